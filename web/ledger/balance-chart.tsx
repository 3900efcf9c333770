import { useState } from 'react';
import { worldNow } from '../api/world-clock.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { dateOf } from '../ui/when.ts';
import { balanceLine, linePath, type BalanceLine } from './balance-line.ts';
import { useBalances } from './use-ledger.ts';

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '1 year' },
] as const;
type Range = (typeof RANGES)[number]['value'];

const WIDTH = 640;
const HEIGHT = 144;

export function BalanceChart() {
  const [range, setRange] = useState<Range>('30');
  const balances = useBalances(Number(range));
  return (
    <section className="balance timber" aria-labelledby="balance">
      <div className="balance-head">
        <h2 className="section" id="balance">
          Balance
        </h2>
        <Segments label="Days shown" options={RANGES} value={range} onChange={setRange} />
      </div>
      <Query query={balances} skeleton={<div className="balance-chart" />}>
        {(changes) => <Line line={balanceLine(changes, Number(range), worldNow())} />}
      </Query>
    </section>
  );
}

function Line({ line }: { readonly line: BalanceLine }) {
  const { days, low, high } = line;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return <div className="balance-chart" />;
  const path = linePath(line, WIDTH, HEIGHT);
  return (
    <figure className="balance-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={formatBalanceLine(line)}
      >
        <path className="balance-grid" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <path className="balance-area" d={`${path}V${HEIGHT}H0Z`} />
        <path className="balance-line" d={path} />
      </svg>
      <p className="balance-scale num" aria-hidden>
        <span>{inDigits(high)}</span>
        <span>{Number.isInteger((low + high) / 2) && inDigits((low + high) / 2)}</span>
        <span>{inDigits(low)}</span>
      </p>
      <p className="balance-days num" aria-hidden>
        <span>{dateOf(new Date(first.day))}</span>
        <span>{dateOf(new Date(last.day))}</span>
      </p>
    </figure>
  );
}

/** For screen readers. */
function formatBalanceLine({ days }: BalanceLine): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'No balance yet';
  const sorted = days.map(({ balance }) => balance).toSorted((a, b) => a - b);
  return `From ${inCoins(first.balance)} on ${dateOf(new Date(first.day))} to ${inCoins(last.balance)} on ${dateOf(new Date(last.day))}; at least ${inDigits(sorted[0] ?? 0)}, at most ${inDigits(sorted.at(-1) ?? 0)}.`;
}
