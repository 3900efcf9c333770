import { Check, CircleX } from 'lucide-react';
import { counted } from './coins.tsx';

export interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly done: boolean;
  /** What came of it, or why nothing did. */
  readonly words: string;
}

/** What became of each of many, where not all went as was asked: what failed comes first. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <ul className="outcomes">
      {outcomes
        .toSorted((one, other) => Number(one.done) - Number(other.done))
        .map(({ key, name, done, words }) => (
          <li key={key}>
            {done ? (
              <Check className="icon text-good" aria-hidden />
            ) : (
              <CircleX className="icon text-bad" aria-hidden />
            )}
            <p>
              <b>{name}</b>
              {words}
            </p>
          </li>
        ))}
    </ul>
  );
}

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
