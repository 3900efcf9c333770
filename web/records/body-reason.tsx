import { useId } from 'react';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { formatReasons } from './format-body.ts';
import { useLinearProfile } from './use-records.ts';

interface BodyReasonProps {
  readonly horseId: string;
  readonly name: string;
  readonly discipline: Discipline;
}

/** Which parts of a body help and hinder in one discipline; nothing of a horse that is not grown. */
export function BodyReason({ horseId, name, discipline }: BodyReasonProps) {
  const titleId = useId();
  const { data, isPending } = useLinearProfile(horseId);
  const reasons = data?.reasons.find((each) => each.discipline === discipline);
  if (!isPending && reasons === undefined) return null;
  return (
    <section className="why-gain" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {name}’s body in {disciplineLabel(discipline).toLowerCase()}
      </h3>
      <p>{reasons ? formatReasons(reasons) : '\u00a0'}</p>
    </section>
  );
}
