import { wholeBetween, type Rng } from '../rng.ts';
import type { Aptitude } from './aptitude.ts';
import { founderDraws, type BirthDraws } from './birth-draws.ts';
import type { Breed } from './breeds.ts';
import { isUndiluted } from './coat/colour.ts';
import { aptitudeOf } from './form/aptitude-of.ts';
import { drawFounderBody } from './form/draw-body.ts';
import type { Form } from './form/form.ts';
import type { Talent } from './form/talent.ts';
import { drawFounderGenome } from './genetics/founder.ts';
import { carries } from './genetics/genotype.ts';
import { genotypeOf, type Genome } from './genetics/strands.ts';
import { coatOfLook, lookOf, type Look } from './coat/look.ts';
import type { Coat } from './coat/coat.ts';
import { drawFounderTraits, type Traits } from './coat/traits.ts';

/** What the colours of its picture follow from. */
interface FounderCoat {
  readonly genome: Genome;
  readonly traits: Traits;
  /** Game months. */
  readonly ageInMonths: number;
}

export interface Founder extends FounderCoat {
  readonly form: Form;
  readonly talent: Talent;
  readonly aptitude: Aptitude;
}

const FOUNDER_YOUNGEST = 36;
const FOUNDER_OLDEST = 120;

/** 36 to 120 game months old. Takes four draws. */
export function drawFounder(rng: Rng, breed: Breed): Founder {
  return founderFrom(founderDraws(rng), breed);
}

export function founderFrom(draws: BirthDraws, breed: Breed): Founder {
  return embodied(draws, breed, coatWith(draws, breed, drawFounderGenome(draws.genes, breed.frequencies)));
}

function coatWith(draws: BirthDraws, breed: Breed, genome: Genome): FounderCoat {
  const traits = drawFounderTraits(draws, breed, genotypeOf(genome));
  const ageInMonths = wholeBetween(draws.traits, FOUNDER_YOUNGEST, FOUNDER_OLDEST);
  return { genome, traits, ageInMonths };
}

function embodied(draws: BirthDraws, { id }: Breed, coat: FounderCoat): Founder {
  const { form, talent } = drawFounderBody(draws, id);
  return { ...coat, form, talent, aptitude: aptitudeOf({ breed: id, form, talent }) };
}

/** Coins added for a visible coat (docs/rules/trade.md#prices-of-the-house). */
export const STORE_TIERS = [
  { name: 'Plain', adds: 0 },
  { name: 'Dilute', adds: 300 },
  { name: 'Patterned', adds: 600 },
] as const;
export type StoreTier = (typeof STORE_TIERS)[number]['name'];
export const STORE_TIER_NAMES: readonly StoreTier[] = STORE_TIERS.map(({ name }) => name);

/** Colour hidden by grey must not change the price. */
export function storeTier({ grey, dilutions, roan, patterns }: Coat): StoreTier {
  const shown = grey === null || grey === 'foal';
  const { tobiano, frame, sabino, splash, leopard, allWhite } = patterns;
  const isPinto = tobiano || frame || sabino || splash || allWhite;
  if (isPinto || leopard !== null || (roan && shown)) return 'Patterned';
  return shown && !isUndiluted(dilutions) ? 'Dilute' : 'Plain';
}

type Needed = Parameters<typeof carries>[1];

const DILUTED_BY: readonly Needed[] = ['Cr', 'prl', 'D', 'Z', 'Ch', 'Mu'];
const PATTERNED_BY: readonly Needed[] = ['Rn', 'To', 'SB1', 'W5', 'W10', 'W22', 'O', 'Lp', 'SW1'];

/** Required variants, checked before the other draws. */
const NEEDED: Readonly<Record<StoreTier, readonly Needed[] | null>> = {
  Plain: null,
  Dilute: DILUTED_BY,
  Patterned: PATTERNED_BY,
};

/** False if no founder of the breed can have such a coat, for example because all are dun or none carries a pattern. */
export function mayBeOfTier({ frequencies }: Breed, tier: StoreTier): boolean {
  const needed = NEEDED[tier];
  if (needed) return needed.some((variant) => (frequencies[variant] ?? 0) > 0);
  // Silver does not show on a chestnut.
  const allDiluted = (['Cr', 'D', 'Ch'] as const).some((variant) => frequencies[variant] === 1);
  // Grey hides dilutions.
  return !allDiluted || (frequencies.G ?? 0) > 0;
}

/** Undefined if none of `draws` founders fits. */
export function drawFounderOfTier(
  rng: Rng,
  breed: Breed,
  tier: StoreTier,
  draws: number,
): Founder | undefined {
  const needed = NEEDED[tier];
  const generators = founderDraws(rng);
  // Only after the draws above, so that the other draws do not change.
  if (!mayBeOfTier(breed, tier)) return undefined;
  for (let drawn = 0; drawn < draws; drawn++) {
    const genome = drawFounderGenome(generators.genes, breed.frequencies);
    const genotype = genotypeOf(genome);
    if (needed && !needed.some((variant) => carries(genotype, variant))) continue;
    const coat = coatWith(generators, breed, genome);
    if (founderTier(coat, breed) === tier) return embodied(generators, breed, coat);
  }
  return undefined;
}

/** As it comes to the store. */
export function lookOfFounder(
  { genome, traits, ageInMonths, form }: FounderCoat & Partial<Founder>,
  { id }: Breed,
): Look {
  return lookOf({ genotype: genotypeOf(genome), traits, form, ageInMonths, breed: id });
}

export function founderTier(founder: FounderCoat, breed: Breed): StoreTier {
  return storeTier(coatOfLook(lookOfFounder(founder, breed)));
}

function tierPrice(tier: StoreTier): number {
  return STORE_TIERS.find(({ name }) => name === tier)?.adds ?? 0;
}

/** Coins, 1,200 to 2,500. */
export function storePrice(breed: Breed, tier: StoreTier): number {
  return breed.basePrice + tierPrice(tier);
}
