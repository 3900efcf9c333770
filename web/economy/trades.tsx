import { counted, inDigits } from '../ui/coins.tsx';
import type { Period } from './use-economy.ts';

export function Trades({ trades }: Pick<Period, 'trades'>) {
  const made = trades.filter(({ count }) => count > 0);
  const count = made.reduce((total, row) => total + row.count, 0);
  const coins = made.reduce((total, row) => total + row.coins, 0);
  return (
    <section aria-labelledby="trade">
      <h2 className="section" id="trade">
        Trade between players
      </h2>
      {count === 0 ? (
        <p className="economy-lead">
          No trade in this time. What players pay each other for horses, tack and stud services is counted
          here.
        </p>
      ) : (
        <>
          <p className="economy-lead">
            Players paid each other {inDigits(coins)} coins in {counted(count, 'trade')}.
          </p>
          <dl className="list">
            {made.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>
                  {counted(row.count, 'trade')}, {inDigits(row.coins)} coins
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
