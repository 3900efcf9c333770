import { createHash, randomBytes } from 'node:crypto';
import { rngFrom, type Rng } from '../../game/rng.ts';

/** World time and a source of chance: what a rule may not get by itself. */
export interface Moment {
  readonly now: Date;
  readonly rng: Rng;
}

/** Creates the random generators of the server. */
export interface Chance {
  rng(): Rng;
}

/** Unpredictable: a fresh seed for every generator that is used. */
export const trueChance: Chance = {
  rng() {
    let seeded: Rng | undefined;
    return { next: () => (seeded ??= rngFrom(randomBytes(16))).next() };
  },
};

/** For tests and seeded worlds: the nth generator depends on the seed and n only. */
export function seededChance(seed: number): Chance {
  let drawn = 0;
  return { rng: () => rngFrom(createHash('sha256').update(`${seed}/${drawn++}`).digest()) };
}
