import { classOfLevel, type ClassLevel } from './classes.ts';
import { GRADE_ROWS, type Grade } from './grades.ts';
import { TEN_THOUSAND } from './running/ten-thousand.ts';

/** Percent by place (docs/rules/shows.md#purses). */
export const HOUSE_SPLIT = [28, 20, 15, 12, 9, 7, 5, 4] as const;
/** A veteran wins this fraction of a prize. */
export const VETERAN_DIVISOR = 3;
/** Percent by place (docs/rules/shows.md#player-shows). */
export const PLAYER_SPLIT = [50, 25, 15, 10] as const;

/** Ten-thousandths (docs/rules/shows.md#purses). */
export const PURSE_INDEX_START = TEN_THOUSAND;
export const PURSE_INDEX_MIN = 8_000;
export const PURSE_INDEX_MAX = 11_000;
/** Percent. */
export const PURSE_INDEX_STEP = 2;
/** The index falls above this. */
export const COINS_PER_PLAYER_DAY = 100;

/** Coins, rounded down. Index in ten-thousandths (docs/rules/shows.md#purses). */
export function heatPrizeMoney(level: ClassLevel, grade: Grade, purseIndex: number): number {
  return houseShare(level, grade, purseIndex, 100);
}

/** Coins, rounded down. */
export function housePrize(level: ClassLevel, grade: Grade, purseIndex: number, place: number): number {
  return houseShare(level, grade, purseIndex, HOUSE_SPLIT[place - 1] ?? 0);
}

/** Coins, rounded down (docs/rules/shows.md#veterans). */
export function veteranPrize(prize: number): number {
  return Math.floor(prize / VETERAN_DIVISOR);
}

function houseShare(level: ClassLevel, grade: Grade, purseIndex: number, percent: number): number {
  const product = classOfLevel(level).pool * GRADE_ROWS[grade].pursePercent * purseIndex * percent;
  return Math.floor(product / (100 * TEN_THOUSAND * 100));
}

/** Coins, rounded down. */
export function playerPrize(prize: number, place: number): number {
  return Math.floor((prize * (PLAYER_SPLIT[place - 1] ?? 0)) / 100);
}

export interface WeekOfCoins {
  /** Coins paid to players less coins taken. */
  readonly made: number;
  /** In the last 14 days. */
  readonly activePlayers: number;
}

/** Ten-thousandths: 2% down above 100 coins per active player and day, else 2% up. */
export function nextPurseIndex(purseIndex: number, { made, activePlayers }: WeekOfCoins): number {
  const tooMany = made > COINS_PER_PLAYER_DAY * 7 * activePlayers;
  const next = Math.round((purseIndex * (100 + (tooMany ? -PURSE_INDEX_STEP : PURSE_INDEX_STEP))) / 100);
  return Math.min(PURSE_INDEX_MAX, Math.max(PURSE_INDEX_MIN, next));
}
