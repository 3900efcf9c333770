import { wealthShares } from '../../game/economy/economy.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import type { Period } from './use-economy.ts';

/** "+300", "−40", "0". */
export function signed(coins: number): string {
  if (coins === 0) return '0';
  return coins > 0 ? `+${inDigits(coins)}` : `−${inDigits(-coins)}`;
}

type Sums = Pick<Period, 'sources' | 'sinks' | 'purses' | 'escrow'>;

/** Added up again from the lines that are shown. */
export function addsUp({ sources, sinks, purses, escrow }: Sums): boolean {
  const sum = (lines: Period['sources']) => lines.reduce((total, { coins }) => total + coins, 0);
  return sum(sources) - sum(sinks) === purses + escrow;
}

/** "Players hold 200 coins more, and 50 coins fewer wait in escrow." */
export function changeWords({ purses, escrow }: Pick<Period, 'purses' | 'escrow'>): string {
  const held = purses === 0 ? 'Players hold as many coins as before' : `Players hold ${moreWords(purses)}`;
  if (escrow === 0) return `${held}, and as many wait in escrow.`;
  return `${held}, and ${moreWords(escrow)} ${Math.abs(escrow) === 1 ? 'waits' : 'wait'} in escrow.`;
}

function moreWords(change: number): string {
  return `${inCoins(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;
}

/** "The richest tenth holds 34% of all coins, the poorer half 9%." */
export function wealthWords(tenths: readonly number[]): string {
  const all = tenths.reduce((sum, coins) => sum + coins, 0);
  if (all === 0) return 'Nobody holds a coin.';
  const poorer = tenths.slice(tenths.length / 2).reduce((sum, coins) => sum + coins, 0);
  return `The richest tenth holds ${wealthShares(tenths)[0] ?? 0}% of all coins, the poorer half ${Math.round((100 * poorer) / all)}%.`;
}

/** From the richest, 0. */
export function tenthName(nth: number): string {
  if (nth === 0) return 'Richest tenth';
  return nth === 9 ? 'Poorest tenth' : `Tenth ${nth + 1}`;
}
