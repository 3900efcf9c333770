import { whitePatterns } from '../coat/white-patterns.ts';
import { copiesOf, isUsual, type Genotype } from './genotype.ts';
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
      { locus: 'cream', label: 'Cream and pearl' },
      { locus: 'dun', label: 'Dun' },
      { locus: 'silver', label: 'Silver' },
      { locus: 'champagne', label: 'Champagne' },
      { locus: 'mushroom', label: 'Mushroom' },
    ],
  },
  {
    name: 'Grey',
    genes: [{ locus: 'grey', label: 'Grey' }],
  },
  {
    name: 'White patterns',
    genes: [
      { locus: 'kit', label: 'Roan, tobiano and white (KIT)' },
      { locus: 'overo', label: 'Frame overo' },
      { locus: 'splash', label: 'Splash' },
      { locus: 'splash2', label: 'Second splash' },
      { locus: 'leopard', label: 'Leopard complex' },
      { locus: 'pattern_modifier', label: 'Pattern modifier' },
    ],
  },
  {
    name: 'Body',
    genes: [
      { locus: 'gait', label: 'Gait' },
      { locus: 'size', label: 'Size' },
      { locus: 'sprint', label: 'Sprint' },
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly genes: readonly { readonly locus: Locus; readonly label: string }[];
}[];

/** Why a locus never shows, at any age. */
type Mask = 'white' | 'red' | 'black' | 'no leopard' | 'dun' | 'one copy' | 'no effect';

const HAIR_ONLY: ReadonlySet<Locus> = new Set<Locus>([
  'grey',
  'dun',
  'silver',
  'mushroom',
  'overo',
  'splash',
  'splash2',
  'leopard',
  'pattern_modifier',
]);

/**
 * White hair hides all that does not show in skin and eyes. Red hair hides agouti and silver, black hides mushroom, dun its
 * nd1; PATN1 needs Lp; recessives need two copies.
 */
export function maskOf(genotype: Genotype, locus: Locus): Mask | undefined {
  const red = genotype.extension === 'e/e';
  if (locus === 'agouti') return red ? 'red' : undefined;
  if (isUsual(genotype, locus)) return undefined;
  if (HAIR_ONLY.has(locus) && whitePatterns(genotype).allWhite) return 'white';
  switch (locus) {
    case 'silver':
      return red ? 'red' : undefined;
    case 'pattern_modifier':
      return genotype.leopard === 'n/n' ? 'no leopard' : undefined;
    case 'cream':
      if (genotype.cream === 'n/prl') return 'one copy';
      return genotype.cream === 'n/Cr' && whitePatterns(genotype).allWhite ? 'white' : undefined;
    case 'dun':
      return genotype.dun === 'D/nd1' ? 'dun' : undefined;
    case 'gait':
    case 'size':
    case 'sprint':
      return 'no effect';
    case 'mushroom':
      if (copiesOf(genotype, 'Mu') === 1) return 'one copy';
      return !red && genotype.agouti === 'a/a' ? 'black' : undefined;
    default:
      return undefined;
  }
}
