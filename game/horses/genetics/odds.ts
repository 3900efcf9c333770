import type { Coat } from '../coat/coat.ts';
import {
  COATS,
  colourNumber,
  GREY_COLOUR,
  namedCoat,
  patternNumber,
  PATTERNS,
  WHITE_COAT,
  type ColourDigits,
  type PatternDigits,
} from './coat-classes.ts';
import {
  chancesAt,
  KIT_ROAN,
  KIT_WHITE,
  kitOf,
  patn1Of,
  redOf,
  silverOf,
  splash2Of,
  type GroupChances,
} from './cross.ts';
import { gametesOf, type CoatGroup, type Gametes } from './gametes.ts';
import type { Genome } from './strands.ts';

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
  /** Share of conceptions that never live, by the genes of the coat: O/O, say. */
  readonly lethal: number;
}

export function crossOdds(sire: Genome, dam: Genome): CrossOdds {
  return gameteOdds(gametesOf(sire), gametesOf(dam));
}

// Reused: each cross leaves the table at 0.
const table = new Float64Array(COATS);
const touched = new Int32Array(COATS);

/** Multiplies the chances of the linkage groups (docs/rules/genetics.md#odds). */
export function gameteOdds(sire: Gametes, dam: Gametes): CrossOdds {
  const at = (group: CoatGroup) => chancesAt(group, sire, dam);
  const three = at('chromosome3');
  const six = at('chromosome6');
  const overo = at('overo');
  const grey = at('grey').chances[1] ?? 0;
  const colours = colourLists({
    agouti: at('agouti').chances,
    cream: at('cream').chances,
    dun: at('dun').chances,
    champagne: at('champagne').chances,
    mushroom: at('mushroom').chances,
  });
  const patterns = patternLists(overo.chances, at('leopard').chances, at('splash').chances);

  let count = 0;
  const add = (coat: number, chance: number) => {
    if (table[coat] === 0) touched[count++] = coat;
    table[coat] = (table[coat] ?? 0) + chance;
  };
  const ofColour = new Map<number, number>();
  for (const [threeDigit, threeChance] of possible(three)) {
    const kit = kitOf(threeDigit);
    if (kit === KIT_WHITE) {
      add(WHITE_COAT, threeChance);
      continue;
    }
    for (const [sixDigit, sixChance] of possible(six)) {
      const chance = threeChance * sixChance;
      const colourList = colours(redOf(threeDigit), silverOf(sixDigit), kit & KIT_ROAN);
      for (const [colour, share] of colourList)
        ofColour.set(colour, (ofColour.get(colour) ?? 0) + chance * share);
      for (const [pattern, patternShare] of patterns(patn1Of(threeDigit), kit >> 1, splash2Of(sixDigit))) {
        const patterned = chance * patternShare;
        if (grey > 0) add(GREY_COLOUR * PATTERNS + pattern, patterned * grey);
        if (grey === 1) continue;
        for (const [colour, share] of colourList)
          add(colour * PATTERNS + pattern, patterned * share * (1 - grey));
      }
    }
  }

  const under = likeliest(ofColour);
  const named = new Map<string, { name: string; coat: Coat; probability: number }>();
  for (const number of touched.subarray(0, count)) {
    const { name, coat } = namedCoat(number, under);
    const probability = table[number] ?? 0;
    table[number] = 0;
    const known = named.get(name);
    if (known === undefined) named.set(name, { name, coat, probability });
    else known.probability += probability;
  }
  return {
    outcomes: [...named.values()].toSorted((a, b) => b.probability - a.probability),
    lethal: 1 - three.living * six.living * overo.living,
  };
}

function likeliest(ofColour: ReadonlyMap<number, number>): number {
  let best = 0;
  let most = 0;
  for (const [colour, chance] of ofColour)
    if (chance > most) {
      best = colour;
      most = chance;
    }
  return best;
}

type ClassChances = (readonly [number: number, chance: number])[];

function possible({ chances }: GroupChances): ClassChances {
  return [...chances.entries()].filter(([, chance]) => chance > 0);
}

type Chances = readonly number[];
type Unlinked = Readonly<Record<'agouti' | 'cream' | 'dun' | 'champagne' | 'mushroom', Chances>>;

/** Colours with their chances among foals that are red or not, carry silver or not, and are roan or not. */
function colourLists(unlinked: Unlinked): (red: number, silver: number, roan: number) => ClassChances {
  const lists: ClassChances[] = [];
  return (red, silver, roan) =>
    (lists[red * 4 + silver * 2 + roan] ??= listColours(unlinked, red, silver, roan));
}

function listColours(
  { agouti, cream, dun, champagne, mushroom }: Unlinked,
  red: number,
  silver: number,
  roan: number,
): ClassChances {
  const bases: ClassChances =
    red === 1
      ? [[0, 1]]
      : [
          [1, agouti[0] ?? 0],
          [2, agouti[1] ?? 0],
        ];
  const list: ClassChances = [];
  for (const [base, baseChance] of bases) {
    // Black hides mushroom.
    const mushrooms = base === 2 ? [1] : mushroom;
    for (const [creamDigit, creamChance] of cream.entries())
      for (const [dunDigit, dunChance] of dun.entries())
        for (const [champagneDigit, champagneChance] of champagne.entries())
          for (const [mushroomDigit, mushroomChance] of mushrooms.entries()) {
            const chance = baseChance * creamChance * dunChance * champagneChance * mushroomChance;
            if (chance === 0) continue;
            const digits: ColourDigits = {
              base,
              cream: creamDigit,
              dun: dunDigit,
              silver: base === 0 ? 0 : silver,
              champagne: champagneDigit,
              mushroom: mushroomDigit,
              roan,
            };
            list.push([colourNumber(digits), chance]);
          }
  }
  return list;
}

/** Patterns with their chances among foals with PATN1 or not, a tobiano or sabino KIT, and SW2 or not. */
function patternLists(
  overo: Chances,
  leopard: Chances,
  splash: Chances,
): (patn1: number, kit: number, splash2: number) => ClassChances {
  const lists: ClassChances[] = [];
  return (patn1, kit, splash2) => {
    const key = (patn1 * 4 + kit) * 2 + splash2;
    return (lists[key] ??= overo
      .flatMap((frameChance, frame) =>
        leopardChances(leopard, patn1).flatMap(([leopardDigit, leopardChance]) =>
          splashChances(splash, splash2).map(([splashDigit, splashChance]) => {
            const digits: PatternDigits = { kit, frame, leopard: leopardDigit, splash: splashDigit };
            return [patternNumber(digits), frameChance * leopardChance * splashChance] as const;
          }),
        ),
      )
      .filter(([, chance]) => chance > 0));
  };
}

/** PATN1 shows only with Lp. */
export function leopardChances([solid = 0, once = 0, twice = 0]: Chances, patn1: number): ClassChances {
  return [
    [0, solid],
    [1 + patn1, once],
    [3 + patn1, twice],
  ];
}

/** SW1 twice, or once beside SW2. */
export function splashChances([none = 0, once = 0, twice = 0]: Chances, splash2: number): ClassChances {
  return splash2 === 1
    ? [
        [0, none],
        [1, once + twice],
      ]
    : [
        [0, none + once],
        [1, twice],
      ];
}
