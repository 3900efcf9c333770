import type { ClassLevel } from './classes.ts';
import { HEAT_SIZE } from './heat-size.ts';
import { meanForm } from './running/heats.ts';
import { houseHorses } from './running/house-horses.ts';
import { ranked } from './running/placing.ts';
import { showDraws } from './proof/proof.ts';
import type { HouseHorseResult } from './running/run-show.ts';

export interface PlacedHeat {
  readonly seed: Uint8Array;
  readonly entriesHash: string;
  readonly level: ClassLevel;
  readonly heat: number;
  /** The players' horses of the heat, all of them; form in ten-thousandths. */
  readonly starters: readonly { readonly place: number; readonly form: number }[];
}

/**
 * The house horses of a heat that has run, by place: drawn again from the seed, since nothing of them is kept.
 * They hold the places that the players' horses left free.
 */
export function houseField({ seed, entriesHash, level, heat, starters }: PlacedHeat): HouseHorseResult[] {
  const rng = showDraws(seed, entriesHash).houseRng(heat);
  const drawn = houseHorses(rng, level, meanForm(starters), HEAT_SIZE - starters.length);
  const field = drawn.map((horse) => {
    const { score, raw } = horse.sheet;
    return { horse, score, raw, horseId: null };
  });
  const taken = new Set(starters.map(({ place }) => place));
  const free = Array.from({ length: HEAT_SIZE }, (_, before) => before + 1).filter((n) => !taken.has(n));
  return ranked(field).map(({ horse }, nth) => ({ ...horse, heat, place: free[nth] ?? HEAT_SIZE }));
}
