import { useRead } from '../api/read.ts';
import { Button } from '../ui/button.tsx';
import { useHappening } from './use-premium.ts';

interface PracticeHappeningsProps {
  readonly onDone: () => void;
}

/** Lets practice servers simulate everything that banks do. */
export function PracticeHappenings({ onDone }: PracticeHappeningsProps) {
  const { data } = useRead('GET /api/payments/way', {});
  const happening = useHappening(onDone);
  if (data?.practice !== true) return null;
  return (
    <details className="practice">
      <summary>This is a practice subscription. Try what a bank can do</summary>
      <p>No money moves on this server. Each of these ends your practice premium, now or on the paid day.</p>
      <p className="subscription-acts">
        <Button busy={happening.busy} onClick={() => happening.run({ body: { what: 'refund' } })}>
          Refund the payment
        </Button>
        <Button busy={happening.busy} onClick={() => happening.run({ body: { what: 'dispute' } })}>
          Dispute the payment
        </Button>
        <Button busy={happening.busy} onClick={() => happening.run({ body: { what: 'refuse_renewal' } })}>
          Refuse the next payment
        </Button>
      </p>
    </details>
  );
}
