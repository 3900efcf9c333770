import { normal } from '../../rng.ts';
import type { Rng } from '../../rng.ts';

/**
 * A heritable number made by many small genes (Fisher's infinitesimal model): founders vary around a mean,
 * a foal around the middle of its parents, and the spread of a population stays what it was.
 */
export interface Polygene {
  readonly mean: number;
  readonly deviation: number;
  /** Kept between these. */
  readonly low: number;
  readonly high: number;
}

/** A founder's value, in thousandths. `mean` overrides the gene's own where breeds differ. */
export function drawFounderValue(rng: Rng, gene: Polygene, mean: number = gene.mean): number {
  return kept(gene, normal(rng, mean, gene.deviation));
}

/** A foal's value, in thousandths: mid-parent plus Mendelian sampling of half the founders' variance. */
export function drawFoalValue(rng: Rng, gene: Polygene, sire: number, dam: number): number {
  return kept(gene, normal(rng, (sire + dam) / 2, gene.deviation * Math.SQRT1_2));
}

function kept({ low, high }: Polygene, value: number): number {
  return toThousandths(Math.min(high, Math.max(low, value)));
}

/**
 * Short to store, and the same on every machine whatever the last bit of its logarithm. Adding 0 turns -0,
 * which JSON does not keep, into 0.
 */
export function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
