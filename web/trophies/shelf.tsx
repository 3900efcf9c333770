import { Trophy } from 'lucide-react';
import { classOfLevel } from '../../game/shows/classes.ts';
import { DISCIPLINES, disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import { GRADE_ROWS } from '../../game/shows/grades.ts';
import { venueOf } from '../../game/shows/venues.ts';
import { counted, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Rosette } from '../ui/rosette.tsx';
import { useGameDates } from '../calendar/use-game-date.ts';
import type { ScoredStart, Trophies } from './use-trophies.ts';

/** Name of the show ground of a house show. */
export function venueNameOf({
  discipline,
  level,
  at,
}: Pick<ScoredStart, 'discipline' | 'level' | 'at'>): string {
  return venueOf({ discipline, level: classOfLevel(level).level, runsAt: new Date(at) }).showground;
}

/** Wins and cups large at the top; below, places grouped, and what is still to be won. */
export function Shelf({ trophies }: { readonly trophies: Trophies }) {
  const { wins, cups, disciplines } = trophies;
  const dateOf = useGameDates();
  const allWins = disciplines.reduce((sum, each) => sum + each.wins, 0);
  return (
    <div className="shelf">
      <ul className="shelf-row is-large" aria-label="Wins and grades">
        {wins.map((win) => (
          <li key={win.entryId}>
            <Rosette place={1} className="rosette is-large" />
            <Link className="shelf-name" href={`/shows/${win.showId}`}>
              {venueNameOf(win)}
            </Link>
            <small>
              {disciplineLabel(win.discipline)}, class {win.level}
              <br />
              {dateOf(new Date(win.at))}
            </small>
          </li>
        ))}
        {cups.map((cup) => (
          <li key={`${cup.showId} ${cup.grade}`}>
            <Trophy className={`icon cup is-${cup.grade}`} aria-hidden strokeWidth={1.25} />
            <Link className="shelf-name" href={`/shows/${cup.showId}`}>
              {GRADE_ROWS[cup.grade].label} grade
            </Link>
            <small>
              Class {cup.level}
              <br />
              {dateOf(new Date(cup.at))}
            </small>
          </li>
        ))}
        {wins.length + cups.length === 0 && (
          <li>
            <Rosette place={99} figure="?" className="rosette is-large is-open" />
            <b className="shelf-name">First win</b>
            <small>Still to come</small>
          </li>
        )}
      </ul>
      {allWins > wins.length && (
        <p className="shelf-more">
          The latest {wins.length} of {counted(allWins, 'win')}.
        </p>
      )}
      <ul className="shelf-row" aria-label="Places">
        {placesOf(disciplines).map(({ key, place, title, text }) => (
          <li key={key}>
            {place === null ? (
              <Rosette place={99} figure="?" className="rosette is-open" />
            ) : (
              <Rosette place={place} />
            )}
            <b className="shelf-name">{title}</b>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GatheredPlace {
  readonly key: string;
  /** Null: not yet won. */
  readonly place: number | null;
  readonly title: string;
  readonly text: string;
}

const TIMES = ['never', 'once', 'twice'] as const;

function times(count: number): string {
  return TIMES[count] ?? `${inDigits(count)} times`;
}

function placesOf(disciplines: Trophies['disciplines']): GatheredPlace[] {
  const won = disciplines.flatMap(({ discipline, seconds, thirds }) =>
    [
      { place: 2, count: seconds },
      { place: 3, count: thirds },
    ]
      .filter(({ count }) => count > 0)
      .map(({ place, count }) => ({
        key: `${discipline} ${place}`,
        place,
        title: disciplineLabel(discipline),
        text: times(count),
      })),
  );
  const rosettes = disciplines.reduce((sum, each) => sum + each.rosettes, 0);
  const gathered = {
    key: 'rest',
    place: 4,
    title: 'Placed 4th to 10th',
    text: counted(rosettes, 'rosette'),
  };
  return [
    ...won.toSorted((one, other) => one.place - other.place),
    ...(rosettes > 0 ? [gathered] : []),
    ...DISCIPLINES.flatMap((discipline) => stillOpen(discipline, disciplines)),
  ];
}

function stillOpen(discipline: Discipline, disciplines: Trophies['disciplines']): GatheredPlace[] {
  const done = disciplines.find((each) => each.discipline === discipline);
  if (done && done.wins + done.seconds + done.thirds + done.rosettes > 0) return [];
  const text = done ? 'No rosette yet' : 'Not started yet';
  return [{ key: `open ${discipline}`, place: null, title: disciplineLabel(discipline), text }];
}
