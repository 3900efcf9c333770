import { MINUTE } from '../../game/game-time.ts';
import { ACTIVE_DAYS, WEALTH_TENTHS } from '../../game/economy/economy.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { formatShares, tenthName, formatWealth } from './format-economy.ts';
import type { Wealth } from './use-economy.ts';

export function WealthBars({ wealth }: { readonly wealth: Wealth | null }) {
  return (
    <section aria-labelledby="wealth">
      <h2 className="section" id="wealth">
        Who holds the coins
      </h2>
      {wealth === null || wealth.tenths.length === 0 ? (
        <p className="economy-lead">
          Ten bars appear here once {WEALTH_TENTHS} players are active. {soFar(wealth?.players ?? 0)}
        </p>
      ) : (
        <Shared wealth={wealth} />
      )}
    </section>
  );
}

function soFar(players: number): string {
  return players === 0 ? 'Nobody is so far.' : `So far there ${players === 1 ? 'is' : 'are'} ${players}.`;
}

function Shared({ wealth: { tenths, players, countedAt } }: { readonly wealth: Wealth }) {
  const now = useWorldNow(MINUTE);
  const shares = formatShares(tenths);
  const most = Math.max(...tenths, 1);
  const all = tenths.reduce((sum, coins) => sum + coins, 0);
  return (
    <>
      <p className="economy-lead">{formatWealth(tenths)}</p>
      <div className="economy-two">
        <figure className="wealth" aria-hidden>
          <ol className="num">
            {tenths.map((coins, index) => (
              <li key={tenthName(index)}>
                <span>{shares[index]}</span>
                <i style={{ height: `${(100 * coins) / most}%` }} />
              </li>
            ))}
          </ol>
          <p>
            <span>Richest tenth</span>
            <span>Poorest tenth</span>
          </p>
        </figure>
        <table className="sr" aria-label="Coins by tenths of the players">
          <thead>
            <tr>
              <th scope="col">Players</th>
              <th scope="col">Coins</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {tenths.map((coins, index) => (
              <tr key={tenthName(index)}>
                <th scope="row">{tenthName(index)}</th>
                <td>{inDigits(coins)}</td>
                <td>{shares[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="economy-note">
          {counted(players, 'player')} who came by in the last {ACTIVE_DAYS} days hold {inCoins(all)}, sorted
          by what each holds and cut into ten groups of one size. Coins of players who stayed away longer, and
          in escrow, are left out. Counted {dayAndTimeWithin(new Date(countedAt), now)}, at most once an hour.
        </p>
      </div>
    </>
  );
}
