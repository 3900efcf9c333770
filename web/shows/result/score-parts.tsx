import type { ReactNode } from 'react';
import { PART_POINTS, SCORE_PARTS, type Parts } from '../../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { formatPoints } from '../../ui/format-points.ts';
import { Meter } from '../../ui/meter.tsx';
import { capitalised } from '../../ui/text.ts';

interface ScorePartsProps {
  readonly points: Parts;
  /** Further lines. */
  readonly children?: ReactNode;
}

/** The four things that judges count, as bars. */
export function ScoreParts({ points, children }: ScorePartsProps) {
  return (
    <dl className="why">
      {SCORE_PARTS.map((part) => (
        <div key={part}>
          <dt>{capitalised(part)}</dt>
          <dd>
            <Meter
              label={`Points of ${part}`}
              value={points[part] / TEN_THOUSAND}
              max={PART_POINTS[part]}
              valueText={`${formatPoints(points[part])} of ${PART_POINTS[part]} points`}
            />
            <span className="num">
              {formatPoints(points[part])} <small>of {PART_POINTS[part]}</small>
            </span>
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
