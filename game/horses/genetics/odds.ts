import { colourPlace, GREY_OVER, namedCoat } from './coat-classes.ts';
import type { Coat } from '../coat/coat.ts';
import type { AlleleFrequencies } from './founder.ts';
import { frequencyAt } from './founder.ts';
import { copiesOf } from './genotype.ts';
import type { LivingGenotype } from './genotype.ts';
import { atEachLocus } from './loci.ts';
import type { Locus } from './loci.ts';

/** For each locus the chance, 0 to 1, that a parent passes on the variant. */
export type Gametes = Readonly<Record<Locus, number>>;

export interface Outcome {
  /** The adult name: all greys are "grey". */
  readonly name: string;
  /** The coat to draw. Of a grey the colour below is the likeliest one of this cross. */
  readonly coat: Coat;
  /** Above 0, at most 1, among living foals. */
  readonly probability: number;
}

export interface CrossOdds {
  /** The likeliest first, the names all different, probabilities summing to 1. */
  readonly outcomes: readonly Outcome[];
  /** The share of conceptions that are O/O and never live: 0, or 1/4 for two carriers. */
  readonly lethal: number;
}

/** What a parent of known genotype passes on: 0, 1/2 or 1 at each locus. */
export function gametesOf(genotype: LivingGenotype): Gametes {
  return atEachLocus((locus) => copiesOf(genotype, locus) / 2);
}

/** What a founder of a breed passes on before anything is known of it. */
export function gametesOfFounders(frequencies: AlleleFrequencies): Gametes {
  return atEachLocus((locus) => frequencyAt(frequencies, locus));
}

/** Every possible coat of a foal with its exact odds. */
export function crossOdds(sire: LivingGenotype, dam: LivingGenotype): CrossOdds {
  return gameteOdds(gametesOf(sire), gametesOf(dam));
}

/**
 * The odds from what each parent may pass on. Loci are independent, so a coat's probability is the product
 * of three: its colour or grey, its pinto pattern, its leopard pattern. Exact for known genotypes; for
 * estimated gametes as good as the estimate.
 */
export function gameteOdds(sire: Gametes, dam: Gametes): CrossOdds {
  const pairsAt = (locus: Locus): Pairs => pairOdds(sire[locus], dam[locus]);
  const colours = colourOdds(pairsAt);
  const greys = greyOdds(pairsAt('grey'), colours);
  const overo = pairsAt('overo');
  const lethal = overo[2];
  const pintos = pintoOdds(pairsAt('tobiano'), overo);
  const leopards = leopardOdds(pairsAt('leopard'), pairsAt('pattern_modifier'));

  const outcomes: Outcome[] = [];
  for (const [pinto, pintoChance] of pintos) {
    for (const [leopard, leopardChance] of leopards) {
      const patterned = pintoChance * leopardChance;
      for (const [place, chance] of greys) {
        const { name, coat } = namedCoat(place, pinto, leopard);
        outcomes.push({ name, coat, probability: chance * patterned });
      }
    }
  }
  return { outcomes: outcomes.toSorted((a, b) => b.probability - a.probability), lethal };
}

/** The chances of a foal with 0, 1 and 2 copies of the variant. */
export type Pairs = readonly [number, number, number];
/** A visible class, by its place in a table below, and its chance, never 0. */
export type Chances = (readonly [place: number, chance: number])[];

export function pairOdds(sire: number, dam: number): Pairs {
  return [(1 - sire) * (1 - dam), sire * (1 - dam) + (1 - sire) * dam, sire * dam];
}

/** The first three digits of a colour: base, visible silver, and the chance of both. */
function baseOdds(extension: Pairs, agouti: Pairs, silver: Pairs): [number, number, number][] {
  const chestnut = extension[2];
  const black = (1 - chestnut) * agouti[2];
  const bay = (1 - chestnut) * (1 - agouti[2]);
  const plain = silver[0];
  const odds: [number, number, number][] = [
    [0, 0, chestnut],
    [1, 0, bay * plain],
    [1, 1, bay * (1 - plain)],
    [2, 0, black * plain],
    [2, 1, black * (1 - plain)],
  ];
  return odds.filter(([, , chance]) => chance > 0);
}

function colourOdds(pairsAt: (locus: Locus) => Pairs): Chances {
  const creams = pairsAt('cream');
  const duns = shownOdds(pairsAt('dun'));
  const champagnes = shownOdds(pairsAt('champagne'));
  const roans = shownOdds(pairsAt('roan'));
  const odds: Chances = [];
  for (const [base, silver, baseChance] of baseOdds(
    pairsAt('extension'),
    pairsAt('agouti'),
    pairsAt('silver'),
  ))
    for (const [cream, creamChance] of creams.entries())
      for (const [dun, dunChance] of duns)
        for (const [champagne, champagneChance] of champagnes)
          for (const [roan, roanChance] of roans) {
            const chance = baseChance * creamChance * dunChance * champagneChance * roanChance;
            if (chance > 0) odds.push([colourPlace(base, silver, cream, dun, champagne, roan), chance]);
          }
  return odds;
}

/** A plain dominant: absent (0) or shown (1), however many copies. */
function shownOdds([none]: Pairs): Chances {
  return possible([none, 1 - none]);
}

function possible(chances: readonly number[]): Chances {
  return [...chances.entries()].filter(([, chance]) => chance > 0);
}

/** Grey hides the colour, so all greys are one class; it stands first, over the likeliest colour. */
function greyOdds([notGrey]: Pairs, colours: Chances): Chances {
  if (notGrey === 1) return colours;
  let likeliest = colours[0];
  for (const colour of colours) if (likeliest === undefined || colour[1] > likeliest[1]) likeliest = colour;
  const grey: Chances = [[GREY_OVER + (likeliest?.[0] ?? 0), 1 - notGrey]];
  if (notGrey > 0) for (const [place, chance] of colours) grey.push([place, chance * notGrey]);
  return grey;
}

/** By place. Among the living: the share of n/O grows to 2/3 where two carriers meet. */
export function pintoOdds([noTobiano]: Pairs, [noFrame, frame, lethal]: Pairs): Chances {
  const tobiano = 1 - noTobiano;
  const living = 1 - lethal;
  return possible([
    (noTobiano * noFrame) / living,
    (tobiano * noFrame) / living,
    (noTobiano * frame) / living,
    (tobiano * frame) / living,
  ]);
}

/** By place. PATN1 shows only where there is an Lp. */
export function leopardOdds([solid, once, twice]: Pairs, [noPatn1]: Pairs): Chances {
  const patn1 = 1 - noPatn1;
  return possible([solid, once * noPatn1, once * patn1, twice * noPatn1, twice * patn1]);
}
