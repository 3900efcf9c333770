import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { CoatOdds } from './coat-odds.tsx';
import { MateCard } from './mate-card.tsx';
import { SeedHash } from './seed-hash.tsx';
import type { FoalAhead } from './use-breeding.ts';
import { inbreedingWords, lethalWords } from './words.ts';

/** What a foal of these two would be like, as far as it can be known before it is born. */
export function FoalPreview({ ahead }: { readonly ahead: FoalAhead }) {
  const { mare, stallion, problems, breedName, odds, nextSeedHash } = ahead;
  const lethal = lethalWords(odds.lethal, odds.exact);
  const top = useRef<HTMLDivElement>(null);
  // It may take the place of a long list that was scrolled.
  useEffect(() => {
    top.current?.closest('.dialog-body')?.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className="pair" ref={top}>
        <MateCard horse={mare} />
        <MateCard horse={stallion} owner={mare.ownerId !== stallion.ownerId} />
      </div>
      {problems.map(({ code, message }) => (
        <Warning key={code}>{message}</Warning>
      ))}
      {lethal !== undefined && <Warning>{lethal}</Warning>}
      <section className="ahead" aria-labelledby="ahead-coat">
        <h3 id="ahead-coat">The foal</h3>
        <p>
          {breedName}, as likely a mare as a stallion. {inbreedingWords(ahead)}
        </p>
        <CoatOdds odds={odds} />
      </section>
      <section className="ahead" aria-labelledby="ahead-aptitude">
        <h3 id="ahead-aptitude">Aptitude</h3>
        <AptitudeAhead ahead={ahead} />
      </section>
      <SeedHash mare={mare.name} hash={nextSeedHash} />
    </>
  );
}

function Warning({ children }: { readonly children: string }) {
  return (
    <p className="breed-warning">
      <TriangleAlert className="icon" aria-hidden />
      {children}
    </p>
  );
}

/** Points beside both parents'. */
function AptitudeAhead({ ahead: { mare, stallion, aptitude } }: { readonly ahead: FoalAhead }) {
  return (
    <table className="aptitude">
      <caption className="sr">Expected aptitude of the foal, and that of its parents</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Discipline</span>
          </th>
          <th scope="col">{mare.name}</th>
          <th scope="col">{stallion.name}</th>
          <th scope="col">Foal, expected</th>
        </tr>
      </thead>
      <tbody>
        {aptitude.map(({ discipline, dam, sire, expected }) => (
          <tr key={discipline}>
            <th scope="row">{disciplineLabel(discipline)}</th>
            <td>{inPoints(dam)}</td>
            <td>{inPoints(sire)}</td>
            <td>
              <b>{inPoints(expected)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inPoints = (points: number) => points.toFixed(1);
