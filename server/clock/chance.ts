import { createHash, randomBytes } from 'node:crypto';
import { rngFrom, type Rng } from '../../game/rng.ts';

/** Where every generator of the server comes from. */
export interface Chance {
  rng(): Rng;
}

/** Unforeseeable: one fresh seed for every request and every piece of due work that leaves anything to chance. */
export const trueChance: Chance = {
  rng() {
    let seeded: Rng | undefined;
    return { next: () => (seeded ??= rngFrom(randomBytes(16))).next() };
  },
};

/** The same from run to run: the nth generator depends on the seed and n only. For tests and seeded worlds. */
export function seededChance(seed: number): Chance {
  let drawn = 0;
  return { rng: () => rngFrom(createHash('sha256').update(`${seed}/${drawn++}`).digest()) };
}
