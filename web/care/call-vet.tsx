import { useEffect, useRef } from 'react';
import { checkedUntil, vetDoneAt } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, type VetService } from '../../game/care/vet-services.ts';
import { worldNow } from '../api/world-clock.ts';
import { Button } from '../ui/button.tsx';
import { Cost } from '../ui/coins.tsx';
import { useGameDates } from '../calendar/use-game-date.ts';

interface CallVetProps {
  readonly service: VetService | null;
  /** Coins. */
  readonly cost: number;
  readonly busy: boolean;
  readonly onCall: () => void;
}

export function CallVet({ service, cost, busy, onCall }: CallVetProps) {
  const dateOf = useGameDates();
  return (
    <>
      <p className="text-15 text-muted" aria-live="polite">
        {service !== null && formatOutcome(service, dateOf)}
      </p>
      <Button variant="main" busy={busy} busyLabel="Calling the vet…" onClick={onCall}>
        {service === null ? (
          'Call the vet'
        ) : (
          <>
            {VET_SERVICE_ROWS[service].label}
            {cost > 0 && <Cost coins={cost} />}
          </>
        )}
      </Button>
    </>
  );
}

function formatOutcome(service: VetService, dateOf: (instant: Date) => string): string {
  if (service === 'gelding') return 'This can’t be undone. You’ll be asked once more.';
  return `Valid until ${dateOf(checkedUntil(vetDoneAt(worldNow())))}.`;
}

interface ConfirmGeldingProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onGeld: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation; cancelling has the focus. */
export function ConfirmGelding({ name, busy, onGeld, onCancel }: ConfirmGeldingProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.parentElement?.querySelector('button')?.focus(), []);
  return (
    <>
      <p className="basis-full" role="status" ref={line}>
        Geld {name} for good? He will never have foals.
      </p>
      <Button onClick={onCancel} disabled={busy}>
        Keep a stallion
      </Button>
      <Button variant="main" busy={busy} busyLabel="Calling the vet…" onClick={onGeld}>
        Geld him
        <Cost coins={VET_SERVICE_ROWS.gelding.price} />
      </Button>
    </>
  );
}
