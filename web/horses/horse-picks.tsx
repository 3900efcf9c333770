import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { stallOf } from '../portrait/stall.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import './horse-picks.css';
import { hasStartsLeft } from './horse-state.ts';
import type { Horse } from './use-horses.ts';

interface HorsePicksProps {
  /** What the page asks: "Which horse?" */
  readonly label: string;
  readonly horses: readonly Horse[];
  readonly chosen?: string;
  readonly hrefOf: (horse: Horse) => string;
  /** All at once, as the page's own question. Default: a row that scrolls. */
  readonly large?: boolean;
}

/** Who starts? The player's horses in a row; each leads to the same page for it. */
export function HorsePicks({ label, horses, chosen, hrefOf, large = false }: HorsePicksProps) {
  const now = useWorldNow(MINUTE);
  return (
    <nav aria-label={label}>
      <ul className={large ? 'horse-picks is-large' : 'horse-picks'}>
        {horses.map((horse) => (
          <li key={horse.id}>
            <Link
              className="horse-pick"
              href={hrefOf(horse)}
              aria-current={horse.id === chosen ? 'page' : undefined}
            >
              {stallOf(horse)}
              <b>{horse.name}</b>
              <small>{formatStarts(horse, now)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "3 starts today". */
function formatStarts(horse: Horse, now: Date): string {
  return hasStartsLeft(horse, now) ? `${counted(horse.startsLeft, 'start')} today` : 'Rests today';
}
