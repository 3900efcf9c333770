import { carries, copiesOf, type Genotype } from '../genetics/genotype.ts';
import { SABINO_KIT, WHITE_KIT } from '../genetics/loci.ts';

const WHITE_PAIRS: ReadonlySet<string> = new Set(WHITE_KIT.map(([one, other]) => `${one}/${other}`));

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
    sabino: !allWhite && SABINO_KIT.some((variant) => carries(genotype, variant)),
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
