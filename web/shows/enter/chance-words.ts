import type { Chances } from '../../../game/shows/chances.ts';

/** Below this chance of a prize only last places await. */
const HOPELESS = 0.1;

/** "Win 12%, prize 64%". */
export function chanceWords({ win, prize }: Chances): string {
  return `Win ${percent(win)}, prize ${percent(prize)}`;
}

/** What would help where only last places await; null otherwise. */
export function hopelessWords({ prize }: Pick<Chances, 'prize'>): string | null {
  return prize < HOPELESS ? 'Too strong a field now: train, rest, or wear better tack first' : null;
}

function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'under 1%';
  if (chance < 1 && chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}
