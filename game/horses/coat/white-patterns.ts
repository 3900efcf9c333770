import { carries, copiesOf, type Genotype } from '../genetics/genotype.ts';

/** Alleles of KIT that make a horse white all over. */
const WHITE_PAIRS: ReadonlySet<Genotype['kit']> = new Set([
  'SB1/SB1',
  'W20/W5',
  'W20/W10',
  'W20/W22',
  'W5/W10',
] as const);

const SABINO_VARIANTS = ['SB1', 'W5', 'W10', 'W22'] as const;

interface WhitePatterns {
  readonly tobiano: boolean;
  readonly frame: boolean;
  readonly sabino: boolean;
  /** One copy of either gene only adds white to face and legs. */
  readonly splash: boolean;
  readonly allWhite: boolean;
}

/** White hides the others. */
export function whitePatterns(genotype: Genotype): WhitePatterns {
  const allWhite = WHITE_PAIRS.has(genotype.kit);
  return {
    tobiano: !allWhite && carries(genotype, 'To'),
    frame: !allWhite && carries(genotype, 'O'),
    sabino: !allWhite && SABINO_VARIANTS.some((variant) => carries(genotype, variant)),
    splash: !allWhite && isSplash(genotype),
    allWhite,
  };
}

/** Full splash included. */
export function carriesSplash(genotype: Genotype): boolean {
  return carries(genotype, 'SW1') || carries(genotype, 'SW2');
}

function isSplash(genotype: Genotype): boolean {
  return copiesOf(genotype, 'SW1') === 2 || (carries(genotype, 'SW1') && carries(genotype, 'SW2'));
}
