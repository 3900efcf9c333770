import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

export interface DayBalance {
  /** "2026-11-20", UTC. */
  readonly day: string;
  readonly balance: number;
}

export interface BalanceLine {
  /** Consecutive days; one without change repeats the balance. */
  readonly days: readonly DayBalance[];
  /** Round numbers around the range. */
  readonly low: number;
  readonly high: number;
}

/** `changes`: days on which the balance changed, oldest first. */
export function balanceLine(changes: readonly DayBalance[], length: number, now: Date): BalanceLine {
  const today = Math.floor(now.getTime() / REAL_MS_PER_DAY);
  const days: DayBalance[] = [];
  let next = 0;
  let balance: number | undefined;
  for (let dayNumber = today - length + 1; dayNumber <= today; dayNumber++) {
    const day = new Date(dayNumber * REAL_MS_PER_DAY).toISOString().slice(0, 10);
    for (let change = changes[next]; change && change.day <= day; change = changes[++next]) {
      balance = change.balance;
    }
    if (balance !== undefined) days.push({ day, balance });
  }
  // A line needs two points.
  const [only] = days;
  if (only && days.length === 1) days.unshift(only);
  const balances = days.map((row) => row.balance);
  const [least, most] = [Math.min(...balances, Infinity), Math.max(...balances, 0)];
  // At least a tenth of the balance, or small changes look large.
  const step = roundStep(Math.max(most - least, most / 10));
  const under = Math.floor(Math.min(least, most) / step) * step;
  // A constant balance lies between two grid lines.
  const low = least === most ? Math.max(0, under - step) : under;
  return { days, low, high: Math.max(low + 2 * step, Math.ceil(most / step) * step) };
}

/** 1, 2 or 5 times a power of ten, about a third of the range. */
function roundStep(range: number): number {
  const third = Math.max(1, range / 3);
  const power = 10 ** Math.floor(Math.log10(third));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= third) ?? 10 * power;
}

/** A stepped SVG path. */
export function linePath({ days, low, high }: BalanceLine, width: number, height: number): string {
  const x = (index: number) => Math.round((index / Math.max(1, days.length - 1)) * width * 10) / 10;
  const y = (balance: number) => Math.round((1 - (balance - low) / (high - low)) * height * 10) / 10;
  return days
    .map(({ balance }, index) => (index === 0 ? `M0 ${y(balance)}` : `H${x(index)}V${y(balance)}`))
    .join('');
}
