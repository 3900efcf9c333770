import { createHash, randomBytes } from 'node:crypto';
import { rngFrom, type Rng } from '../../game/rng.ts';

/** Where every generator of the server comes from. */
export interface Chance {
  rng(): Rng;
}

/** Unforeseeable: one fresh seed for every request and every piece of due work. */
export const trueChance: Chance = { rng: () => rngFrom(randomBytes(16)) };

/** The same from run to run: the nth generator depends on the seed and n only. For tests and seeded worlds. */
export function seededChance(seed: number): Chance {
  let drawn = 0;
  return { rng: () => rngFrom(createHash('sha256').update(`${seed}/${drawn++}`).digest()) };
}
