import type { Rng } from '../../game/rng.ts';

/** When something happens, and the chance it happens with: all that a rule may not know by itself. */
export interface Moment {
  readonly now: Date;
  readonly rng: Rng;
}
