import { counted } from './coins.tsx';

/** Whom or what a press for many leaves out, and why, in a few words. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** "Iris and Moth: valid already. 3 horses: with the vet just now." Those that share a reason share a sentence. */
export function leftOutWords(leftOut: readonly LeftOut[], one: string): string {
  const reasons = [...new Set(leftOut.map(({ why }) => why))];
  return reasons
    .map(
      (reason) =>
        `${namesOf(
          leftOut.filter(({ why }) => why === reason),
          one,
        )}: ${reason}.`,
    )
    .join(' ');
}

/** Two at most by name; `one` is what each of them is. */
export function namesOf(named: readonly { readonly name: string }[], one: string): string {
  return named.length > 2 ? counted(named.length, one) : named.map(({ name }) => name).join(' and ');
}
