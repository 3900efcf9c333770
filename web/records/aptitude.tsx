import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useCard, type HorseCard } from './use-records.ts';
import { HelpLink } from '../ui/help-link.tsx';

export function AptitudeList({ aptitude }: Pick<HorseCard, 'aptitude'>) {
  const byPoints = aptitude.toSorted((one, other) => other.points - one.points);
  return (
    <dl className="list">
      {byPoints.map(({ discipline, points }) => (
        <div key={discipline}>
          <dt>{disciplineLabel(discipline)}</dt>
          <dd>{points.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OwnAptitude({ horse }: { readonly horse: Pick<HorseCard, 'id' | 'name'> }) {
  const card = useCard(horse.id);
  return (
    <section className="own-aptitude">
      <h2 className="section">Aptitude</h2>
      <HelpLink to="talent" about="aptitude" />
      <p className="page-lead">
        What {horse.name} was born with, out of 100. It counts in every show, and foals inherit it.
      </p>
      <Loaded reading={card} skeleton={<Bones label="Loading the aptitude" rows={3} height="28px" />}>
        {({ aptitude }) => <AptitudeList aptitude={aptitude} />}
      </Loaded>
    </section>
  );
}
