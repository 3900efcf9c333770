import { createHash, randomBytes } from 'node:crypto';
import { rngFrom, type Rng } from '../../game/rng.ts';

/** Passed to rules, which must not read time or randomness themselves. */
export interface Context {
  readonly now: Date;
  readonly rng: Rng;
}

export interface Chance {
  rng(): Rng;
}

/** A fresh seed for every generator. */
export const trueChance: Chance = {
  rng() {
    let seeded: Rng | undefined;
    return { next: () => (seeded ??= rngFrom(randomBytes(16))).next() };
  },
};

/** Each generator that it returns draws what `rng` draws: work that is retried has the same luck. */
export function repeatable(rng: Rng): () => Rng {
  const drawn: number[] = [];
  return () => {
    let index = 0;
    return {
      next() {
        const known = drawn[index++];
        if (known !== undefined) return known;
        const value = rng.next();
        drawn.push(value);
        return value;
      },
    };
  };
}

/** For tests and seeded worlds: generator number n depends only on the seed and n. */
export function seededChance(seed: number): Chance {
  let drawn = 0;
  return { rng: () => rngFrom(createHash('sha256').update(`${seed}/${drawn++}`).digest()) };
}
