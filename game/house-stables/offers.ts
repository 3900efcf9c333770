import type { Aptitude } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import { ageInMonths, BREED_FROM, RETIRED_FROM, type Sex } from '../horses/age.ts';
import type { TackType } from '../tack/tack.ts';
import { FEWEST_SALES } from '../trade/sale-prices.ts';
import { horseWorth, LEAST_HORSE_WORTH, materialsPrice, pointsAbove } from '../trade/worth.ts';

/* What house stables offer, and for how much (docs/rules/trade.md#house-stables). */

export const STUDS = 2;
export const HORSES_FOR_SALE = 2;
export const PIECES_FOR_SALE = 6;
/** Stallions of a breed that players offer before a house stable's leave. */
export const STUDS_OF_PLAYERS = 3;
/** Pieces of a type that players offer before a house stable makes no more. */
export const PIECES_OF_PLAYERS = 5;
/** Horses at the market, below which a stable brings another one. */
export const RESCUES_WAITING = 12;
/** Days until a horse that nobody bought moves to another stable. */
export const UNSOLD_DAYS = 14;

/** Coins. */
const LEAST_STUD_FEE = 250;
const STEP = 50;
const FEE_OF_A_POINT = 25;
const PRICE_OF_A_LEVEL = 110;
/** Percent of what players pay for the breed. */
const ABOVE_PLAYERS = 110;
/** Percent of the materials. */
const TACK_PERCENT = 200;

export interface PlayersPrices {
  readonly known: number;
  /** Coins; null if none is known. */
  readonly median: number | null;
}

interface Offered {
  readonly breed: HorseBreed;
  readonly level: number;
  readonly aptitude: Aptitude;
}

const toStep = (coins: number, least: number) => Math.max(least, Math.ceil(coins / STEP) * STEP);

const medianOf = ({ known, median }: PlayersPrices) => (known >= FEWEST_SALES ? (median ?? 0) : 0);

/** The better stallion costs what he is worth, the other what bound coins pay; never less than players ask. */
export function studFee(aptitude: Aptitude, isBetter: boolean, ofPlayers: PlayersPrices): number {
  const worth = isBetter ? LEAST_STUD_FEE + FEE_OF_A_POINT * pointsAbove(aptitude) : LEAST_STUD_FEE;
  return toStep(Math.max(worth, medianOf(ofPlayers)), LEAST_STUD_FEE);
}

export function horsePrice({ breed, level, aptitude }: Offered, ofPlayers: PlayersPrices): number {
  const worth = horseWorth(breed, aptitude) + PRICE_OF_A_LEVEL * (level - 1);
  return toStep(Math.max(worth, (medianOf(ofPlayers) * ABOVE_PLAYERS) / 100), LEAST_HORSE_WORTH);
}

/** Never below the price of the materials. */
export function tackPrice(type: TackType): number {
  return Math.ceil((materialsPrice(type) * TACK_PERCENT) / 100);
}

interface Aged {
  readonly sex: Sex;
  readonly bornAt: Date;
  readonly aptitude: Aptitude;
}

/** The stallions that stand at stud, the better one first. */
export function studsAmong<Horse extends Aged>(horses: readonly Horse[], now: Date): Horse[] {
  return horses
    .filter(({ sex, bornAt }) => sex === 'stallion' && isGrown(bornAt, now))
    .toSorted((one, other) => pointsAbove(other.aptitude) - pointsAbove(one.aptitude))
    .slice(0, STUDS);
}

export function isGrown(bornAt: Date, now: Date): boolean {
  const age = ageInMonths(bornAt, now);
  return age >= BREED_FROM && age < RETIRED_FROM;
}
