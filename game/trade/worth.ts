import { APTITUDE_POINT, MEAN_BEST_OF_FOUNDERS, type Aptitude } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import { MATERIAL_ROWS } from '../tack/materials.ts';
import { QUALITY_PERCENT } from '../tack/quality.ts';
import { materialsOf } from '../tack/recipes.ts';
import type { TackType } from '../tack/tack.ts';
import { MARKET_PAYS, RESCUE_PRICE } from './rescue.ts';
import { storePriceOf } from './sale-prices.ts';

/*
 * What things are worth, whatever price their seller asks (docs/rules/trade.md#young-accounts). Each worth is divided
 * once, from whole numbers, so that the marketplace's statement computes the same.
 */

export const LEAST_HORSE_WORTH = 1200;
/** Coins of a point of the best aptitude, and the mean best of the store's horses. */
export const WORTH_OF_A_POINT = 240;
/** Half of the worth is a fair price. */
export const FAIR_PART = 2;
/** Percent of the materials’ price, times half and the quality: the middle of what players have paid. */
export const TACK_WORTH_PERCENT = 60;

const partsAbove = (aptitude: Aptitude): number =>
  Math.max(...aptitude) - APTITUDE_POINT * MEAN_BEST_OF_FOUNDERS;

/** Points of its best aptitude beyond the best of the store's horses. */
export const pointsAbove = (aptitude: Aptitude): number => partsAbove(aptitude) / APTITUDE_POINT;

/** A whole number of a coin's `APTITUDE_POINT` parts. */
function worthInParts(breed: HorseBreed, aptitude: Aptitude): number {
  const plain = Math.max(LEAST_HORSE_WORTH, storePriceOf(breed));
  return APTITUDE_POINT * plain + WORTH_OF_A_POINT * partsAbove(aptitude);
}

/** Coins, by breed and aptitude. */
export function horseWorth(breed: HorseBreed, aptitude: Aptitude): number {
  return worthInParts(breed, aptitude) / APTITUDE_POINT;
}

/** Coins, without a discount. */
export function materialsPrice(type: TackType): number {
  return materialsOf(type).reduce(
    (sum, { material, quantity }) => sum + MATERIAL_ROWS[material].buy * quantity,
    0,
  );
}

export interface HorseForPlayers {
  readonly breed: HorseBreed;
  readonly aptitude: Aptitude;
  readonly generation: number;
  /** Whether it was ever a rescue horse. */
  readonly rescued: boolean;
}

/**
 * Coins: below this the buyer has something for nothing. Never less than the market pays for any horse, nor more than
 * the game asks for one like it.
 */
export function fairHorsePrice({ breed, aptitude, generation, rescued }: HorseForPlayers): number {
  const asked = rescued ? RESCUE_PRICE : generation === 0 ? storePriceOf(breed) : Infinity;
  const half = Math.floor(worthInParts(breed, aptitude) / (APTITUDE_POINT * FAIR_PART));
  return Math.max(MARKET_PAYS, Math.min(half, asked));
}

/** Coins. */
export function fairTackPrice(type: TackType, quality: number): number {
  const percent = 50 * QUALITY_PERCENT + quality;
  const whole = QUALITY_PERCENT * 10_000 * FAIR_PART;
  return Math.floor((materialsPrice(type) * percent * TACK_WORTH_PERCENT) / whole);
}
