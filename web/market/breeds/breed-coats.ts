import type { Breed } from '../../../game/horses/breeds.ts';
import { lookOfCoat, type Look } from '../../../game/horses/coat/look.ts';
import { gametesOfFounders } from '../../../game/horses/genetics/gametes.ts';
import { gameteOdds } from '../../../game/horses/genetics/odds.ts';

export interface BreedCoat {
  readonly name: string;
  /** 0 to 1, among horses of the store. */
  readonly share: number;
  readonly look: Look;
}

const AGE = 96;

/** Likeliest first; a founder is computed like a foal of two parents with the breed's frequencies. */
export function breedCoats(breed: Breed): readonly BreedCoat[] {
  const gametes = gametesOfFounders(breed.frequencies);
  return gameteOdds(gametes, gametes).outcomes.map(({ name, coat, probability }) => ({
    name,
    share: probability,
    look: lookOfCoat(coat, AGE, { build: breed.build, breed: breed.id, feather: breed.feather }),
  }));
}

const COMMON = 0.2;

/** "common", "1 in 6". */
export function formatShare(share: number): string {
  if (share >= COMMON) return 'common';
  const one = 1 / share;
  const rounded = one < 20 ? Math.round(one) : Number(one.toPrecision(one < 1_000 ? 2 : 1));
  return `1 in ${rounded.toLocaleString('en-US')}`;
}
