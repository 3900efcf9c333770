import { Gift } from 'lucide-react';
import type { FirstStep } from '../../first-steps/use-first-steps.ts';
import { Button } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import type { NeedRow } from './need-rows.tsx';

export interface WaitingRewards {
  readonly steps: readonly FirstStep[];
  readonly collectingStep: boolean;
  readonly onCollectStep: (step: FirstStep) => void;
}

export function isWaiting({ status }: Pick<FirstStep, 'status'>): boolean {
  return status === 'done';
}

/** "Collect 250 coins for First steps": one press collects the first reward that waits. */
export function rewardRows({ steps, collectingStep, onCollectStep }: WaitingRewards): NeedRow[] {
  const [next, ...more] = steps.filter(isWaiting);
  if (!next) return [];
  const { id, title, reward } = next;
  const coins = reward.coins > 0 ? inCoins(reward.coins) : `${inDigits(reward.xp)} XP`;
  const xp = reward.coins > 0 ? `, with ${inDigits(reward.xp)} XP` : '';
  const rest = more.length > 0 ? ` Then ${counted(more.length, 'more reward')}.` : '';
  return [
    {
      key: `step ${id}`,
      icon: <Gift className="icon text-accent" aria-hidden />,
      title: `Collect ${coins} for First steps`,
      why: `${title}${xp}.${rest}`,
      action: (
        <Button
          aria-label={`Collect for ${title}`}
          busy={collectingStep}
          busyLabel="Collecting…"
          onClick={() => onCollectStep(next)}
        >
          Collect
        </Button>
      ),
    },
  ];
}
