import { isViable, type LivingGenotype } from '../../game/horses/genetics/genotype.ts';
import { USUAL_AGE } from '../../game/horses/genetics/given-look.ts';
import { readGenetics, type GivenGenetics } from '../../game/horses/genetics/wire.ts';
import { type MarkingWhites, USUAL_WHITES } from '../../game/horses/coat/markings.ts';
import { isRefusal } from '../../game/refusal.ts';
import { USUAL_GREY_FACTOR } from '../../game/horses/coat/grey.ts';

/** The genome is known of own horses; whoever changes an allele by hand no longer says on which strand it is. */
export interface LabHorse extends GivenGenetics {
  readonly markingWhites: MarkingWhites;
  readonly greyFactor: number;
}

/** Always viable. */
export interface LabParent extends LabHorse {
  readonly genotype: LivingGenotype;
}

export type LabShows =
  | { readonly shows: 'horse'; readonly horse: LabHorse }
  | { readonly shows: 'foals'; readonly sire: LabParent; readonly dam: LabParent };

/** `age` in game months. */
export type LabState = LabShows & { readonly age: number };

/** Undefined if unreadable. */
export function labHorse(genetics: unknown): LabHorse | undefined {
  const given = readGenetics(genetics);
  if (isRefusal(given)) return undefined;
  const { genotype, genome, markingWhites = USUAL_WHITES, greyFactor = USUAL_GREY_FACTOR } = given;
  return { genotype, genome, markingWhites, greyFactor };
}

export function isParent(horse: LabHorse): horse is LabParent {
  return isViable(horse.genotype);
}

function startingWith(genetics: object): LabParent {
  const horse = labHorse(genetics);
  if (horse === undefined || !isParent(horse)) throw new Error('The lab starts with a horse that cannot be');
  return horse;
}

const PALOMINO = startingWith({ extension: 'e/e', agouti: 'A/a', cream: 'n/Cr' });

export const FIRST_HORSE: LabHorse = PALOMINO;
export const FIRST_DAM: LabParent = PALOMINO;
export const FIRST_SIRE = startingWith({ extension: 'E/e', agouti: 'a/a', cream: 'n/Cr' });
export const FIRST_AGE = USUAL_AGE;
