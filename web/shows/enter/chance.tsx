import { useMemo } from 'react';
import { chancesOf, type Chances } from '../../../game/shows/chances.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { GRADE_ROWS, startTerms } from '../../../game/shows/grades.ts';
import { isHopeless } from '../../../game/shows/hopeless.ts';
import { useRead } from '../../api/read.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { inDigits } from '../../ui/coins.tsx';
import type { RankedEntrant, Show } from '../use-shows.ts';
import { formatChances, formatHopeless } from './format-entry.ts';

interface ChanceProps {
  readonly horse: RankedEntrant;
  readonly show: Pick<Show, 'kind' | 'type' | 'level'>;
  /** Coins. */
  readonly fee: number;
  /** Omits bar and average gain. */
  readonly brief?: boolean;
}

/** Chances of winning and of a prize against the house horses of the grade. Nothing for player shows. */
export function Chance({ horse, show, fee, brief = false }: ChanceProps) {
  const { data } = useRead('GET /api/shows/purse-index', {});
  const { kind, type, level } = show;
  const strength = horse.strengths[type];
  const terms = isClassLevel(level) ? startTerms(horse.standing, horse.level, level) : null;
  const { grade = null, veteran = false } = terms ?? {};
  const purseIndex = data?.purseIndex;
  const chances = useMemo<Chances | null>(
    () =>
      kind === 'house' && isClassLevel(level) && grade && purseIndex !== undefined
        ? chancesOf({ level, grade, veteran, purseIndex }, strength)
        : null,
    [kind, level, grade, veteran, purseIndex, strength],
  );
  if (kind !== 'house' || grade === null) return <span className="text-muted">–</span>;
  if (chances === null) return <SkeletonBlock width="96px" height="20px" />;
  const field = `${GRADE_ROWS[grade].label} field`;
  if (brief)
    return (
      <span className="chance">
        {isHopeless(chances) ? 'Field too strong now' : formatChances(chances)}
        <small>
          {field}
          {veteran && ', veteran'}
        </small>
      </span>
    );
  const gain = Math.round(chances.coins) - fee;
  return (
    <span className="chance">
      <span className="chance-bar" aria-hidden>
        <i style={{ width: `${chances.prize * 100}%` }} />
        <i className="is-win" style={{ width: `${chances.win * 100}%` }} />
      </span>
      <span>{formatHopeless(chances) ?? formatChances(chances)}</span>
      <small>
        {field}
        {veteran && ', as a veteran'}, {gain < 0 ? '−' : '+'}
        {inDigits(Math.abs(gain))} coins on average
      </small>
    </span>
  );
}
