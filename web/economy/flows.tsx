import { Check, CircleAlert } from 'lucide-react';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { addsUp, formatChange, signed } from './format-economy.ts';
import type { Period } from './use-economy.ts';

export function Flows({ period }: { readonly period: Period }) {
  const most = Math.max(...[...period.sources, ...period.sinks].map(({ coins }) => coins), 1);
  return (
    <>
      <div className="flows">
        <FlowList
          title="Where coins come from"
          empty="No new coins."
          lines={period.sources}
          sum={period.made}
          most={most}
        />
        <FlowList
          title="Where they go"
          empty="Nobody spent a coin."
          lines={period.sinks}
          sum={period.taken}
          most={most}
        />
      </div>
      <SumLine period={period} />
    </>
  );
}

interface FlowListProps {
  readonly title: string;
  readonly empty: string;
  readonly lines: Period['sources'];
  readonly sum: number;
  /** The longest bar of both lists. */
  readonly most: number;
}

function FlowList({ title, empty, lines, sum, most }: FlowListProps) {
  return (
    <div>
      <h2 className="section flow-head">
        {title} <span className="num">{inCoins(sum)}</span>
      </h2>
      {lines.length === 0 ? (
        <p className="py-3 text-muted">{empty}</p>
      ) : (
        <ul className="flow">
          {lines.map(({ label, coins }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="num">
                {inDigits(coins)}
                <span className="sr">{coins === 1 ? ' coin' : ' coins'}</span>
              </span>
              <span className="bar" aria-hidden>
                <i style={{ width: `${(100 * coins) / most}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Sources less sinks, and the resulting change of balances and escrow. */
function SumLine({ period }: { readonly period: Period }) {
  const { made, taken, purses, escrow } = period;
  return (
    <div className="flow-sum">
      <dl className="num">
        <Part name="New coins" coins={inDigits(made)} />
        <Part sign="−" name="Coins gone" coins={inDigits(taken)} />
        <Part sign="=" name="Players’ coins" coins={signed(purses)} />
        <Part sign="and" name="In escrow" coins={signed(escrow)} />
      </dl>
      <p>{formatChange(made - taken)} Escrow keeps prizes and fees until it is decided who gets them.</p>
      {addsUp(period) ? (
        <p className="flow-right">
          <Check className="icon" aria-hidden />
          It adds up, to the coin.
        </p>
      ) : (
        <p className="flow-wrong">
          <CircleAlert className="icon" aria-hidden />
          It does not add up. Please tell us.
        </p>
      )}
    </div>
  );
}

interface PartProps {
  readonly sign?: string;
  readonly name: string;
  readonly coins: string;
}

function Part({ sign, name, coins }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {sign !== undefined && <span className="flow-sign">{sign} </span>}
        {coins}
      </dd>
    </div>
  );
}
