import { REAL_MS_PER_DAY, MINUTE } from '../../game/game-time.ts';
import { between, chance, type Rng } from '../../game/rng.ts';
import type { Newcomer } from '../draw-newcomers.ts';

export interface PlannedVisit {
  readonly at: Date;
  readonly playerId: string;
  /** Null for the last visit. */
  readonly next: Date | null;
}

/** Days after joining, and before now, during which an active player visits daily. */
const EAGER_DAYS = 6;
const RECENT_DAYS = { least: 2, most: 24 } as const;
/** In between, the most active players visit for two or three days and stay away about this long. */
const AWAY_DAYS = { least: 6, most: 16 } as const;
const FIRST_VISIT_MS = 5 * MINUTE;
/** A running server may run these shows before all rows are stored. */
const LEAST_AGO_MS = 15 * MINUTE;
/** Share of players who have stopped visiting. */
const GONE_SHARE = 0.15;

/** At least one visit, right after joining. */
export function planVisits(
  rng: Rng,
  { joinedAt, activity }: Newcomer,
  { playerId, now }: { playerId: string; now: Date },
): PlannedVisit[] {
  const end = now.getTime() - LEAST_AGO_MS;
  const first = joinedAt.getTime() + FIRST_VISIT_MS;
  const days = (end - first) / REAL_MS_PER_DAY;
  const until = chance(rng, GONE_SHARE) ? end - rng.next() ** 2 * 0.5 * days * REAL_MS_PER_DAY : end;
  const recent = between(rng, RECENT_DAYS.least, RECENT_DAYS.most);
  const times = [first];
  for (let day = 1; ;) {
    const at = first + (day - 0.4 + 0.8 * rng.next()) * REAL_MS_PER_DAY;
    if (at >= until) break;
    const isEager = day <= EAGER_DAYS || days - day < recent;
    if (!isEager || chance(rng, 0.2 + 0.75 * activity)) times.push(at);
    const stays = isEager || chance(rng, 0.55);
    day += stays ? 1 : between(rng, AWAY_DAYS.least, AWAY_DAYS.most) / (0.4 + activity);
  }
  // Most players visited today, so their horses are entered in coming shows.
  if (until === end && chance(rng, activity))
    times.push(Math.max(first + 1, end - rng.next() ** 3 * REAL_MS_PER_DAY * 0.6));
  return times
    .toSorted((one, other) => one - other)
    .map((time, index, all) => {
      const next = all[index + 1];
      return { at: new Date(time), playerId, next: next === undefined ? null : new Date(next) };
    });
}
