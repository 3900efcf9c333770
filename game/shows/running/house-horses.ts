import type { Rng } from '../../rng.ts';
import { HEAT_SIZE } from '../classes.ts';
import { showDraws } from '../proof/proof.ts';
import { houseHorse, type HouseField, type UnnamedHorse } from './house-field.ts';
import { HOUSE_HORSE_NAMES } from './house-horse-names.ts';
import { ranked } from './placing.ts';

export interface HouseHorse extends UnnamedHorse {
  readonly name: string;
}

export interface HouseHorseResult extends HouseHorse {
  readonly heat: number;
  readonly place: number;
}

export function houseHorses(rng: Rng, field: HouseField, count: number): HouseHorse[] {
  const names = drawNames(rng, count);
  return names.map((name) => ({ name, ...houseHorse(rng, field) }));
}

/** Prime length: any stride visits each name once. */
function drawNames(rng: Rng, count: number): string[] {
  const length = HOUSE_HORSE_NAMES.length;
  const start = Math.floor(rng.next() * length);
  const stride = 1 + Math.floor(rng.next() * (length - 1));
  return Array.from({ length: count }, (_, index) => {
    const name = HOUSE_HORSE_NAMES[(start + index * stride) % length];
    if (name === undefined) throw new Error('There are no names');
    return name;
  });
}

export interface HeatResult {
  readonly seed: Uint8Array;
  readonly entriesHash: string;
  readonly heat: number;
  readonly field: HouseField;
  /** Places of all players' horses. */
  readonly places: readonly number[];
}

/** House horses are not stored: redraws them for the free places. */
export function houseResults({ seed, entriesHash, heat, field, places }: HeatResult): HouseHorseResult[] {
  const rng = showDraws(seed, entriesHash).houseRng(heat);
  const drawn = houseHorses(rng, field, HEAT_SIZE - places.length);
  const placeable = drawn.map((horse) => {
    const { score, raw } = horse.sheet;
    return { horse, score, raw, horseId: null };
  });
  const taken = new Set(places);
  const free = Array.from({ length: HEAT_SIZE }, (_, before) => before + 1).filter((n) => !taken.has(n));
  return ranked(placeable).map(({ horse }, index) => ({ ...horse, heat, place: free[index] ?? HEAT_SIZE }));
}
