import { inCoins, inDigits } from '../ui/coins.tsx';
import type { Period } from './use-economy.ts';

/** "+300", "−40", "0". */
export function signed(coins: number): string {
  if (coins === 0) return '0';
  return coins > 0 ? `+${inDigits(coins)}` : `−${inDigits(-coins)}`;
}

type Sums = Pick<Period, 'sources' | 'sinks' | 'purses' | 'escrow'>;

/** Recomputed from the lines shown. */
export function addsUp({ sources, sinks, purses, escrow }: Sums): boolean {
  const sum = (lines: Period['sources']) => lines.reduce((total, { coins }) => total + coins, 0);
  return sum(sources) - sum(sinks) === purses + escrow;
}

/** "There are 200 coins more than before." */
export function formatChange(change: number): string {
  if (change === 0) return 'There are as many coins as before.';
  const are = Math.abs(change) === 1 ? 'is' : 'are';
  return `There ${are} ${inCoins(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than before.`;
}

/** "The richest tenth holds 34% of all coins, the poorer half 9%." */
export function formatWealth(tenths: readonly number[]): string {
  const all = tenths.reduce((sum, coins) => sum + coins, 0);
  if (all === 0) return 'Nobody holds a coin.';
  const poorer = tenths.slice(tenths.length / 2).reduce((sum, coins) => sum + coins, 0);
  return `The richest tenth holds ${formatShares(tenths)[0] ?? ''} of all coins, the poorer half ${percent(poorer, all)}.`;
}

/** The share of each tenth. */
export function formatShares(tenths: readonly number[]): string[] {
  const all = tenths.reduce((sum, coins) => sum + coins, 0);
  return tenths.map((coins) => percent(coins, all));
}

/** "34%"; "<1%" for a little more than nothing. */
function percent(coins: number, all: number): string {
  if (coins === 0) return '0%';
  const whole = Math.round((100 * coins) / all);
  return whole === 0 ? '<1%' : `${whole}%`;
}

/** 0 is the richest. */
export function tenthName(index: number): string {
  if (index === 0) return 'Richest tenth';
  return index === 9 ? 'Poorest tenth' : `Tenth ${index + 1}`;
}
