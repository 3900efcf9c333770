import { PART_POINTS } from '../../game/shows/running/scoring.ts';
import { TACK, TACK_TYPES } from '../../game/tack/tack.ts';
import { QualitySign } from './quality-sign.tsx';
import { tackPoints } from './tack-points.ts';
import type { Worn } from './tack-points.ts';

/** What a horse wears, and what that gives it in the ring. */
export function WornTack({ worn }: { readonly worn: Worn }) {
  return (
    <section className="worn-tack" aria-labelledby="worn-tack">
      <h2 className="section" id="worn-tack">
        Tack
      </h2>
      <p className="page-lead">{pointsWords(worn)}</p>
      <dl className="list">
        {TACK_TYPES.map((type) => {
          const piece = worn.find((one) => one.type === type);
          return (
            <div key={type}>
              <dt>{TACK[type].label}</dt>
              <dd>
                {piece ? <QualitySign quality={piece.quality} /> : <span className="text-muted">None</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function pointsWords(worn: Worn): string {
  const most = PART_POINTS.tack;
  if (worn.length === 0) return `Worn tack gives up to ${most} of the 100 points of a score.`;
  return `Gives ${tackPoints(worn)} of the ${most} points that a score has for tack. Each start wears it a little, down to 35%.`;
}
