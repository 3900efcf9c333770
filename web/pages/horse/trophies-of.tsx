import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { useGameDates } from '../../calendar/use-game-date.ts';
import type { HorseCard } from '../../records/use-records.ts';
import { ScoreChart } from '../../trophies/score-chart.tsx';
import { Shelf, venueNameOf } from '../../trophies/shelf.tsx';
import { useTrophies, type Trophies } from '../../trophies/use-trophies.ts';
import { counted, inCoins } from '../../ui/coins.tsx';
import { formatPoints } from '../../ui/format-points.ts';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pronounsOf } from '../../ui/text.ts';
import '../../trophies/trophies.css';

export default function TrophiesOf({ horse }: { readonly horse: HorseCard }) {
  const trophies = useTrophies(horse.id);
  const { Possessive } = pronounsOf(horse.gender);
  return (
    <Query query={trophies} skeleton={<Skeleton label="Loading the trophies" rows={5} height="96px" />}>
      {(found) => (
        <>
          <p className="page-lead">{formatCareer(horse, found)}</p>
          <Shelf trophies={found} />
          {found.scores.length > 0 && (
            <section className="trophy-part" aria-labelledby="scores">
              <h2 className="section" id="scores">
                {Possessive} scores
              </h2>
              <ScoreChart scores={found.scores} />
            </section>
          )}
          {found.bests.length > 0 && (
            <section className="trophy-part" aria-labelledby="bests">
              <h2 className="section" id="bests">
                Personal bests
              </h2>
              <PersonalBests bests={found.bests} />
            </section>
          )}
        </>
      )}
    </Query>
  );
}

function formatCareer({ showsEntered, earnings }: HorseCard, { disciplines }: Trophies): string {
  if (showsEntered === 0) return 'No start yet. Rosettes and cups will stand here.';
  const wins = disciplines.reduce((sum, each) => sum + each.wins, 0);
  return `${counted(showsEntered, 'start')}, ${counted(wins, 'win')}, ${inCoins(earnings)} won.`;
}

function PersonalBests({ bests }: { readonly bests: Trophies['bests'] }) {
  const dateOf = useGameDates();
  return (
    <ul className="bests">
      {bests.map((best) => (
        <li key={best.entryId}>
          <b className="best-score num">{formatPoints(best.score)}</b>
          <span>
            <Link className="link" href={`/shows/${best.showId}`}>
              {disciplineLabel(best.discipline)}
              {best.grade && `, ${venueNameOf(best)}`}
            </Link>
            <small>{dateOf(new Date(best.at))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
