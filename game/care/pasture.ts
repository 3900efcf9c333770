import { formatTimeLeft, nextUtcDay } from '../game-time.ts';
import { reachesAgeAt, WEANED_FROM } from '../horses/age.ts';
import { settleMood, type Mood, type Ration } from '../horses/happiness.ts';
import { isOnGrass } from '../horses/fed.ts';
import { refuse, type Refusal } from '../refusal.ts';

export const MOST_TURNED_OUT_AT_ONCE = 200;

export interface PastureState {
  /** Null in the stable. */
  readonly grassFrom: Date | null;
  /** When it may train and enter shows after pasture; may be past. */
  readonly worksFrom: Date | null;
}

/** Refuses training and shows for a horse on pasture. */
export function refuseWork(
  { grassFrom, worksFrom }: PastureState,
  now: Date,
): Refusal<'ON_PASTURE' | 'BACK_FROM_PASTURE'> | undefined {
  if (grassFrom !== null) return refuse('ON_PASTURE');
  if (worksFrom === null || worksFrom <= now) return undefined;
  return refuse('BACK_FROM_PASTURE', { left: formatTimeLeft(worksFrom.getTime() - now.getTime()) });
}

export interface HorseToTurnOut {
  readonly mood: Mood;
  /** Time of the last training or of the last show entered; may lie ahead. */
  readonly workedAt: Date | null;
}

/** Now, or the end of the day on which the horse last trains or starts: it spends that day in the stable. */
export function grassFromFor(workedAt: Date | null, now: Date): Date {
  const rested = workedAt === null ? now : nextUtcDay(workedAt);
  return rested > now ? rested : now;
}

/** docs/rules/care.md#pasture */
export function turnOut(
  { mood, workedAt }: HorseToTurnOut,
  restPerDay: number,
  now: Date,
): Mood | Refusal<'ON_PASTURE'> {
  if (mood.grassFrom !== null) return refuse('ON_PASTURE');
  return { ...settleMood(mood, restPerDay, now), grassFrom: grassFromFor(workedAt, now) };
}

export interface HorseToBringIn {
  readonly mood: Mood;
  readonly bornAt: Date;
  readonly worksFrom: Date | null;
}

export interface HorseBroughtIn {
  readonly mood: Mood;
  readonly worksFrom: Date | null;
}

/** The horse works from the next day, or at once if it has not been on grass. Feed is extended by the time on grass. */
export function bringIn(
  { mood, bornAt, worksFrom }: HorseToBringIn,
  restPerDay: number,
  now: Date,
): HorseBroughtIn | Refusal<'NOT_ON_PASTURE'> {
  const { grassFrom, feedExpiresAt, longFeedUntil } = mood;
  if (grassFrom === null) return refuse('NOT_ON_PASTURE');
  const stopped = feedClock({ grassFrom, bornAt }, now);
  return {
    mood: {
      ...settleMood(mood, restPerDay, now),
      feedExpiresAt: extendSince(stopped, feedExpiresAt, now),
      longFeedUntil: extendSince(stopped, longFeedUntil, now),
      ration: withRationUntil(mood.ration, (until) => extendSince(stopped, until, now)),
      grassFrom: null,
    },
    worksFrom: isOnGrass(grassFrom, now) ? nextUtcDay(now) : worksFrom,
  };
}

function withRationUntil(ration: Ration | null, change: (until: Date | null) => Date | null): Ration | null {
  return ration && { until: change(ration.until) };
}

/** Extends `until` by the time since `stopped`. */
function extendSince(stopped: Date, until: Date | null, now: Date): Date | null {
  const left = (until?.getTime() ?? 0) - stopped.getTime();
  return left > 0 ? new Date(now.getTime() + left) : until;
}

/** Adapts to a moved birth: the remaining feed stays, but milk is not extended by time on grass. */
export function growUp(mood: Mood, from: Date, to: Date, now: Date): Mood {
  const before = feedClock({ grassFrom: mood.grassFrom, bornAt: from }, now).getTime();
  const after = feedClock({ grassFrom: mood.grassFrom, bornAt: to }, now).getTime();
  const moved = (until: Date | null) =>
    until && new Date(Math.min(until.getTime(), after + Math.max(0, until.getTime() - before)));
  return {
    ...mood,
    feedExpiresAt: moved(mood.feedExpiresAt),
    longFeedUntil: moved(mood.longFeedUntil),
    ration: withRationUntil(mood.ration, moved),
  };
}

/** A horse on grass uses no feed, but a foal's milk still runs out. */
export function feedClock(
  { grassFrom, bornAt }: { readonly grassFrom: Date | null; readonly bornAt: Date },
  now: Date,
): Date {
  if (grassFrom === null) return now;
  const weaned = reachesAgeAt(bornAt, WEANED_FROM).getTime();
  return new Date(Math.min(now.getTime(), Math.max(grassFrom.getTime(), weaned)));
}
