import { FEWEST_SALES, RECENT_DAYS } from '../../../game/trade/sale-prices.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { dateOf } from '../../ui/when.ts';
import { linesOf, type TrendLines } from './trend-lines.ts';
import type { SalePrices } from './use-listings.ts';

const WIDTH = 400;
const HEIGHT = 140;

interface PriceTrendProps {
  readonly prices: SalePrices;
  /** "Appaloosas". */
  readonly what: string;
  /** Price of the listing, in coins. */
  readonly price?: number;
}

/** Line: median by week; band: half of all sales; dashes: this price. */
export function PriceTrend({ prices, what, price }: PriceTrendProps) {
  const { quarter, last } = prices;
  if (quarter.sold < FEWEST_SALES) {
    return (
      <p className="text-muted">
        Too few sold to say.{last !== null && ` The last went for ${inDigits(last.price)}.`}
      </p>
    );
  }
  const lines = linesOf(prices.weeks, price, { width: WIDTH, height: HEIGHT });
  return (
    <figure className="trend">
      <div className="trend-plot" aria-hidden>
        <p className="trend-scale num">
          <span>{inDigits(lines.high)}</span>
          <span>{inDigits(lines.low)}</span>
        </p>
        <Plot lines={lines} />
        <p className="trend-weeks num">
          <span>12 weeks ago</span>
          <span>this week</span>
        </p>
      </div>
      <figcaption>
        {price === undefined ? '' : `${formatAgainstMedian(price, quarter.median)} `}
        {inDigits(quarter.sold)} {what} sold, half of them for {inDigits(quarter.low ?? 0)} to{' '}
        {inDigits(quarter.high ?? 0)}.
      </figcaption>
      <WeekTable prices={prices} what={what} />
    </figure>
  );
}

function Plot({ lines: { median, band, dots, priceAt } }: { readonly lines: TrendLines }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      <path className="trend-grid" d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      <path className="trend-band" d={band} />
      <path className="trend-line" d={median} />
      {dots.map(({ x, y }) => (
        <path key={x} className="trend-dot" d={`M${x} ${y}h0`} />
      ))}
      {priceAt !== null && <path className="trend-price" d={`M0 ${priceAt}H${WIDTH}`} />}
    </svg>
  );
}

/** Compares a price with the median; a difference within a tenth counts as equal. */
function formatAgainstMedian(price: number, median: number | null): string {
  if (median === null) return '';
  const share = price / median;
  if (share > 1.1) return `This price is above the median of ${inDigits(median)}.`;
  if (share < 0.9) return `This price is below the median of ${inDigits(median)}.`;
  return `This price is about the median of ${inDigits(median)}.`;
}

function WeekTable({ prices, what }: Pick<PriceTrendProps, 'prices' | 'what'>) {
  return (
    <table className="sr">
      <caption>What {what} sold for, by week</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Sold</th>
          <th scope="col">Median</th>
          <th scope="col">Half of them</th>
        </tr>
      </thead>
      <tbody>
        {prices.weeks.map(({ startsAt, sold, median, low, high }) => (
          <tr key={startsAt}>
            <th scope="row">{dateOf(new Date(startsAt))}</th>
            <td>{sold}</td>
            <td>{median === null ? 'none sold' : inCoins(median)}</td>
            <td>{low === null || high === null ? '' : `${inDigits(low)} to ${inDigits(high)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const REASON_TEXT: Readonly<Record<SalePrices['suggested']['reason'], string>> = {
  recent: `the middle of what like ones sold for in the last ${RECENT_DAYS} days`,
  quarter: 'the middle of what like ones sold for in the last 12 weeks',
  store: 'what the store asks for a like one',
};

/** "Try 3,900: the middle of …". */
export function formatSuggestion({ price, reason }: SalePrices['suggested']): string {
  return `Try ${inDigits(price)}: ${REASON_TEXT[reason]}.`;
}
