import { FEEDING_DAYS, planFeeding } from '../care/feeding-plan.ts';
import { refuseWork } from '../care/pasture.ts';
import { SHOW_FROM } from '../horses/age.ts';
import { TACK_DIVISOR } from '../shows/running/scoring.ts';
import { TACK, TACK_TYPES, type TackType } from '../tack/tack.ts';
import { strengthAt, strongestIn } from './horse-strength.ts';
import { bestReturn, strengthOfPart } from './returns.ts';
import type { RoundHorse, RoundStable, Saving } from './round.ts';

/** Starts in which a better piece must pay for itself (docs/rules/round.md#plan). */
const STARTS_TO_PAY = 30;
/** Coins that the usual plan reserves besides feed. */
const RESERVE_COINS = 300;
const [, RESERVE_FEED_DAYS] = FEEDING_DAYS;

/** Coins for feed for three days of all horses in the stable, and a few more. */
export function reserveOf({ horses }: RoundStable, now: Date): number {
  const eating = horses.filter((horse) => refuseWork(horse, now) === undefined);
  const rations = eating.map(({ rationed }) => rationed);
  const wish = { horses: eating.length, days: RESERVE_FEED_DAYS, long: false, rations };
  return RESERVE_COINS + planFeeding(wish, {}).price;
}

/** The next piece of tack to save for: what a horse lacks, cheapest first, or a better piece on sale that pays. */
export function savingGoal(stable: RoundStable, now: Date): Omit<Saving, 'saved'> | null {
  const shown = stable.horses.filter(
    (horse) => !horse.retired && horse.ageInMonths >= SHOW_FROM && refuseWork(horse, now) === undefined,
  );
  const best = shown.toSorted((one, other) => topStrength(other) - topStrength(one));
  for (const horse of best) {
    const [missing] = TACK_TYPES.filter((type) => !horse.worn.some((piece) => piece.type === type)).toSorted(
      (one, other) => TACK[one].buy - TACK[other].buy,
    );
    if (missing) return { horseId: horse.id, type: missing, price: TACK[missing].buy, better: false };
  }
  const [first] = best;
  return first ? betterPiece(first, stable) : null;
}

const topStrength = (horse: RoundHorse) => horse.strengths[strongestIn(horse)];

function betterPiece(horse: RoundHorse, stable: RoundStable): Omit<Saving, 'saved'> | null {
  const { guild, listings } = stable;
  const { happiness } = horse;
  const strength = strengthAt(horse, strongestIn(horse), happiness);
  const now = bestReturn(horse, strength, stable);
  const wornOf = (type: TackType) => horse.worn.find((piece) => piece.type === type)?.quality ?? 0;
  const gains = listings.map(({ type, quality, price }) => {
    const part = Math.max(0, quality - wornOf(type)) / TACK_DIVISOR;
    const gained = strengthOfPart('tack', part, { guild, happiness });
    const returned = bestReturn(horse, strength + gained, stable) - now;
    return { type, price, surplus: STARTS_TO_PAY * returned - price };
  });
  const [top] = gains.toSorted((one, other) => other.surplus - one.surplus);
  if (!top || top.surplus < 0) return null;
  return { horseId: horse.id, type: top.type, price: top.price, better: true };
}
