import { carries } from './genotype.ts';
import type { Genotype } from './genotype.ts';
import type { Locus } from './loci.ts';

/** The loci as they are called in a stable, in the groups in which they are told. */
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

/** By what everything that a horse may have at a locus stays unseen, whatever its age. */
type Mask = 'red' | 'no leopard';

/**
 * What hides all that a horse has at a locus: without black pigment agouti has none to place and silver none to
 * lighten, without the leopard complex its modifier changes nothing. Undefined where it shows, or none is there.
 */
export function maskOf(genotype: Genotype, locus: Locus): Mask | undefined {
  const red = genotype.extension === 'e/e';
  if (locus === 'agouti') return red ? 'red' : undefined;
  if (!carries(genotype, locus)) return undefined;
  if (locus === 'silver' && red) return 'red';
  return locus === 'pattern_modifier' && genotype.leopard === 'n/n' ? 'no leopard' : undefined;
}
