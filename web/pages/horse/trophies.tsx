import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import type { HorseCard } from '../../records/use-records.ts';
import { ScoreChart } from '../../trophies/score-chart.tsx';
import { groundOf, Shelf } from '../../trophies/shelf.tsx';
import { useTrophies, type Trophies } from '../../trophies/use-trophies.ts';
import { Bones } from '../../ui/bone.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useGameDates } from '../../calendar/use-game-date.ts';
import { pronounsOf } from '../../ui/words.ts';
import { pointWords } from '../../ui/point-words.ts';
import { HorseRecord } from './record.tsx';
import '../../trophies/trophies.css';

export default function HorseTrophies() {
  return (
    <HorseRecord here="trophies" title={({ name }) => `${name}’s trophies`}>
      {(horse) => <TrophiesOf horse={horse} />}
    </HorseRecord>
  );
}

function TrophiesOf({ horse }: { readonly horse: HorseCard }) {
  const trophies = useTrophies(horse.id);
  const { Possessive } = pronounsOf(horse.gender);
  return (
    <Loaded reading={trophies} skeleton={<Bones label="Loading the trophies" rows={5} height="96px" />}>
      {(found) => (
        <>
          <p className="page-lead">{careerWords(horse, found)}</p>
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
    </Loaded>
  );
}

function careerWords({ showsEntered, earnings }: HorseCard, { disciplines }: Trophies): string {
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
          <b className="best-score num">{pointWords(best.score)}</b>
          <span>
            <Link className="link" href={`/shows/${best.showId}`}>
              {disciplineLabel(best.discipline)}
              {best.grade && `, ${groundOf(best)}`}
            </Link>
            <small>{dateOf(new Date(best.at))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
