import { useEffect, useRef, useState } from 'react';
import { INSIGHT_CENTS } from '../../../game/premium/premium.ts';
import { Button } from '../../ui/button.tsx';
import type { Horse } from '../use-horses.ts';
import { useFreeInsight } from './use-insight.ts';

const INSIGHT_PRICE = `$${(INSIGHT_CENTS / 100).toFixed(2)}`;

interface UseInsightProps {
  readonly horse: Horse;
  readonly left: number;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

export function UseInsight({ horse, left, onBuy, onClose }: UseInsightProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const wasConfirming = useRef(false);
  const line = useRef<HTMLDivElement>(null);
  const use = useFreeInsight(horse);
  // The pressed button is gone: focus its replacement.
  useEffect(() => {
    if (isConfirming || wasConfirming.current)
      line.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  if (left === 0)
    return (
      <>
        <p>You have no free insight left.</p>
        <Button onClick={onClose}>Close</Button>
        <Button variant="main" onClick={onBuy}>
          See the genes for {INSIGHT_PRICE}
        </Button>
      </>
    );
  return (
    <div className="insight-line" ref={line}>
      {isConfirming ? (
        <>
          <p role="status">
            {left === 1 ? 'This uses up your only free insight' : 'This uses up one of your free insights'} on{' '}
            {horse.name}. It cannot be taken back.
          </p>
          <Button data-first onClick={() => setIsConfirming(false)} disabled={use.busy}>
            Keep it
          </Button>
          <Button
            variant="main"
            busy={use.busy}
            busyLabel="Looking…"
            onClick={() => use.run({ body: { horseId: horse.id } })}
          >
            Use it on {horse.name}
          </Button>
        </>
      ) : (
        <>
          <p>
            You have{' '}
            <b>
              {left} free insight{left === 1 ? '' : 's'}
            </b>
            . Each shows the genes of one horse.
          </p>
          <Button variant="plain" onClick={onBuy}>
            Pay {INSIGHT_PRICE} instead
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button data-first variant="main" onClick={() => setIsConfirming(true)}>
            Use free insight
          </Button>
        </>
      )}
    </div>
  );
}
