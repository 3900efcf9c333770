import { carries, type Genotype } from './genotype.ts';
import type { Locus } from './loci.ts';

export const GENE_GROUPS = [
  {
    name: 'Base',
    genes: [
      { locus: 'extension', label: 'Extension' },
      { locus: 'agouti', label: 'Agouti' },
    ],
  },
  {
    name: 'Dilutions',
    genes: [
      { locus: 'cream', label: 'Cream' },
      { locus: 'dun', label: 'Dun' },
      { locus: 'silver', label: 'Silver' },
      { locus: 'champagne', label: 'Champagne' },
    ],
  },
  {
    name: 'Grey and roan',
    genes: [
      { locus: 'grey', label: 'Grey' },
      { locus: 'roan', label: 'Roan' },
    ],
  },
  {
    name: 'White patterns',
    genes: [
      { locus: 'tobiano', label: 'Tobiano' },
      { locus: 'overo', label: 'Frame overo' },
      { locus: 'leopard', label: 'Leopard complex' },
      { locus: 'pattern_modifier', label: 'Pattern modifier' },
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly genes: readonly { readonly locus: Locus; readonly label: string }[];
}[];

/** Why a locus never shows, at any age. */
type Mask = 'red' | 'no leopard';

/** Red hair hides agouti and silver; PATN1 needs Lp. */
export function maskOf(genotype: Genotype, locus: Locus): Mask | undefined {
  const red = genotype.extension === 'e/e';
  if (locus === 'agouti') return red ? 'red' : undefined;
  if (!carries(genotype, locus)) return undefined;
  if (locus === 'silver' && red) return 'red';
  return locus === 'pattern_modifier' && genotype.leopard === 'n/n' ? 'no leopard' : undefined;
}
