import { stallOf } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import './horse-picks.css';
import type { Horse } from './use-horses.ts';

interface HorsePicksProps {
  /** What the page asks: "Which horse?" */
  readonly label: string;
  readonly horses: readonly Horse[];
  readonly chosen?: string;
  readonly hrefOf: (horse: Horse) => string;
  readonly noteOf: (horse: Horse) => string;
}

/** The player's horses in a row; each leads to the same page for it. */
export function HorsePicks({ label, horses, chosen, hrefOf, noteOf }: HorsePicksProps) {
  return (
    <nav aria-label={label}>
      <ul className="horse-picks">
        {horses.map((horse) => (
          <li key={horse.id}>
            <Link
              className="horse-pick"
              href={hrefOf(horse)}
              aria-current={horse.id === chosen ? 'page' : undefined}
            >
              {stallOf(horse)}
              <b>{horse.name}</b>
              <small>{noteOf(horse)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
