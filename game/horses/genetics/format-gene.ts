import { whitePatterns } from '../coat/white-patterns.ts';
import { maskOf } from './gene-groups.ts';
import { allelesIn, carries, copiesOf, isUsual, type Genotype } from './genotype.ts';
import { LOCUS_ROWS, type Locus } from './loci.ts';

export interface GeneText {
  /** `hidden`: heritable, but never shows. */
  readonly is: 'usual' | 'seen' | 'hidden';
  readonly text: string;
}

/** Effect of a locus on the horse and its foals. */
export function formatGene(genotype: Genotype, locus: Locus): GeneText {
  if (locus === 'extension') return underWhite(genotype, EXTENSION_TEXT[genotype.extension]);
  if (locus === 'agouti')
    return maskOf(genotype, locus)
      ? AGOUTI_UNDER_RED_TEXT[genotype.agouti]
      : underWhite(genotype, AGOUTI_TEXT[genotype.agouti]);
  if (isUsual(genotype, locus)) return { is: 'usual', text: 'None to pass on.' };
  const mask = maskOf(genotype, locus);
  const effect = mask === 'white' ? 'Unseen under white hair' : EFFECTS[locus](genotype);
  return { is: mask ? 'hidden' : 'seen', text: `${effect}; ${passedOn(genotype, locus)}.` };
}

/** A white horse shows its other colour in a few hairs at most, so its genes count as hidden. */
function underWhite(genotype: Genotype, { is, text }: GeneText): GeneText {
  if (is === 'usual' || !whitePatterns(genotype).allWhite) return { is, text };
  return { is: 'hidden', text: `Under the white: ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
}

function passedOn(genotype: Genotype, locus: Locus): string {
  const [one, other] = allelesIn(locus, genotype[locus]);
  if (one === 0 || other === 0) return 'about half of the foals get it';
  return one === other ? 'every foal gets it' : 'every foal gets one of the two';
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

const LETHAL = 'Two copies, with which no foal lives';

const CREAM_EFFECTS: Readonly<Record<Genotype['cream'], string>> = {
  'n/n': '',
  'n/Cr': 'One copy turns red hair gold',
  'n/prl': 'One pearl, unseen without a second one or a cream',
  'Cr/Cr': 'Two copies: cream all over, with blue eyes',
  'Cr/prl': 'Cream and pearl together: a pale coat, with green eyes',
  'prl/prl': 'Two pearls: a lighter coat and skin, with hazel eyes',
};

const KIT_EFFECTS = {
  Rn: 'mixed white hairs',
  To: 'white on the topline',
  SB1: 'jagged white legs',
  W20: 'more white on face and legs',
  W5: 'jagged white, two copies never live',
  W10: 'jagged white, two copies never live',
  W22: 'jagged white, two copies never live',
} as const;

function kitEffect(genotype: Genotype): string {
  if (whitePatterns(genotype).allWhite) return 'White all over from birth';
  const carried = Object.entries(KIT_EFFECTS).filter(([variant]) =>
    carries(genotype, variant as keyof typeof KIT_EFFECTS),
  );
  const effects = [...new Set(carried.map(([, effect]) => effect))];
  return effects
    .map((effect) => {
      const variants = carried.filter(([, other]) => other === effect).map(([variant]) => variant);
      return `${variants.join(', ')}: ${effect}`;
    })
    .join('. ');
}

const EFFECTS: Readonly<Record<Exclude<Locus, 'extension' | 'agouti'>, (genotype: Genotype) => string>> = {
  cream: (genotype) =>
    genotype.cream === 'n/Cr' && isBlack(genotype)
      ? 'One copy, hardly seen on black'
      : CREAM_EFFECTS[genotype.cream],
  grey(genotype) {
    if (!carries(genotype, 'G')) return 'Whitens slowly with age, and stays dappled';
    return genotype.grey === 'n/G'
      ? 'Whitens with age, whatever the colour'
      : 'Whitens with age, faster by the second copy';
  },
  dun(genotype) {
    if (!carries(genotype, 'D')) return 'A faint stripe on the back, and no lighter body';
    return carries(genotype, 'nd1')
      ? 'A lighter body with a dorsal stripe, which hide nd1'
      : 'A lighter body with a dorsal stripe';
  },
  silver: (genotype) =>
    maskOf(genotype, 'silver')
      ? 'Unseen on a red horse, which has no black to lighten'
      : 'Lightens black hair, mane and tail most',
  champagne: () => 'Lightens red and black, with freckled skin',
  kit: kitEffect,
  overo: (genotype) =>
    copiesOf(genotype, 'O') === 2 ? LETHAL : 'White on face and sides, and no foal lives with two copies',
  leopard: (genotype) =>
    copiesOf(genotype, 'Lp') === 2
      ? 'White with few spots or none, and no sight in the dark'
      : 'Spots, or white that grows with age',
  pattern_modifier: (genotype) =>
    maskOf(genotype, 'pattern_modifier')
      ? `Unseen without ${LOCUS_ROWS.leopard.alleles[1]}, which would show it`
      : 'Spreads the white of the leopard complex',
  splash: (genotype) =>
    copiesOf(genotype, 'SW1') === 2 || carries(genotype, 'SW2')
      ? 'Dipped in white from below, with blue eyes'
      : 'More white on face and legs, at times a blue eye',
  splash2: (genotype) =>
    copiesOf(genotype, 'SW2') === 2
      ? LETHAL
      : 'More white on face and legs, and no foal lives with two copies',
  mushroom(genotype) {
    const mask = maskOf(genotype, 'mushroom');
    if (mask === 'one copy') return 'One copy, unseen without a second';
    return mask === 'black' ? 'Unseen on a black horse, which has no red hair' : 'Turns red hair sepia';
  },
  gait: () => 'Easy lateral gaits in life, no change here',
  size: () => 'A taller horse in life, no change here',
  sprint: () => 'Speed over short distances in life, no change here',
};

function isBlack({ extension, agouti }: Genotype): boolean {
  return extension !== 'e/e' && agouti === 'a/a';
}
