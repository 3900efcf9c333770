import { colourNumber, GREY_OVER, namedCoat } from './coat-classes.ts';
import type { Coat } from '../coat/coat.ts';
import { type AlleleFrequencies, frequencyAt } from './founder.ts';
import { copiesOf, type LivingGenotype } from './genotype.ts';
import { atEachLocus, type Locus } from './loci.ts';

/** Chance, 0 to 1, of passing on each variant. */
export type Gametes = Readonly<Record<Locus, number>>;

export interface Outcome {
  /** Adult name; every grey is "grey". */
  readonly name: string;
  /** Below a grey: the cross's likeliest colour. */
  readonly coat: Coat;
  readonly probability: number;
}

export interface CrossOdds {
  /** Likeliest first; unique names; probabilities sum to 1. */
  readonly outcomes: readonly Outcome[];
  /** Share of O/O among conceptions: 0 or 1/4. */
  readonly lethal: number;
}

/** 0, 1/2 or 1 per locus. */
export function gametesOf(genotype: LivingGenotype): Gametes {
  return atEachLocus((locus) => copiesOf(genotype, locus) / 2);
}

export function gametesOfFounders(frequencies: AlleleFrequencies): Gametes {
  return atEachLocus((locus) => frequencyAt(frequencies, locus));
}

export function crossOdds(sire: LivingGenotype, dam: LivingGenotype): CrossOdds {
  return gameteOdds(gametesOf(sire), gametesOf(dam));
}

/** Loci are independent: multiplies the chances of colour or grey, pinto and leopard pattern. */
export function gameteOdds(sire: Gametes, dam: Gametes): CrossOdds {
  const copiesAt = (locus: Locus): CopyChances => copyChances(sire[locus], dam[locus]);
  const colours = colourOdds(copiesAt);
  const greys = greyOdds(copiesAt('grey'), colours);
  const overo = copiesAt('overo');
  const lethal = overo[2];
  const pintos = pintoOdds(copiesAt('tobiano'), overo);
  const leopards = leopardOdds(copiesAt('leopard'), copiesAt('pattern_modifier'));

  const outcomes: Outcome[] = [];
  for (const [pinto, pintoChance] of pintos) {
    for (const [leopard, leopardChance] of leopards) {
      const patterned = pintoChance * leopardChance;
      for (const [colour, chance] of greys) {
        const { name, coat } = namedCoat(colour, pinto, leopard);
        outcomes.push({ name, coat, probability: chance * patterned });
      }
    }
  }
  return { outcomes: outcomes.toSorted((a, b) => b.probability - a.probability), lethal };
}

/** Chances of 0, 1 and 2 copies. */
export type CopyChances = readonly [number, number, number];
/** Class number (`coat-classes.ts`) and chance, never 0. */
export type ClassChances = (readonly [number: number, chance: number])[];

export function copyChances(sire: number, dam: number): CopyChances {
  return [(1 - sire) * (1 - dam), sire * (1 - dam) + (1 - sire) * dam, sire * dam];
}

/** Base and visible silver as digits. */
function baseOdds(
  extension: CopyChances,
  agouti: CopyChances,
  silver: CopyChances,
): [number, number, number][] {
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

function colourOdds(copiesAt: (locus: Locus) => CopyChances): ClassChances {
  const creams = copiesAt('cream');
  const duns = shownOdds(copiesAt('dun'));
  const champagnes = shownOdds(copiesAt('champagne'));
  const roans = shownOdds(copiesAt('roan'));
  const odds: ClassChances = [];
  for (const [base, silver, baseChance] of baseOdds(
    copiesAt('extension'),
    copiesAt('agouti'),
    copiesAt('silver'),
  ))
    for (const [cream, creamChance] of creams.entries())
      for (const [dun, dunChance] of duns)
        for (const [champagne, champagneChance] of champagnes)
          for (const [roan, roanChance] of roans) {
            const chance = baseChance * creamChance * dunChance * champagneChance * roanChance;
            if (chance > 0) odds.push([colourNumber({ base, silver, cream, dun, champagne, roan }), chance]);
          }
  return odds;
}

/** Simple dominant: 0 absent, 1 shown. */
function shownOdds([none]: CopyChances): ClassChances {
  return possible([none, 1 - none]);
}

function possible(chances: readonly number[]): ClassChances {
  return [...chances.entries()].filter(([, chance]) => chance > 0);
}

/** One class for all greys, shown with the likeliest colour. */
function greyOdds([notGrey]: CopyChances, colours: ClassChances): ClassChances {
  if (notGrey === 1) return colours;
  let likeliest = colours[0];
  for (const colour of colours) if (likeliest === undefined || colour[1] > likeliest[1]) likeliest = colour;
  const grey: ClassChances = [[GREY_OVER + (likeliest?.[0] ?? 0), 1 - notGrey]];
  if (notGrey > 0) for (const [colour, chance] of colours) grey.push([colour, chance * notGrey]);
  return grey;
}

/** Living foals only: of two carriers' foals 2/3 are n/O. */
export function pintoOdds([noTobiano]: CopyChances, [noFrame, frame, lethal]: CopyChances): ClassChances {
  const tobiano = 1 - noTobiano;
  const living = 1 - lethal;
  return possible([
    (noTobiano * noFrame) / living,
    (tobiano * noFrame) / living,
    (noTobiano * frame) / living,
    (tobiano * frame) / living,
  ]);
}

/** PATN1 shows only with Lp. */
export function leopardOdds([solid, once, twice]: CopyChances, [noPatn1]: CopyChances): ClassChances {
  const patn1 = 1 - noPatn1;
  return possible([solid, once * noPatn1, once * patn1, twice * noPatn1, twice * patn1]);
}
