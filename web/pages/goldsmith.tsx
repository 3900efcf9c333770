import { Accounting } from '../ledger/accounting.tsx';
import { BalanceChart } from '../ledger/balance-chart.tsx';
import { Salary } from '../players/salary.tsx';
import { TransactionHistory } from '../ledger/transaction-table.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function Goldsmith() {
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Goldsmith" />
        <p>
          Your salary, and every coin in and out.{' '}
          <Link className="link" href="/economy">
            See the coins of all players
          </Link>
        </p>
      </div>
      <Salary />
      <BalanceChart />
      <div className="goldsmith">
        <TransactionHistory />
        <Accounting />
      </div>
    </div>
  );
}
