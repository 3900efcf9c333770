import { MINUTE } from '../../game/game-time.ts';
import { PAYERS_LEAST, SPENDING_DAYS, SPENT_LEAST, SPENT_PERCENT } from '../../game/admin/spending.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { counted, inCoins } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { dateOf, dayAndTimeWithin } from '../ui/when.ts';
import { useSpending, type Spending } from './use-admin.ts';

/** High spending, which may come from several accounts of one person. */
export function SpendingPart() {
  const spending = useSpending();
  const now = useWorldNow(MINUTE);
  return (
    <div className="admin-record">
      <p className="page-lead">
        Players who got more than {SPENT_PERCENT}% of everything that {PAYERS_LEAST} or more accounts ever
        spent, each at least {inCoins(SPENT_LEAST)} in {SPENDING_DAYS} days. It may be a good shop, or one
        person with many accounts: look before you decide.
      </p>
      <Query query={spending} skeleton={<Skeleton label="Loading the spending" rows={4} height="96px" />}>
        {({ countedAt, sellers }) => (
          <>
            <p className="text-15 text-muted">Counted {dayAndTimeWithin(new Date(countedAt), now)}.</p>
            {sellers.length === 0 ? (
              <p className="text-muted">Nothing unusual.</p>
            ) : (
              <ul className="sellers" aria-label="Sellers">
                {sellers.map((seller) => (
                  <Seller key={seller.player.id} seller={seller} />
                ))}
              </ul>
            )}
          </>
        )}
      </Query>
    </div>
  );
}

function Seller({
  seller: { player, payers, coins, top },
}: {
  readonly seller: Spending['sellers'][number];
}) {
  return (
    <li>
      <h2 className="section">
        <Link className="link" href={`/players/${player.id}`}>
          {player.username}
        </Link>
      </h2>
      <p>
        {inCoins(coins)} from {counted(payers, 'account')}
      </p>
      <ul>
        {top.map((payer) => (
          <li key={payer.player.id}>
            <Link className="link" href={`/players/${payer.player.id}`}>
              {payer.player.username}
            </Link>
            : {inCoins(payer.coins)}, {payer.percent}% of all spent; here since{' '}
            {dateOf(new Date(payer.since))}
          </li>
        ))}
      </ul>
    </li>
  );
}
