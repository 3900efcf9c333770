import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useWorldNow } from '../api/use-world-now.ts';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { Need } from '../ui/need.tsx';
import { useCancelWaiting, type WaitingCall } from './use-devices.ts';

const CLOCK_INTERVAL_MS = 10_000;

export function WaitingList({ calls }: { readonly calls: readonly WaitingCall[] }) {
  if (calls.length === 0) {
    return (
      <Empty title="Nothing waits" picture={<EmptyStall />}>
        <p>
          What a new device wants to sell, give away or pay to players appears here, and can be cancelled.
        </p>
      </Empty>
    );
  }
  return (
    <ul aria-label="Waiting">
      {calls.map((call) => (
        <WaitingRow key={call.id} call={call} />
      ))}
    </ul>
  );
}

function WaitingRow({
  call: { id, sentence, runsAt, deviceName, isFromThis },
}: {
  readonly call: WaitingCall;
}) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const cancelling = useCancelWaiting();
  const due = new Date(runsAt);
  const when = due <= now ? 'Being done now' : `Is done ${dayAndTimeWithin(due, now)}`;
  return (
    <Need
      icon={<Clock className="icon text-accent" aria-hidden />}
      title={sentence}
      why={`${when}. Asked from ${isFromThis ? 'this device' : deviceName}.`}
    >
      <div className="need-acts">
        <Button
          busy={cancelling.busy}
          busyLabel="Cancelling…"
          aria-description={sentence}
          onClick={() => cancelling.run({ params: { id } })}
        >
          Cancel
        </Button>
      </div>
    </Need>
  );
}

const ENDINGS = {
  waiting: { Icon: Clock, colour: 'text-muted', label: 'Waits' },
  done: { Icon: CircleCheck, colour: 'text-good', label: 'Done' },
  cancelled: { Icon: Ban, colour: 'text-muted', label: 'Cancelled' },
  refused: { Icon: CircleX, colour: 'text-bad', label: 'Not done' },
} as const;

export function EndedList({ calls }: { readonly calls: readonly WaitingCall[] }) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  if (calls.length === 0) return <p className="py-3 text-muted">Nothing in the last 30 days.</p>;
  return (
    <ul aria-label="No longer waiting">
      {calls.map(({ id, sentence, status, endedAt, reason }) => {
        const { Icon, colour, label } = ENDINGS[status];
        const when = endedAt === null ? '' : `, ${dayAndTimeWithin(new Date(endedAt), now)}`;
        return (
          <Need
            key={id}
            icon={<Icon className={`icon ${colour}`} aria-hidden />}
            title={sentence}
            why={`${label}${when}.${reason === null ? '' : ` ${reason}`}`}
          />
        );
      })}
    </ul>
  );
}
