import type { ReactNode } from 'react';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { Placing } from '../placing.tsx';
import { ShowLink } from '../show-link.tsx';
import type { SinceLastVisit } from '../use-shows.ts';

interface ResultsSinceProps {
  readonly results: SinceLastVisit;
  readonly now: Date;
  readonly children?: ReactNode;
}

export function ResultsSince({ results, now, children }: ResultsSinceProps) {
  const { since, firstVisit, starts, latest } = results;
  return (
    <section aria-labelledby="since">
      <h2 className="section" id="since">
        {firstVisit ? 'Your first results' : 'While you were away'}
      </h2>
      {children}
      {starts === 0 ? (
        <p className="py-4 text-muted">
          {firstVisit ? 'No results yet.' : `No results since ${dayAndTimeWithin(new Date(since), now)}.`}
        </p>
      ) : (
        <>
          <p className="since-words">{sumWords(results, now)}</p>
          <ul className="entries">
            {latest.map((result) => (
              <li key={result.entryId}>
                <Placing place={result.placement} of={result.fieldSize} />
                <p>
                  <Link className="link" href={`/horses/${result.horseId}`}>
                    {result.horseName}
                  </Link>
                  <small>
                    <ShowLink showId={result.showId}>
                      {disciplineLabel(result.type)}, level {result.level}
                    </ShowLink>
                  </small>
                </p>
                <p className="num text-right">
                  {result.earnings > 0 ? `+${inDigits(result.earnings)}` : ''}
                  {result.earnings > 0 && <span className="sr"> coins</span>}
                  <small>+{inDigits(result.xpEarned)} XP</small>
                </p>
              </li>
            ))}
          </ul>
          {starts > latest.length && (
            <p className="since-more">
              The latest {inDigits(latest.length)} of {inDigits(starts)}. See each horse’s page for the rest.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** "Since yesterday, 21:40: 12 starts, 1 win, 240 coins." */
function sumWords({ since, firstVisit, starts, wins, paid, coins }: SinceLastVisit, now: Date): string {
  const sums = [
    counted(starts, 'start'),
    wins > 0 ? counted(wins, 'win') : `${inDigits(paid)} in the prizes`,
    `${inCoins(coins)} won`,
  ].join(', ');
  return firstVisit ? `${sums}.` : `Since ${dayAndTimeWithin(new Date(since), now)}: ${sums}.`;
}
