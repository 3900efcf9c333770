import { MINUTE, REAL_MS_PER_DAY } from '../../game-time.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { classBand, classOfLevel, CLASSES, type ClassLevel } from '../classes.ts';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import type { HouseField } from '../running/house-field.ts';
import { readShowId, showIdOf } from '../show-id.ts';
import { MEADOW_STARTS } from './meadow-starts.ts';

/* Free shows for a player's first starts, in bound coins (docs/rules/shows.md#meadow-shows). */

/** Stored only once someone enters. */
export interface MeadowShow {
  readonly kind: 'meadow';
  readonly discipline: Discipline;
  readonly level: ClassLevel;
  readonly runsAt: Date;
}

export const MEADOW_LEVEL: ClassLevel = 1;
/** Highest level of a horse. */
export const MEADOW_LEVEL_MOST = classBand(MEADOW_LEVEL).last ?? MEADOW_LEVEL;
export const MEADOW_EVERY_MINUTES = 2;
/** Per discipline: as many as a player may start in. */
export const OPEN_MEADOW_RUNS = 3;
/** Real days after joining. */
export const MEADOW_DAYS = 14;
/** Players' horses in a heat: so few, so that newcomers who come together do not take the wins from each other. */
export const MEADOW_ENTRANTS = 2;
/** Bound coins, by place. */
export const MEADOW_PRIZES = [60, 45, 35, 25, 20, 15, 10, 10] as const;
/** The experience of class 1, of the entry and of the place, is divided by it. */
export const MEADOW_XP_DIVISOR = 2;

/** House horses: their strength along the ranges of class 1. */
export const MEADOW_FIELD: HouseField = {
  level: MEADOW_LEVEL,
  ranges: classOfLevel(MEADOW_LEVEL).house,
  strength: [0.2, 0.7],
};

/** Coins. */
export function meadowPrize(place: number): number {
  return MEADOW_PRIZES[place - 1] ?? 0;
}

/** Coins that a heat pays at most. */
export const MEADOW_PRIZE_MONEY = MEADOW_PRIZES.reduce((sum, prize) => sum + prize, 0);

const KINDS_FROM = DISCIPLINES.length * CLASSES.length;

export function meadowShowId({ discipline, runsAt }: Pick<MeadowShow, 'discipline' | 'runsAt'>): string {
  return showIdOf({ kind: KINDS_FROM + DISCIPLINES.indexOf(discipline), runsAt });
}

/** Undefined unless scheduled and lower-case. */
export function readMeadowShowId(id: string): MeadowShow | undefined {
  const code = readShowId(id);
  const discipline = code && DISCIPLINES[code.kind - KINDS_FROM];
  if (!discipline) return undefined;
  const show = { kind: 'meadow', discipline, level: MEADOW_LEVEL, runsAt: code.runsAt } as const;
  return isScheduled(show) ? show : undefined;
}

function isScheduled({ runsAt }: MeadowShow): boolean {
  const minute = runsAt.getTime() / MINUTE;
  return minute >= 0 && minute % MEADOW_EVERY_MINUTES === 0;
}

/** Closed from its instant on. */
export function isOpenMeadowShow(show: MeadowShow, now: Date): boolean {
  const ahead = show.runsAt.getTime() - now.getTime();
  return isScheduled(show) && ahead > 0 && ahead <= OPEN_MEADOW_RUNS * MEADOW_EVERY_MINUTES * MINUTE;
}

/** By date. */
export function openMeadowShows(now: Date, discipline: Discipline): (MeadowShow & { readonly id: string })[] {
  const interval = MEADOW_EVERY_MINUTES * MINUTE;
  const run = Math.floor(now.getTime() / interval);
  return Array.from({ length: OPEN_MEADOW_RUNS }, (_, index) => {
    const runsAt = new Date((run + 1 + index) * interval);
    const id = meadowShowId({ discipline, runsAt });
    return { kind: 'meadow', discipline, level: MEADOW_LEVEL, runsAt, id };
  });
}

/** A show that begins sooner would close before a player has pressed. */
const NOTICE_MS = 10_000;

/** The soonest that a horse is not in. */
export function nextMeadowShow(discipline: Discipline, entered: ReadonlySet<string>, now: Date) {
  return openMeadowShows(now, discipline).find(
    ({ id, runsAt }) => runsAt.getTime() - now.getTime() >= NOTICE_MS && !entered.has(id),
  );
}

export interface Newcomer {
  readonly joinedAt: Date;
  /** Meadow starts so far, with all horses. */
  readonly meadowStarts: number;
}

export type NotInMeadow = Refusal<'TOO_EXPERIENCED' | 'MEADOW_STARTS_USED' | 'MEADOW_OVER'>;

/** Why player and horse may not start in the Meadow. */
export function refusedMeadow(
  horse: { readonly level: number },
  { joinedAt, meadowStarts }: Newcomer,
  now: Date,
): NotInMeadow | undefined {
  const { level } = horse;
  if (level > MEADOW_LEVEL_MOST) return refuse('TOO_EXPERIENCED', { level, most: MEADOW_LEVEL_MOST });
  if (meadowStarts >= MEADOW_STARTS) return refuse('MEADOW_STARTS_USED', { most: MEADOW_STARTS });
  const isOver = now.getTime() >= joinedAt.getTime() + MEADOW_DAYS * REAL_MS_PER_DAY;
  return isOver ? refuse('MEADOW_OVER', { days: MEADOW_DAYS }) : undefined;
}
