import { rngFromNumber } from '../rng.ts';
import { HEAT_SIZE, type ClassLevel } from './classes.ts';
import { GRADES, type StartTerms } from './grades.ts';
import { housePrize, HOUSE_SPLIT, veteranPrize } from './prize-money.ts';
import { MEADOW_FIELD, meadowPrize } from './meadow/meadow-shows.ts';
import { fieldOfGrade, houseHorse, type HouseField } from './running/house-field.ts';
import { LUCK_MAX } from './running/scoring.ts';

/** House horses, drawn once for each class and grade; enough that a chance is within half a percentage point. */
const SAMPLE = 8_192;
/** Steps of luck. */
const STEPS = 40;
const OTHERS = HEAT_SIZE - 1;

export interface Chances {
  /** 0 to 1. */
  readonly win: number;
  readonly prize: number;
  /** Mean prize in coins. */
  readonly coins: number;
  readonly meanPlace: number;
}

export interface ChancesOfStart extends StartTerms {
  readonly level: ClassLevel;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

/** By seed. */
const scoresByField = new Map<number, Float64Array>();

/** Ascending. */
function scoresOf(seed: number, field: HouseField): Float64Array {
  const known = scoresByField.get(seed);
  if (known) return known;
  const rng = rngFromNumber(seed);
  const scores = Float64Array.from({ length: SAMPLE }, () => houseHorse(rng, field).sheet.score).toSorted();
  scoresByField.set(seed, scores);
  return scores;
}

/**
 * Chances of a horse against eleven house horses of the grade; other players' horses in the heat change them.
 * `strength`: score without luck (docs/rules/shows.md#chances).
 */
export function chancesOf({ level, grade, veteran, purseIndex }: ChancesOfStart, strength: number): Chances {
  const seed = level * GRADES.length + GRADES.indexOf(grade);
  return chancesAmong(scoresOf(seed, fieldOfGrade(level, grade)), strength, (place) => {
    const prize = housePrize(level, grade, purseIndex, place);
    return veteran ? veteranPrize(prize) : prize;
  });
}

const MEADOW_SEED = 0;

/** In a Meadow show. */
export function meadowChances(strength: number): Chances {
  return chancesAmong(scoresOf(MEADOW_SEED, MEADOW_FIELD), strength, meadowPrize);
}

function chancesAmong(scores: Float64Array, strength: number, prizeOf: (place: number) => number): Chances {
  const places = Array.from({ length: HEAT_SIZE }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const luck = (((step + 0.5) / STEPS) * 2 - 1) * LUCK_MAX;
    const beaten = countBelow(scores, strength * (1 + luck / 1_000_000));
    const chances = chancesAhead(beaten);
    for (let ahead = 0; ahead <= OTHERS; ahead += 1) {
      places[ahead] = (places[ahead] ?? 0) + (chances[ahead] ?? 0) / STEPS;
    }
  }
  const sum = (weight: (place: number) => number) =>
    places.reduce((total, chance, ahead) => total + chance * weight(ahead + 1), 0);
  return {
    win: places[0] ?? 0,
    prize: sum((place) => (place <= HOUSE_SPLIT.length ? 1 : 0)),
    coins: sum(prizeOf),
    meanPlace: sum((place) => place),
  };
}

const aheadByBeaten = new Map<number, readonly number[]>();

/** Chance of each number of horses ahead, from 0. `beaten` counts house horses of the sample. */
function chancesAhead(beaten: number): readonly number[] {
  const known = aheadByBeaten.get(beaten);
  if (known) return known;
  const chances = binomial(OTHERS, 1 - beaten / SAMPLE);
  aheadByBeaten.set(beaten, chances);
  return chances;
}

/** Chance of each count of successes, from 0. */
function binomial(trials: number, chance: number): number[] {
  const misses = [1];
  for (let count = 1; count <= trials; count += 1) misses.push((misses[count - 1] ?? 0) * (1 - chance));
  let hits = 1;
  return misses.map((_, successes) => {
    if (successes > 0) hits *= (chance * (trials - successes + 1)) / successes;
    return hits * (misses[trials - successes] ?? 0);
  });
}

/** How many of the sorted numbers are less. */
export function countBelow(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
