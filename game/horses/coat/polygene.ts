import { normal } from '../../rng.ts';
import type { Rng } from '../../rng.ts';

/**
 * A number made by many small genes (Fisher's infinitesimal model): foals vary around the middle of their parents, and
 * the variance stays constant.
 */
export interface Polygene {
  readonly mean: number;
  readonly deviation: number;
  readonly low: number;
  readonly high: number;
}

/** Rounded to thousandths. `mean` overrides the gene's where breeds differ. */
export function drawFounderValue(rng: Rng, gene: Polygene, mean: number = gene.mean): number {
  return clamp(gene, normal(rng, mean, gene.deviation));
}

/** Mid-parent plus Mendelian sampling of half the founders' variance, rounded to thousandths. */
export function drawFoalValue(rng: Rng, gene: Polygene, sire: number, dam: number): number {
  return clamp(gene, normal(rng, (sire + dam) / 2, gene.deviation * Math.SQRT1_2));
}

function clamp({ low, high }: Polygene, value: number): number {
  return toThousandths(Math.min(high, Math.max(low, value)));
}

/**
 * Rounded, so that machines agree whose logarithms differ in the last bit. Adding 0 turns -0, which JSON loses, into
 * 0.
 */
export function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
