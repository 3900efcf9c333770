import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { dateOf } from '../ui/when.ts';
import { inMoney, usePayments, type Payment } from './use-premium.ts';

const STATES = { paid: 'Paid', refunded: 'Refunded', disputed: 'Disputed' } as const;

export function PaymentHistory() {
  const payments = usePayments();
  return (
    <Query query={payments} skeleton={<Skeleton label="Loading your payments" rows={2} height="40px" />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-muted">No payments yet</p>
        ) : (
          <>
            <dl className="list" aria-label="Payments">
              {rows.map((payment) => (
                <div key={payment.id}>
                  <dt>
                    {payment.kind === 'premium' ? formatPeriod(payment) : 'Genetic Insight'}
                    {payment.practice && ' (practice)'}
                  </dt>
                  <dd>
                    {STATES[payment.state]} {dateOf(new Date(payment.paidAt))},{' '}
                    {inMoney(payment.cents, payment.currency)}
                  </dd>
                </div>
              ))}
            </dl>
            <ShowMore pages={payments} label="Show more payments" />
          </>
        )
      }
    </Query>
  );
}

function formatPeriod({ periodStart, periodEnd }: Payment): string {
  if (periodStart === null || periodEnd === null) return 'Premium';
  return `Premium, ${dateOf(new Date(periodStart))} to ${dateOf(new Date(periodEnd))}`;
}
