import { Check, Circle, Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../api/act.ts';
import { asksToKeep } from '../api/keep-first.ts';
import { queryClient } from '../api/read.ts';
import { Button } from '../ui/button.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Meter } from '../ui/meter.tsx';
import { showToast } from '../ui/toasts.ts';
import { FIRST_STEPS, useCollectStep } from './use-collect-step.ts';
import type { FirstStep } from './use-first-steps.ts';

interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  /** Guests collect once they are players. */
  readonly isGuest: boolean;
}

/** Rewards that wait and the next step; the others on demand. */
export function FirstSteps({ steps, isGuest }: FirstStepsProps) {
  const [seesAll, setSeesAll] = useState(false);
  if (steps.length === 0) return null;
  const next = steps.find(({ status }) => status === 'open');
  const shown = seesAll ? steps : steps.filter((step) => step.status === 'done' || step === next);
  const collected = steps.filter(({ status }) => status === 'collected').length;
  return (
    <section className="timber" aria-labelledby="first-steps">
      <div className="first-steps-head">
        <h2 className="section" id="first-steps">
          First steps
        </h2>
        <p className="num">
          {collected} of {steps.length} collected
        </p>
      </div>
      <ol className="first-steps">
        {shown.map((step) => (
          <Step key={step.id} step={step} isGuest={isGuest} />
        ))}
      </ol>
      <div className="first-steps-more">
        <Button variant="plain" aria-expanded={seesAll} onClick={() => setSeesAll(!seesAll)}>
          {seesAll ? 'Show only the next step' : `Show all ${steps.length} steps`}
        </Button>
        {isGuest ? <KeepToCollect steps={steps} /> : <SkipSteps />}
      </div>
    </section>
  );
}

const ICONS = { open: Circle, done: Gift, collected: Check } as const;

function Step({ step, isGuest }: { readonly step: FirstStep; readonly isGuest: boolean }) {
  const collect = useCollectStep();
  const { id, title, text, status, have, of } = step;
  const Icon = ICONS[status];
  return (
    <li className="first-step" data-status={status}>
      <Icon className="icon" aria-hidden />
      <p>
        <b>{title}</b>
        {status === 'collected' ? <span className="sr">, collected</span> : <small>{text}</small>}
        {status === 'open' && of > 1 && (
          <span className="first-step-so-far">
            <Meter label={`${title}, so far`} value={have} max={of} valueText={`${have} of ${of}`} />
            <small className="num">
              {have} of {of}
            </small>
          </span>
        )}
      </p>
      {status === 'done' && !isGuest ? (
        <Button busy={collect.busy} busyLabel="Collecting…" onClick={() => collect.run({ params: { id } })}>
          Collect
          <span className="sr">{` the reward for ${title}:`}</span>
          <span className="cost">{formatReward(step)}</span>
        </Button>
      ) : (
        <small className="first-step-reward num">{formatReward(step)}</small>
      )}
    </li>
  );
}

function KeepToCollect({ steps }: Pick<FirstStepsProps, 'steps'>) {
  const waiting = steps.filter(({ status }) => status === 'done').length;
  if (waiting === 0) return null;
  return (
    <Button variant="plain" aria-haspopup="dialog" onClick={() => asksToKeep.set(true)}>
      {waiting === 1 ? 'This reward is' : 'These rewards are'} yours once you choose a name
    </Button>
  );
}

function formatReward({ reward: { xp, coins } }: FirstStep): string {
  return coins > 0 ? `${inDigits(xp)} XP, ${inCoins(coins)}` : `${inDigits(xp)} XP`;
}

/** Asks for confirmation: skipping cannot be undone. */
function SkipSteps() {
  const [isConfirming, setIsConfirming] = useState(false);
  const wasConfirming = useRef(false);
  const line = useRef<HTMLDivElement>(null);
  const skip = useSkipSteps();
  // The pressed button is gone: focus its replacement.
  useEffect(() => {
    if (isConfirming || wasConfirming.current) line.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return (
    <div className="first-steps-skip" ref={line}>
      {isConfirming ? (
        <>
          <p role="status">Skip them for good? You’ll lose rewards you haven’t collected.</p>
          <Button onClick={() => setIsConfirming(false)} disabled={skip.busy}>
            Keep them
          </Button>
          <Button variant="plain" busy={skip.busy} busyLabel="Skipping…" onClick={() => skip.run()}>
            Skip for good
          </Button>
        </>
      ) : (
        <Button variant="plain" onClick={() => setIsConfirming(true)}>
          Skip the first steps
        </Button>
      )}
    </div>
  );
}

function useSkipSteps() {
  return useAct('POST /api/first-steps/skip', {
    onDone({ message }) {
      queryClient.setQueryData(FIRST_STEPS, []);
      showToast({ title: message, description: 'You know your way about.' });
    },
    failure: { title: 'Error', text: 'Failed to skip the first steps' },
  });
}
