import { carries, type Genotype } from '../genetics/genotype.ts';
import type { LeopardPattern } from './look-values.ts';

interface ExtentStep {
  readonly below: number;
  readonly pattern: LeopardPattern;
}

/** Patterns by Lp and extent of white. */
const PATTERNS_BY_EXTENT: Readonly<Record<Genotype['leopard'], readonly ExtentStep[]>> = {
  'n/n': [],
  'n/Lp': [
    { below: 0.15, pattern: 'varnish roan' },
    { below: 0.35, pattern: 'snowflake' },
    { below: 0.6, pattern: 'spotted blanket' },
    { below: 0.75, pattern: 'near-leopard' },
    { below: Infinity, pattern: 'leopard' },
  ],
  'Lp/Lp': [
    { below: 0.25, pattern: 'varnish roan' },
    { below: 0.6, pattern: 'snowcap' },
    { below: 0.75, pattern: 'near few-spot' },
    { below: Infinity, pattern: 'few-spot' },
  ],
};

/** Extents are below this without PATN1, from this with it. */
export const PATN1_EXTENT = 0.6;

/** For bare alleles: n/Lp shows spotted blanket or leopard, Lp/Lp snowcap or few-spot. */
export const USUAL_REACH = 0.8;

/** 0 to 1, to thousandths. Foals inherit `reach` (0 to 1), not the extent, so their own PATN1 counts. */
export function leopardExtent(genotype: Genotype, reach: number): number {
  const within = Math.min(Math.max(reach, 0), 0.998);
  const extent = carries(genotype, 'PATN1')
    ? PATN1_EXTENT + (1 - PATN1_EXTENT) * within
    : PATN1_EXTENT * within;
  return Math.round(extent * 1000) / 1000;
}

/** Null without Lp: PATN1 alone has no effect. */
export function leopardPattern(
  { leopard }: Pick<Genotype, 'leopard'>,
  extent: number,
): LeopardPattern | null {
  return PATTERNS_BY_EXTENT[leopard].find(({ below }) => extent < below)?.pattern ?? null;
}
