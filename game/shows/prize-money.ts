import { classOfLevel } from './classes.ts';
import type { ClassLevel } from './classes.ts';
import { TEN_THOUSAND } from './running/scoring.ts';

/** Percent for places 1 to 8 (docs/rules/shows.md#purses). */
export const HOUSE_SPLIT = [28, 20, 15, 12, 9, 7, 5, 4] as const;
/** Percent for places 1 to 4 (docs/rules/shows.md#player-shows). */
export const PLAYER_SPLIT = [50, 25, 15, 10] as const;

/** Ten-thousandths (docs/rules/shows.md#purses). */
export const PURSE_INDEX_START = TEN_THOUSAND;
export const PURSE_INDEX_MIN = 8_000;
export const PURSE_INDEX_MAX = 11_000;
/** Percent per week. */
export const PURSE_INDEX_STEP = 2;
/** Coins made per active player and day above which the index falls. */
export const COINS_PER_PLAYER_DAY = 200;

/** Percent of the pool at form 0, and added at form 1. */
export const PURSE_BASE = 60;
export const PURSE_PER_FORM = 75;

/** Coins: pool x (0.6 + 0.75 x form) x index, rounded down. Form and index in ten-thousandths. */
export function heatPrizeMoney(level: ClassLevel, heatForm: number, purseIndex: number): number {
  return houseShare(level, heatForm, purseIndex, 100);
}

/** Coins, rounded down; 0 beyond the eighth. */
export function housePrize(level: ClassLevel, heatForm: number, purseIndex: number, place: number): number {
  return houseShare(level, heatForm, purseIndex, HOUSE_SPLIT[place - 1] ?? 0);
}

function houseShare(level: ClassLevel, heatForm: number, purseIndex: number, percent: number): number {
  // Whole and below 2^53: only one division rounds.
  const paid = PURSE_BASE * TEN_THOUSAND + PURSE_PER_FORM * heatForm;
  const product = classOfLevel(level).pool * paid * purseIndex * percent;
  return Math.floor(product / (100 * TEN_THOUSAND * TEN_THOUSAND * 100));
}

/** Coins, rounded down; 0 beyond the fourth. */
export function playerPrize(prize: number, place: number): number {
  return Math.floor((prize * (PLAYER_SPLIT[place - 1] ?? 0)) / 100);
}

export interface WeekOfCoins {
  /** Coins paid to players less coins taken. */
  readonly made: number;
  /** Active in the last 14 days. */
  readonly activePlayers: number;
}

/** 2% down if more than 200 coins were made per active player and day, else 2% up. */
export function nextPurseIndex(purseIndex: number, { made, activePlayers }: WeekOfCoins): number {
  const tooMany = made > COINS_PER_PLAYER_DAY * 7 * activePlayers;
  const next = Math.round((purseIndex * (100 + (tooMany ? -PURSE_INDEX_STEP : PURSE_INDEX_STEP))) / 100);
  return Math.min(PURSE_INDEX_MAX, Math.max(PURSE_INDEX_MIN, next));
}
