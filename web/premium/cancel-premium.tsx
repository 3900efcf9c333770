import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { dateOf } from '../ui/when.ts';
import { useCancel } from './use-premium.ts';

interface CancelPremiumProps {
  /** The paid day. */
  readonly until: string | null;
  /** False: it ends on the paid day anyway. */
  readonly renews: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Lets the member end now, end later or stay. */
export function CancelPremium({ until, renews, onBack, onDone }: CancelPremiumProps) {
  const question = useRef<HTMLDivElement>(null);
  const cancel = useCancel(onDone);
  useEffect(() => question.current?.focus(), []);
  const day = until === null ? 'the paid day' : dateOf(new Date(until));
  return (
    <div className="premium-end" ref={question} tabIndex={-1} role="group" aria-labelledby="premium-end">
      <p id="premium-end">
        <b>Are you sure you want to cancel your premium subscription?</b>
      </p>
      <ul>
        {renews && (
          <li>
            <p>
              <b>Stop renewing</b>
              <small>You keep everything until {day}, and pay nothing more.</small>
            </p>
            <Button
              busy={cancel.busy}
              busyLabel="Processing..."
              onClick={() => cancel.run({ body: { atPeriodEnd: true } })}
            >
              Keep it until {day}
            </Button>
          </li>
        )}
        <li>
          <p>
            <b>End it now</b>
            <small>No money comes back for the days that are left.</small>
          </p>
          <Button busy={cancel.busy} busyLabel="Processing..." onClick={() => cancel.run({ body: {} })}>
            End it now
          </Button>
        </li>
      </ul>
      <Button variant="plain" disabled={cancel.busy} onClick={onBack}>
        Keep Premium
      </Button>
    </div>
  );
}
