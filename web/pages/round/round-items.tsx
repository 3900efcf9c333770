import { Check, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { chancesOf } from '../../../game/shows/chances.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { startTerms } from '../../../game/shows/grades.ts';
import { disciplineAt } from '../../../game/shows/venues.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { formatChances } from '../../shows/enter/format-entry.ts';
import { addressOfShow } from '../../shows/show-link.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { countdown, timeOf } from '../../ui/when.ts';
import { formatMovedUp, type Reason } from './done-reasons.ts';

interface Start {
  readonly showId: string;
  readonly discipline: Discipline;
  readonly level: number;
  readonly scheduledDate: string;
  readonly movesUp: boolean;
}

interface StartsItemProps {
  readonly horse: Horse;
  readonly starts: readonly Start[];
  /** "Moved down to the bronze field of class 1". */
  readonly note?: string | null;
  readonly purseIndex: number;
  readonly now: Date;
}

/** The next start, with the horse's chances, and how many more there are. */
export function StartsItem({ horse, starts, note = null, purseIndex, now }: StartsItemProps) {
  const ahead = starts.filter(({ scheduledDate }) => new Date(scheduledDate) > now);
  const [next = starts.at(-1)] = ahead;
  if (!next) return null;
  const others = starts.length - 1;
  const chance = chanceNow(horse, next, purseIndex);
  const up = formatMovedUp(starts);
  const runsAt = new Date(next.scheduledDate);
  const when = runsAt > now ? countdown(runsAt, now).toLowerCase() : `has run, ${timeOf(runsAt)}`;
  return (
    <Item
      what={
        <Link className="link" href={addressOfShow(next.showId)}>
          {disciplineAt(next.discipline, next.showId)}, {when}
        </Link>
      }
      help={[chance, up, note, others > 0 && `${counted(others, 'more start', 'more starts')} today`]
        .filter(Boolean)
        .join('. ')}
    />
  );
}

/** With the horse's current happiness and training. */
function chanceNow(
  { standing, level: horseLevel, strengths }: Horse,
  { level, discipline }: Start,
  purseIndex: number,
): string {
  if (!isClassLevel(level)) return '';
  const terms = startTerms(standing, horseLevel, level);
  return formatChances(chancesOf({ level, ...terms, purseIndex }, strengths[discipline]));
}

export function ReasonItem({
  reason,
  refused,
  extra = '',
}: {
  readonly reason: Reason;
  /** The refusal's sentence. */
  readonly refused?: string | undefined;
  readonly extra?: string;
}) {
  if (refused !== undefined) return <Item warns what="Not done" help={refused} />;
  return <Item warns={reason.fine !== true} what={reason.what} help={`${reason.help}${extra}`} />;
}

interface ItemProps {
  readonly what: ReactNode;
  readonly help: ReactNode;
  readonly warns?: boolean;
}

export function Item({ what, help, warns = false }: ItemProps) {
  const Icon = warns ? Info : Check;
  return (
    <p className={warns ? 'round-item is-left' : 'round-item'}>
      <Icon className="icon" aria-hidden />
      <span>
        {what}
        <small>{help}</small>
      </span>
    </p>
  );
}
