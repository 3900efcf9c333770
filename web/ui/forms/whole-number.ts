import { inDigits } from '../coins.tsx';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Reads a number as the game writes it: "2500", "2,500", "2,500 coins". Undefined if it is not a number. */
export function readWhole(typed: string): number | undefined {
  const digits = typed
    .trim()
    .replace(/\s*coins?$/, '')
    .trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : undefined;
}

/** Why the number is invalid; undefined for a valid one and for an empty field. */
export function wholeProblem(typed: string, { least, most }: Bounds): string | undefined {
  if (typed.trim() === '') return undefined;
  const number = readWhole(typed.trim().replace(/^[-−]\s*/, ''));
  const isNegative = /^\s*[-−]/.test(typed);
  if (number === undefined) return 'Please type a whole number, such as 2,500.';
  if (isNegative || number < least) return `At least ${inDigits(least)}.`;
  return number > most ? `At most ${inDigits(most)}.` : undefined;
}

/** Allows unfinished input: "2,5" may become "2,500". */
export function mayBecomeWhole(typed: string): boolean {
  return /^\s*\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(typed);
}
