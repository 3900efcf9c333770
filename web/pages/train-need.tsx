import { Dumbbell } from 'lucide-react';
import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { TRAIN_FROM } from '../../game/horses/age.ts';
import { bankOf } from '../guild-work/training-horse.ts';
import { feedLeft } from '../horses/feed-left.tsx';
import type { Horse } from '../horses/use-horses.ts';
import { Button } from '../ui/button.tsx';
import { Need } from './need.tsx';

interface TrainNeedProps {
  readonly horse: Horse;
  readonly now: Date;
  readonly onTrain: () => void;
}

export const BANK_FULL = `${MOST_BANKED} trainings banked`;

/** Whether what the horse might still bank is lost until it trains: fed, old enough, and not retired. */
export function losesTrainings(horse: Horse, now: Date): boolean {
  if (horse.retired || horse.ageInMonths < TRAIN_FROM) return false;
  return feedLeft(horse, now).hunger !== 'hungry' && bankOf(horse, now).nextAt === null;
}

export function TrainNeed({ horse, now, onTrain }: TrainNeedProps) {
  if (!losesTrainings(horse, now)) return null;
  return (
    <Need
      icon={<Dumbbell className="icon text-good" aria-hidden />}
      title={BANK_FULL}
      why="There is no room for more"
    >
      <Button aria-haspopup="dialog" onClick={onTrain}>
        Train
      </Button>
    </Need>
  );
}
