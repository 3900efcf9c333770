import { coatGroup, coatName, coatOf, type Coat } from '../coat/coat.ts';
import type { ColourGroup } from '../coat/colour.ts';
import { genotypeWith, isViable, type Genotype, type LivingGenotype } from './genotype.ts';

/** Numbers every adult coat: 480 colours, or grey, by 80 patterns; and white. */
export interface NamedCoat {
  readonly name: string;
  readonly coat: Coat;
}

/** 0 or 1, but for base and cream. What the base hides is 0. */
export interface ColourDigits {
  /** Chestnut, bay, black. */
  readonly base: number;
  /** None, once, twice, with pearl, pearl alone. */
  readonly cream: number;
  readonly dun: number;
  readonly silver: number;
  readonly champagne: number;
  readonly mushroom: number;
  readonly roan: number;
}

export interface PatternDigits {
  /** 0 none, 1 tobiano, 2 sabino, 3 both. */
  readonly kit: number;
  readonly frame: number;
  /** No Lp; one without and with PATN1; two without and with PATN1. */
  readonly leopard: number;
  readonly splash: number;
}

const COLOURS = 480;
export const PATTERNS = 80;
/** One class for all greys. */
export const GREY_COLOUR = COLOURS;
/** White hides all else. */
export const WHITE_COAT = (GREY_COLOUR + 1) * PATTERNS;
export const COATS = WHITE_COAT + 1;

export function colourNumber({ base, cream, dun, silver, champagne, mushroom, roan }: ColourDigits): number {
  return (((((base * 5 + cream) * 2 + dun) * 2 + silver) * 2 + champagne) * 2 + mushroom) * 2 + roan;
}

export function patternNumber({ kit, frame, leopard, splash }: PatternDigits): number {
  return ((kit * 2 + frame) * 5 + leopard) * 2 + splash;
}

function colourDigits(number: number): ColourDigits {
  const digits = digitsOf(number, [3, 5, 2, 2, 2, 2, 2]);
  const [base = 0, cream = 0, dun = 0, silver = 0, champagne = 0, mushroom = 0, roan = 0] = digits;
  return { base, cream, dun, silver, champagne, mushroom, roan };
}

function patternDigits(number: number): PatternDigits {
  const [kit = 0, frame = 0, leopard = 0, splash = 0] = digitsOf(number, [4, 2, 5, 2]);
  return { kit, frame, leopard, splash };
}

function digitsOf(number: number, radixes: readonly number[]): number[] {
  let left = number;
  return radixes
    .toReversed()
    .map((radix) => {
      const digit = left % radix;
      left = (left - digit) / radix;
      return digit;
    })
    .toReversed();
}

const CREAM_PAIRS = ['n/n', 'n/Cr', 'Cr/Cr', 'Cr/prl', 'prl/prl'] as const;
const LEOPARD_PAIRS = ['n/n', 'n/Lp', 'n/Lp', 'Lp/Lp', 'Lp/Lp'] as const;

/** A horse has two alleles. Below grey, `under` may ask for a third: then roan, which grey hides, is left out. */
function kitPair(roan: boolean, kit: number): Genotype['kit'] {
  const tobiano = kit % 2 === 1;
  if (kit >= 2) return tobiano ? 'To/SB1' : roan ? 'Rn/SB1' : 'n/SB1';
  if (roan) return tobiano ? 'Rn/To' : 'n/Rn';
  return tobiano ? 'n/To' : 'n/n';
}

function genotypeOfDigits(colour: ColourDigits, pattern: PatternDigits, grey: boolean): Genotype {
  return genotypeWith({
    extension: colour.base === 0 ? 'e/e' : 'E/E',
    agouti: colour.base === 2 ? 'a/a' : 'A/A',
    cream: CREAM_PAIRS[colour.cream] ?? 'n/n',
    grey: grey ? 'n/G' : 'n/n',
    dun: colour.dun === 1 ? 'n/D' : 'n/n',
    silver: colour.silver === 1 ? 'n/Z' : 'n/n',
    champagne: colour.champagne === 1 ? 'n/Ch' : 'n/n',
    mushroom: colour.mushroom === 1 ? 'Mu/Mu' : 'n/n',
    kit: kitPair(colour.roan === 1, pattern.kit),
    overo: pattern.frame === 1 ? 'n/O' : 'n/n',
    leopard: LEOPARD_PAIRS[pattern.leopard] ?? 'n/n',
    pattern_modifier: pattern.leopard % 2 === 0 && pattern.leopard > 0 ? 'n/PATN1' : 'n/n',
    splash: pattern.splash === 1 ? 'SW1/SW1' : 'n/n',
  });
}

/** A genotype with the coat of that number. `under` is the colour below grey or white. */
export function exampleOf(number: number, under: number): LivingGenotype {
  const colour = Math.floor(number / PATTERNS);
  const isHidden = colour >= GREY_COLOUR;
  const example = genotypeOfDigits(
    colourDigits(isHidden ? under : colour),
    patternDigits(number % PATTERNS),
    colour === GREY_COLOUR,
  );
  const whole = number === WHITE_COAT ? { ...example, kit: 'SB1/SB1' as const } : example;
  if (!isViable(whole)) throw new RangeError(`Nobody has coat ${number}`);
  return whole;
}

const cache: NamedCoat[] = [];

/** Cached. */
export function namedCoat(number: number, under: number): NamedCoat {
  const isHidden = number >= GREY_COLOUR * PATTERNS;
  const key = isHidden ? number + under * COATS : number;
  return (cache[key] ??= nameCoat(coatOf(exampleOf(number, under))));
}

function nameCoat(coat: Coat): NamedCoat {
  return { name: coatName(coat), coat };
}

/** Chestnut hides silver, black hides mushroom. */
const isShown = ({ base, silver, mushroom }: ColourDigits) =>
  !(base === 0 && silver === 1) && !(base === 2 && mushroom === 1);

/** Every colour that a coat without white patterns can show, by a key of the coat. */
export function coloursBy<Key>(keyOf: (coat: Coat) => Key): ReadonlyMap<Key, readonly ColourDigits[]> {
  const found = new Map<Key, ColourDigits[]>();
  for (let number = 0; number < COLOURS; number++) {
    const digits = colourDigits(number);
    if (!isShown(digits)) continue;
    const key = keyOf(namedCoat(number * PATTERNS, number).coat);
    const colours = found.get(key) ?? [];
    colours.push(digits);
    found.set(key, colours);
  }
  return found;
}

let byGroup: ReadonlyMap<ColourGroup, readonly ColourDigits[]> | undefined;

/** Empty for grey and white, which hide the colour. */
export function coloursOfGroup(group: ColourGroup): readonly ColourDigits[] {
  byGroup ??= coloursBy(coatGroup);
  return byGroup.get(group) ?? [];
}
