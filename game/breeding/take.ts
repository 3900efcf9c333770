import { REAL_MS_PER_DAY } from '../game-time.ts';
import { drawFoalGenome } from '../horses/genetics/inherit.ts';
import { lethalIn, type Genome } from '../horses/genetics/strands.ts';
import { seedHash } from '../shows/proof/proof.ts';
import { foalDraws, type Mating } from './birth-proof.ts';

/** A mare that did not take may be covered again tomorrow. */
export const AFTER_NOT_TAKING_MS = REAL_MS_PER_DAY;

/** Which test shows the genes that stopped a cover. */
export type Telling = 'health test' | 'insight';

/** Null if the mare takes. Only the cover and its seed decide, so that anybody can check it, as with a foal. */
export function whyNotTaken(
  seed: Uint8Array,
  mating: Mating,
  { sire, dam }: { readonly sire: Genome; readonly dam: Genome },
): Telling | null {
  const lethal = lethalIn(drawFoalGenome(foalDraws(seed, mating).genes, sire, dam));
  if (lethal.length === 0) return null;
  return lethal.some(({ isHealth }) => isHealth) ? 'health test' : 'insight';
}

const TELLS: Readonly<Record<Telling, string>> = {
  'health test': 'A health test tells which.',
  insight: 'A look at their genes tells which.',
};

/** Explains a cover that did not take, and names the test. */
export function formatTelling(telling: Telling): string {
  return `She did not take. Some covers of these two cannot: they share a hidden gene. ${TELLS[telling]}`;
}

export function formatNotTaken(telling: Telling): string {
  return `${formatTelling(telling)} Your coins are back, and she may be covered again tomorrow.`;
}

interface MissedCover extends Mating {
  /** Published before the cover. */
  readonly seedHash: string;
  readonly seed: Uint8Array;
  readonly sire: Genome;
  readonly dam: Genome;
}

/** Null if the seed is the one promised before the cover, and the mare indeed could not take. */
export function missedFault(missed: MissedCover): 'seed' | 'take' | null {
  if (seedHash(missed.seed) !== missed.seedHash) return 'seed';
  return whyNotTaken(missed.seed, missed, missed) === null ? 'take' : null;
}
