import { normal, type Rng } from '../../rng.ts';

/** Fisher's infinitesimal model: foals vary around their parents' mean; the variance stays constant. */
export interface Polygene {
  readonly mean: number;
  readonly deviation: number;
  readonly low: number;
  readonly high: number;
}

/** To thousandths. `mean` overrides the gene's for a breed. */
export function drawFounderValue(rng: Rng, gene: Polygene, mean: number = gene.mean): number {
  return clamp(gene, normal(rng, mean, gene.deviation));
}

/** Parents' mean plus noise of half the founders' variance, to thousandths. */
export function drawFoalValue(rng: Rng, gene: Polygene, sire: number, dam: number): number {
  return clamp(gene, normal(rng, (sire + dam) / 2, gene.deviation * Math.SQRT1_2));
}

function clamp({ low, high }: Polygene, value: number): number {
  return toThousandths(Math.min(high, Math.max(low, value)));
}

/** Machines differ in the last bit of logarithms. Adding 0 removes -0, which JSON loses. */
export function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
