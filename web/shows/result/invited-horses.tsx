import { Stall } from '../../portrait/stall.tsx';
import { formatPoints } from '../../ui/format-points.ts';
import type { RunShow } from './use-show.ts';

/** House horses that came to a small field, below the placings. */
export function InvitedHorses({ invited }: Pick<RunShow, 'invited'>) {
  if (invited.length === 0) return null;
  return (
    <section className="timber mt-5" aria-labelledby="invited">
      <h2 className="section" id="invited">
        Came for company
      </h2>
      <p className="text-15 text-muted">
        House horses, outside the competition: they took no place and no prize.
      </p>
      <ul className="entries entrants company">
        {invited.map(({ name, level, score, look }) => (
          <li key={name}>
            <Stall look={look} alt="" />
            <p>
              <b>{name}</b>
              <small>House horse, level {level}</small>
            </p>
            <span className="num">
              {formatPoints(score)}
              <span className="sr"> points</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
