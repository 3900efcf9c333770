import { ArrowRight, Award } from 'lucide-react';
import { GRADES, type Grade } from '../../game/shows/grades.ts';

/** The old grade small, the new one large; the title says it in words. */
export function GradeMedals({ grade }: { readonly grade: Grade }) {
  const before = GRADES[GRADES.indexOf(grade) - 1] ?? 'bronze';
  return (
    <span className="joy-medals" aria-hidden>
      <span className={`joy-medal is-old is-${before}`}>
        <Award className="icon" />
      </span>
      <ArrowRight className="icon" />
      <span className={`joy-medal is-${grade}`}>
        <Award className="icon" strokeWidth={1.5} />
      </span>
    </span>
  );
}
