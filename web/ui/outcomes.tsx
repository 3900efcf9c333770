import { Check, CircleX } from 'lucide-react';

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
