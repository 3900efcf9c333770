import type { ColourGroup } from '../coat/colour.ts';
import { coloursOfGroup, type PatternDigits, type ColourDigits } from './coat-classes.ts';
import { chancesAt, KIT_ROAN, KIT_WHITE, kitOf, patn1Of, redOf, silverOf, splash2Of } from './cross.ts';
import type { CoatGroup, Gametes } from './gametes.ts';
import { leopardChances, splashChances } from './odds.ts';

/** Exactly this pattern. */
export const PATTERN_WISHES = [
  'solid',
  'tobiano',
  'frame overo',
  'tovero',
  'sabino',
  'splash',
  'spotted blanket',
  'leopard',
  'snowcap',
  'few-spot',
] as const;
export type PatternWish = (typeof PATTERN_WISHES)[number];

/** Adult coat; null accepts any. */
export interface CoatWish {
  readonly colour: ColourGroup | null;
  readonly pattern: PatternWish | null;
}

const SOLID: PatternDigits = { kit: 0, frame: 0, leopard: 0, splash: 0 };

const DIGITS: Readonly<Record<PatternWish, PatternDigits>> = {
  solid: SOLID,
  tobiano: { ...SOLID, kit: 1 },
  'frame overo': { ...SOLID, frame: 1 },
  tovero: { ...SOLID, kit: 1, frame: 1 },
  sabino: { ...SOLID, kit: 2 },
  splash: { ...SOLID, splash: 1 },
  'spotted blanket': { ...SOLID, leopard: 1 },
  leopard: { ...SOLID, leopard: 2 },
  snowcap: { ...SOLID, leopard: 3 },
  'few-spot': { ...SOLID, leopard: 4 },
};

/** Sums `gameteOdds` of matching coats without listing them: multiplies only the groups that the wish needs. */
export function wishOdds({ colour, pattern }: CoatWish, sire: Gametes, dam: Gametes): number {
  // White is a colour without patterns.
  const white = pattern === null || pattern === 'solid' ? whiteOdds(sire, dam) : 0;
  if (colour === 'white') return white;
  const chanceOfColour =
    colour === null
      ? () => 1
      : colour === 'grey'
        ? greyChance(sire, dam)
        : colourChance(coloursOfGroup(colour), unlinkedChances(sire, dam), 1 - greyChance(sire, dam)());
  const chanceOfPattern = pattern === null ? () => 1 : patternChance(DIGITS[pattern], sire, dam);
  const notWhite = overLinked(linkedChances(sire, dam), (three, six) => {
    const ofColour = chanceOfColour(three, six);
    return ofColour === 0 ? 0 : ofColour * chanceOfPattern(three, six);
  });
  return colour === null ? notWhite + white : notWhite;
}

/** The chance of a foal that is white all over from birth. */
export function whiteOdds(sire: Gametes, dam: Gametes): number {
  return chancesAt('chromosome3', sire, dam).chances.reduce(
    (sum, chance, three) => (kitOf(three) === KIT_WHITE ? sum + chance : sum),
    0,
  );
}

/** Of colours at birth, which a grey foal shows too. For many at once. */
export function birthColourOdds(sire: Gametes, dam: Gametes): (colours: readonly ColourDigits[]) => number {
  const unlinked = unlinkedChances(sire, dam);
  const linked = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [three, six, chance] of linkedChances(sire, dam)) {
    const at = linkedKey(redOf(three), silverOf(six), kitOf(three) & KIT_ROAN);
    linked[at] = (linked[at] ?? 0) + chance;
  }
  const linkedShare = ({ base, silver, roan }: ColourDigits) =>
    base === 0
      ? (linked[linkedKey(1, 0, roan)] ?? 0) + (linked[linkedKey(1, 1, roan)] ?? 0)
      : (linked[linkedKey(0, silver, roan)] ?? 0);
  return (colours) =>
    colours.reduce((sum, colour) => {
      const share = linkedShare(colour);
      return share === 0 ? sum : sum + share * unlinkedShare(colour, unlinked);
    }, 0);
}

export function greyOdds(sire: Gametes, dam: Gametes): number {
  return overLinked(linkedChances(sire, dam), greyChance(sire, dam));
}

/** Given the digits of chromosomes 3 and 6. */
type LinkedChance = (three: number, six: number) => number;

type Linked = readonly (readonly [three: number, six: number, chance: number])[];

function linkedKey(red: number, silver: number, roan: number): number {
  return red * 4 + silver * 2 + roan;
}

/** Without white foals. */
function linkedChances(sire: Gametes, dam: Gametes): Linked {
  const threes = chancesAt('chromosome3', sire, dam).chances;
  const sixes = chancesAt('chromosome6', sire, dam).chances;
  const linked: [number, number, number][] = [];
  for (const [three, threeChance] of threes.entries()) {
    if (threeChance === 0 || kitOf(three) === KIT_WHITE) continue;
    for (const [six, sixChance] of sixes.entries())
      if (sixChance > 0) linked.push([three, six, threeChance * sixChance]);
  }
  return linked;
}

function overLinked(linked: Linked, chanceGiven: LinkedChance): number {
  return linked.reduce((sum, [three, six, chance]) => sum + chance * chanceGiven(three, six), 0);
}

type Unlinked = Readonly<Record<'agouti' | 'cream' | 'dun' | 'champagne' | 'mushroom', readonly number[]>>;

function unlinkedChances(sire: Gametes, dam: Gametes): Unlinked {
  const at = (group: keyof Unlinked) => chancesAt(group, sire, dam).chances;
  return {
    agouti: at('agouti'),
    cream: at('cream'),
    dun: at('dun'),
    champagne: at('champagne'),
    mushroom: at('mushroom'),
  };
}

function greyChance(sire: Gametes, dam: Gametes): () => number {
  const [, grey = 0] = chancesAt('grey', sire, dam).chances;
  return () => grey;
}

/** Black hides mushroom. */
function unlinkedShare({ base, cream, dun, champagne, mushroom }: ColourDigits, chances: Unlinked): number {
  return (
    (base === 0 ? 1 : (chances.agouti[base - 1] ?? 0)) *
    (base === 2 ? 1 : (chances.mushroom[mushroom] ?? 0)) *
    (chances.cream[cream] ?? 0) *
    (chances.dun[dun] ?? 0) *
    (chances.champagne[champagne] ?? 0)
  );
}

function colourChance(colours: readonly ColourDigits[], unlinked: Unlinked, share: number): LinkedChance {
  if (share === 0) return () => 0;
  const known: number[] = [];
  return (three, six) => {
    const [red, silver, roan] = [redOf(three), silverOf(six), kitOf(three) & KIT_ROAN];
    return (known[linkedKey(red, silver, roan)] ??= colours.reduce((sum, colour) => {
      if (colour.roan !== roan || (colour.base === 0) !== (red === 1)) return sum;
      return red === 0 && colour.silver !== silver ? sum : sum + share * unlinkedShare(colour, unlinked);
    }, 0));
  };
}

function patternChance(wished: PatternDigits, sire: Gametes, dam: Gametes): LinkedChance {
  const at = (group: CoatGroup) => chancesAt(group, sire, dam).chances;
  const [overo, leopard, splash] = [at('overo'), at('leopard'), at('splash')];
  return (three, six) =>
    kitOf(three) >> 1 === wished.kit
      ? (overo[wished.frame] ?? 0) *
        chanceOf(leopardChances(leopard, patn1Of(three)), wished.leopard) *
        chanceOf(splashChances(splash, splash2Of(six)), wished.splash)
      : 0;
}

function chanceOf(chances: readonly (readonly [number, number])[], wanted: number): number {
  return chances.find(([digit]) => digit === wanted)?.[1] ?? 0;
}
