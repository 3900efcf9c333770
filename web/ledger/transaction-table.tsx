import { Skeleton } from '../ui/skeleton.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { dateOf, timeOf } from '../ui/when.ts';
import { useTransactions, type Transaction } from './use-ledger.ts';

const COLUMNS: readonly Column<Transaction>[] = [
  {
    id: 'date',
    head: 'Date',
    cell: ({ createdAt }) => (
      <>
        {dateOf(new Date(createdAt))}
        <small>{timeOf(new Date(createdAt))}</small>
      </>
    ),
  },
  { id: 'what', head: 'Description', names: true, cell: ({ description }) => description },
  {
    id: 'in',
    head: 'Coins In',
    right: true,
    cell: ({ amount }) => amount > 0 && <span className="font-bold text-good">+{inDigits(amount)}</span>,
  },
  {
    id: 'out',
    head: 'Coins Out',
    right: true,
    cell: ({ amount }) => amount < 0 && <span>−{inDigits(-amount)}</span>,
  },
];

export function TransactionHistory() {
  const transactions = useTransactions();
  return (
    <section className="timber" aria-labelledby="history">
      <h2 className="section" id="history">
        Transaction History
      </h2>
      <Query
        query={transactions}
        skeleton={<Skeleton label="Loading the transactions" rows={8} height="40px" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="py-5 text-muted">No transactions yet</p>
          ) : (
            <>
              <Table
                label="Transactions"
                className="ledger-table"
                columns={COLUMNS}
                rows={rows}
                keyOf={({ id }) => id}
              />
              <ShowMore pages={transactions} label="Show more transactions" />
              <SheetButton route="GET /api/sheets/ledger" label="Download ledger (CSV)" />
            </>
          )
        }
      </Query>
    </section>
  );
}
