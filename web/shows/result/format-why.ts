import { SCORE_PARTS, type ScorePart } from '../../../game/shows/running/scoring.ts';
import { formatPoints } from '../../ui/format-points.ts';
import { formatGains } from './format-result.ts';
import type { PlacedHorse } from './use-show.ts';

type Placed = Pick<PlacedHorse, 'name' | 'place' | 'score' | 'raw' | 'points' | 'happiness'>;

const MORE: Readonly<Record<ScorePart, string>> = {
  skill: 'has learnt more',
  tack: 'wears better tack',
  aptitude: 'was born with more talent',
  level: 'has more experience',
};

/**
 * Why a horse came where it did, against the horse before it, or the second if it won: the part of the score that
 * divided them most, then what would have won a higher place.
 */
export function formatWhy(horse: Placed, rows: readonly Placed[]): string[] {
  const rival = rows.find(({ place }) => place === (horse.place === 1 ? 2 : horse.place - 1));
  if (!rival) return [];
  const [better, other] = horse.place === 1 ? [horse, rival] : [rival, horse];
  const lead = greatestLead(better, other);
  const back = greatestLead(other, better);
  return [
    ...(lead === null ? [] : [`${better.name} ${lead}.`]),
    ...(lead !== null && back !== null ? [`${other.name} ${back}, but that was not enough.`] : []),
    ...(better.raw <= other.raw
      ? [`Happiness, guild and the luck of the day put ${better.name} ahead.`]
      : []),
    ...(horse.place === 1 ? [] : formatGains(horse, rival)),
  ];
}

/** "wears better tack: 2.40 points more". */
function greatestLead(one: Placed, other: Placed): string | null {
  const leads = SCORE_PARTS.map((part) => ({ part, by: one.points[part] - other.points[part] }));
  const [most] = leads.toSorted((a, b) => b.by - a.by);
  return most && most.by > 0 ? `${MORE[most.part]}: ${formatPoints(most.by)} points` : null;
}
