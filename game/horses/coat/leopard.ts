import { carries } from '../genetics/genotype.ts';
import type { Genotype } from '../genetics/genotype.ts';

export const LEOPARD_PATTERNS = [
  'varnish roan',
  'snowflake',
  'spotted blanket',
  'near-leopard',
  'leopard',
  'snowcap',
  'near few-spot',
  'few-spot',
] as const;
export type LeopardPattern = (typeof LEOPARD_PATTERNS)[number];

interface ExtentStep {
  readonly below: number;
  readonly pattern: LeopardPattern;
}

/**
 * The leopard complex: which pattern an extent of white gives. Blanket with spots and leopard are Lp once,
 * snowcap and few-spot Lp twice; PATN1 puts the extent in the upper range.
 */
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

/** Without PATN1 the extent of white is below this, with it at least this. */
export const PATN1_EXTENT = 0.6;

/**
 * The reach that stands for a horse of which only the alleles are known: it gives spotted blanket, and
 * leopard with PATN1, to n/Lp; snowcap, and few-spot with PATN1, to Lp/Lp.
 */
export const USUAL_REACH = 0.8;

/**
 * The extent of white, 0 to 1, in thousandths. `reach` (0 to 1) is how far a horse goes within the range that
 * its PATN1 sets: reach is inherited, so that a foal takes its own PATN1 into account and not its parents'.
 */
export function leopardExtent(genotype: Genotype, reach: number): number {
  const within = Math.min(Math.max(reach, 0), 0.998);
  const extent = carries(genotype, 'pattern_modifier')
    ? PATN1_EXTENT + (1 - PATN1_EXTENT) * within
    : PATN1_EXTENT * within;
  return Math.round(extent * 1000) / 1000;
}

/** The pattern at an extent of white, or null without Lp (PATN1 alone does nothing). */
export function leopardPattern(
  { leopard }: Pick<Genotype, 'leopard'>,
  extent: number,
): LeopardPattern | null {
  return PATTERNS_BY_EXTENT[leopard].find(({ below }) => extent < below)?.pattern ?? null;
}
