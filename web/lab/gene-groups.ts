import { carries } from '../../game/horses/genetics/genotype.ts';
import type { Genotype } from '../../game/horses/genetics/genotype.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';

interface GeneGroup {
  readonly name: string;
  readonly loci: readonly { readonly locus: Locus; readonly label: string }[];
}

/** The loci as they are called in a stable, and with which others each is chosen. */
export const GENE_GROUPS: readonly GeneGroup[] = [
  {
    name: 'Base',
    loci: [
      { locus: 'extension', label: 'Extension' },
      { locus: 'agouti', label: 'Agouti' },
    ],
  },
  {
    name: 'Dilutions',
    loci: [
      { locus: 'cream', label: 'Cream' },
      { locus: 'dun', label: 'Dun' },
      { locus: 'silver', label: 'Silver' },
      { locus: 'champagne', label: 'Champagne' },
    ],
  },
  {
    name: 'Grey and roan',
    loci: [
      { locus: 'grey', label: 'Grey' },
      { locus: 'roan', label: 'Roan' },
    ],
  },
  {
    name: 'White patterns',
    loci: [
      { locus: 'tobiano', label: 'Tobiano' },
      { locus: 'overo', label: 'Frame overo' },
      { locus: 'leopard', label: 'Leopard complex' },
      { locus: 'pattern_modifier', label: 'Pattern modifier' },
    ],
  },
];

/** Why what a horse has at a locus does not show; null where it does, or where there is nothing to show. */
export function hiddenBecause(genotype: Genotype, locus: Locus): string | null {
  const red = genotype.extension === 'e/e';
  if (locus === 'agouti' && red) return 'Hidden here: with e/e there is no black to place.';
  if (locus === 'silver' && red && carries(genotype, locus))
    return 'Hidden here: with e/e there is no black to lighten.';
  if (locus === 'pattern_modifier' && genotype.leopard === 'n/n' && carries(genotype, locus))
    return 'Hidden here: without Lp it shows nothing.';
  return null;
}
