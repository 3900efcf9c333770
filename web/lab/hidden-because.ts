import { maskOf } from '../../game/horses/genetics/gene-groups.ts';
import type { Genotype } from '../../game/horses/genetics/genotype.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';

/** Why what a horse has at a locus does not show; null where it does, or where there is nothing to show. */
export function hiddenBecause(genotype: Genotype, locus: Locus): string | null {
  const mask = maskOf(genotype, locus);
  if (mask === undefined) return null;
  if (mask === 'no leopard') return 'Hidden here: without Lp it shows nothing.';
  return `Hidden here: with e/e there is no black to ${locus === 'agouti' ? 'place' : 'lighten'}.`;
}
