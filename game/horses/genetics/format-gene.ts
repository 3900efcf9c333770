import { maskOf } from './gene-groups.ts';
import { carries, copiesOf, type Genotype } from './genotype.ts';
import { LOCUS_ROWS, type Locus } from './loci.ts';

export interface GeneText {
  /** `hidden`: heritable, but never shows. */
  readonly is: 'usual' | 'seen' | 'hidden';
  readonly text: string;
}

/** Effect of a locus on the horse and its foals. */
export function formatGene(genotype: Genotype, locus: Locus): GeneText {
  if (locus === 'extension') return EXTENSION_TEXT[genotype.extension];
  if (locus === 'agouti')
    return (maskOf(genotype, locus) ? AGOUTI_UNDER_RED_TEXT : AGOUTI_TEXT)[genotype.agouti];
  if (!carries(genotype, locus)) return { is: 'usual', text: 'None to pass on.' };
  const passed = twice(genotype, locus) ? 'every foal gets it' : 'about half of the foals get it';
  return {
    is: maskOf(genotype, locus) ? 'hidden' : 'seen',
    text: `${EFFECTS[locus](genotype)}; ${passed}.`,
  };
}

const EXTENSION_TEXT: Readonly<Record<Genotype['extension'], GeneText>> = {
  'E/E': { is: 'usual', text: 'Black pigment, for every foal too: none is chestnut.' },
  'E/e': { is: 'hidden', text: 'Black pigment, and carries red: a foal may be chestnut.' },
  'e/e': { is: 'seen', text: 'Red hair only; every foal gets one e.' },
};

const AGOUTI_TEXT: Readonly<Record<Genotype['agouti'], GeneText>> = {
  'A/A': { is: 'usual', text: 'Keeps black to the points, in every foal too: none is black all over.' },
  'A/a': {
    is: 'hidden',
    text: 'Keeps black to the points, and carries black: a foal may be black all over.',
  },
  'a/a': { is: 'seen', text: 'Black all over; every foal gets one a.' },
};

/** Agouti needs black pigment. */
const AGOUTI_UNDER_RED_TEXT: typeof AGOUTI_TEXT = {
  'A/A': { is: 'hidden', text: 'Unseen on a red horse: no foal is black all over.' },
  'A/a': { is: 'hidden', text: 'Unseen on a red horse: foals with black pigment may be bay or black.' },
  'a/a': { is: 'hidden', text: 'Unseen on a red horse: foals with black pigment may be black.' },
};

const twice = (genotype: Genotype, locus: Locus) => copiesOf(genotype, locus) === 2;

const EFFECTS: Readonly<Record<Exclude<Locus, 'extension' | 'agouti'>, (genotype: Genotype) => string>> = {
  cream(genotype) {
    if (twice(genotype, 'cream')) return 'Two copies: cream all over, with blue eyes';
    return isBlack(genotype) ? 'One copy, hardly seen on black' : 'One copy turns red hair gold';
  },
  grey: (genotype) =>
    twice(genotype, 'grey')
      ? 'Whitens with age, faster by the second copy'
      : 'Whitens with age, whatever the colour',
  dun: () => 'A lighter body with a dorsal stripe',
  silver: (genotype) =>
    maskOf(genotype, 'silver')
      ? 'Unseen on a red horse, which has no black to lighten'
      : 'Lightens black hair, mane and tail most',
  champagne: () => 'Lightens red and black, with freckled skin',
  roan: () => 'White hairs all through the body',
  tobiano: () => 'White across the topline and on all legs',
  overo: (genotype) =>
    twice(genotype, 'overo')
      ? 'Two copies, with which no foal lives'
      : 'White on face and sides, and no foal lives with two copies',
  leopard: (genotype) =>
    twice(genotype, 'leopard')
      ? 'White with few spots or none, and no sight in the dark'
      : 'Spots, or white that grows with age',
  pattern_modifier: (genotype) =>
    maskOf(genotype, 'pattern_modifier')
      ? `Unseen without ${LOCUS_ROWS.leopard.alleles[1]}, which would show it`
      : 'Spreads the white of the leopard complex',
};

function isBlack({ extension, agouti }: Genotype): boolean {
  return extension !== 'e/e' && agouti === 'a/a';
}
