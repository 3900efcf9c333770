import { Accounting } from '../ledger/accounting.tsx';
import { BalanceChart } from '../ledger/balance-chart.tsx';
import { Salary } from '../players/salary.tsx';
import { TransactionHistory } from '../ledger/transaction-table.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Goldsmith() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Goldsmith" />
        <p>
          Your salary, and every coin in and out.{' '}
          <Link className="link" href="/economy">
            See the coins of all players
          </Link>
        </p>
      </HorsePlace>
      <div className="wrap page">
        <Salary />
        <BalanceChart />
        <div className="goldsmith">
          <TransactionHistory />
          <Accounting />
        </div>
      </div>
    </>
  );
}
