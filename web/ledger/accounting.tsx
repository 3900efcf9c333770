import { Skeleton } from '../ui/skeleton.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { useSummary, type Summary } from './use-ledger.ts';
import { HelpLink } from '../ui/help-link.tsx';

export function Accounting() {
  const summary = useSummary();
  return (
    <section className="timber" aria-labelledby="accounting">
      <h2 className="section" id="accounting">
        Accounting Summary
      </h2>
      <HelpLink to="bound-coins" about="bound and tradable coins" />
      <Query query={summary} skeleton={<Skeleton label="Loading the summary" rows={6} height="24px" />}>
        {(sums) => (
          <>
            <div className="accounts">
              <Side title="Income" lines={sums.income} total="Total Income" sum={sums.totalIncome} />
              <Side title="Expenses" lines={sums.expenses} total="Total Expenses" sum={sums.totalExpenses} />
            </div>
            <dl className="list accounts-end">
              <div>
                <dt>Net Total</dt>
                <dd>{signed(sums.netTotal)}</dd>
              </div>
              <div>
                <dt>Current Balance</dt>
                <dd>{inCoins(sums.currentBalance)}</dd>
              </div>
            </dl>
            <p className="text-15 text-muted max-w-measure">{formatPurse(sums)}</p>
          </>
        )}
      </Query>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: Summary['income'];
  readonly total: string;
  readonly sum: number;
}

function Side({ title, lines, total, sum }: SideProps) {
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <dl className="list">
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inDigits(amount)}</dd>
          </div>
        ))}
        <div className="accounts-total">
          <dt>{total}</dt>
          <dd>{inDigits(sum)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** docs/rules/trade.md#bound-coins */
function formatPurse({ tradableCoins, currentBalance }: Summary): string {
  const bound = currentBalance - tradableCoins;
  return `${inDigits(tradableCoins)} of your coins came from prizes and other players: you can pay them to anyone. The other ${inDigits(bound)} came from the game. Spend them on anything the game sells.`;
}

function signed(amount: number): string {
  return amount > 0 ? `+${inDigits(amount)}` : inDigits(amount);
}
