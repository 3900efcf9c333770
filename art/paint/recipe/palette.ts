import type { Look } from '../../../game/horses/coat/look.ts';
import { isUndiluted, type Dilutions } from '../../../game/horses/coat/colour.ts';
import { woolAt } from './age.ts';
import type { SeasonCoat } from './stance.ts';
import { hairOf, linear } from './colour.ts';
import {
  CHAMPAGNE_ROWS,
  CHAMPAGNE_SILVER_MANE,
  DUN_ROWS,
  FLAXEN_MANE,
  MOUSE,
  MUSHROOM_ROWS,
  PEARL_DUN_STRIPE,
  PEARL_ROWS,
  PEARL_SILVER_MANE,
  PLAIN_ROWS,
  SILVER_DUN_MANE,
  SILVER_DUN_POINTS,
  SILVER_ROWS,
  type DunRow,
  type PaletteRow,
  type SilverRow,
} from './palette-rows.ts';
import { blend, clamp01, mix, type Rgb } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

/** Set by base and dilutions. */
export type Palette = Pick<
  Recipe,
  | 'body'
  | 'dark'
  | 'pale'
  | 'topline'
  | 'underline'
  | 'points'
  | 'pointAmount'
  | 'pointFore'
  | 'pointHind'
  | 'pointMuzzle'
  | 'legs'
  | 'legAmount'
  | 'mealy'
  | 'mealyAmount'
  | 'dapple'
  | 'net'
  | 'dapples'
  | 'stripe'
  | 'dun'
  | 'mask'
  | 'skin'
  | 'hoof'
  | 'maneRoot'
  | 'mane'
  | 'maneTip'
  | 'maneGloss'
  | 'frost'
  | 'frostAmount'
  | 'upright'
>;

export function paletteOf(look: Look, coat: SeasonCoat = 'summer'): Palette {
  const { base, dilutions, ageInMonths, maneStyle } = look;
  const row = rowOf(look);
  const stripe = 'stripe' in row ? row : null;
  const silver = 'dapple' in row ? row : null;
  const wool = woolAt(ageInMonths);
  const shaded = (hex: string) => shade(hairOf(hex), look.shade);
  const born = look.grey === null ? wool : wool * 0.35;
  const long = coat === 'winter' ? WINTER : 0;
  const soft = (colour: Rgb) => woolly(colour, Math.max(born, long));
  const body = soft(shaded(row.body));
  const points = row.points === undefined ? null : hairOf(row.points);
  const black = points !== null && dilutions.cream < 2 && !dilutions.champagne && !dilutions.pearl;
  const dark = blend(shaded(row.dark), hairOf(SOOT), 0.55 * look.soot);
  const mane = row.mane.map((hex) => blend(hairOf(hex), body, wool * 0.45));
  return {
    body,
    dark: blend(soft(dark), body, wool * 0.5),
    pale: soft(shaded(row.pale)),
    topline: topOf(look) * (1 - 0.4 * wool),
    underline: base === 'black' ? 0.4 : 0.62,
    points: points === null ? body : blend(points, body, wool * 0.4),
    pointAmount: points === null ? 0 : mix(black ? 1 : 0.9, 0.5, wool),
    pointFore: mix(dilutions.dun ? 0.36 : base === 'bay' && dilutions.cream === 1 ? 0.39 : 0.43, 0.28, wool),
    pointHind: mix(dilutions.dun ? 0.39 : base === 'bay' && dilutions.cream === 1 ? 0.42 : 0.455, 0.3, wool),
    pointMuzzle: black ? 0.92 : 0.4,
    legs: wool > 0.01 ? blend(legsOf(row, body), blend(hairOf(MOUSE), body, 0.35), wool) : legsOf(row, body),
    legAmount: Math.max(row.legs === undefined ? 0 : 0.65, wool * 0.8),
    mealy: blend(body, hairOf('#d9c3a0'), 0.6 + 0.25 * look.mealy),
    mealyAmount: mealyOf(look, wool),
    dapple: silver === null ? blend(body, shaded(row.pale), 0.75) : shaded(silver.dapple),
    net: silver === null ? body : shaded(silver.net),
    dapples: dapplesOf(look) * (1 - wool),
    stripe: stripe === null ? blend(points ?? dark, dark, 0.5) : hairOf(stripe.stripe),
    dun: stripe !== null ? (dilutions.cream === 2 ? 0.8 : 1) : look.faintStripe ? FAINT_STRIPE : 0,
    mask: stripe?.mask ?? 0,
    skin: linear(row.skin),
    hoof: linear(row.hoof),
    maneRoot: mane[0] ?? body,
    mane: mane[1] ?? body,
    maneTip: mane[2] ?? body,
    maneGloss: mix(base === 'black' && !dilutions.champagne && !dilutions.pearl ? 0.5 : 0.36, 0.15, wool),
    frost: stripe === null ? body : hairOf(stripe.frost),
    frostAmount: stripe === null ? 0 : dilutions.cream === 2 ? 0.4 : 0.85,
    upright: maneStyle === 'upright' ? 1 : 0,
  };
}

/** A winter coat is paler and duller, though less than a foal's. */
const WINTER = 0.55;
/** Relative to a dun's. */
const FAINT_STRIPE = 0.25;
const SOOT = '#1d1511';

type Row = PaletteRow | DunRow | SilverRow;

function rowOf(look: Look): Row {
  const row = unmushroomedRow(look);
  const { base, dilutions } = look;
  if (!dilutions.mushroom || base === 'black') return row;
  if (isUndiluted({ ...dilutions, mushroom: false })) return MUSHROOM_ROWS[base];
  const legs = row.legs === undefined ? {} : { legs: sepia(row.legs) };
  return { ...row, ...legs, body: sepia(row.body), dark: sepia(row.dark), pale: sepia(row.pale) };
}

/** Takes most of the red out of a hex colour. */
function sepia(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as [
    number,
    number,
    number,
  ];
  const grey = 0.3 * red + 0.6 * green + 0.1 * blue;
  const [warm, middle, cool] = [grey * 1.07, grey * 0.98, grey * 0.86];
  const mixed = [mix(red, warm, 0.75), mix(green, middle, 0.75), mix(blue, cool, 0.75)];
  return `#${mixed.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

function unmushroomedRow({ base, dilutions, flaxen }: Look): Row {
  const { cream, pearl, dun, silver, champagne } = dilutions;
  if (champagne) {
    // Pearl lightens champagne like one more cream.
    const row = CHAMPAGNE_ROWS[base][pearl ? (cream === 0 ? 1 : 2) : cream];
    const pale = silver ? { ...row, mane: CHAMPAGNE_SILVER_MANE } : row;
    return dun ? { ...pale, stripe: row.dark, mask: 0.45, frost: row.pale } : pale;
  }
  if (pearl) {
    const row = PEARL_ROWS[base][cream === 0 ? 0 : 1];
    const pale = silver && base !== 'chestnut' ? { ...row, mane: PEARL_SILVER_MANE } : row;
    return dun
      ? { ...pale, stripe: PEARL_DUN_STRIPE[base][cream === 0 ? 0 : 1], mask: 0.4, frost: row.pale }
      : pale;
  }
  const silvered = silver && base !== 'chestnut';
  if (dun) {
    const row = DUN_ROWS[base][cream];
    if (!silvered || cream === 2) return flaxen ? { ...row, mane: FLAXEN_MANE } : row;
    return {
      ...row,
      points: SILVER_DUN_POINTS[base],
      stripe: SILVER_DUN_POINTS[base],
      mane: SILVER_DUN_MANE,
    };
  }
  if (silvered && cream < 2) return SILVER_ROWS[base][cream];
  const row = PLAIN_ROWS[base][cream];
  return flaxen ? { ...row, mane: FLAXEN_MANE } : row;
}

/** -1 darkest (liver chestnut, dark bay) to 1 lightest. */
function shade(colour: Rgb, amount: number): Rgb {
  const light = 2 ** amount;
  const channel = (value: number, own: number) => (value * own) / (1 + value * (own - 1));
  const [red, green, blue] = colour;
  // Darker hair is less yellow.
  return [channel(red, light), channel(green, light ** 1.08), channel(blue, light ** 1.12)];
}

function woolly(colour: Rgb, wool: number): Rgb {
  const soft = blend(shade(colour, 0.35), hairOf('#a98f74'), 0.085);
  return wool <= 0 ? colour : blend(colour, soft, wool);
}

function legsOf(row: PaletteRow, body: Rgb): Rgb {
  return row.legs === undefined ? body : hairOf(row.legs);
}

/** More on bays and dark coats, less with dun. */
function topOf({ base, dilutions, shade, soot }: Look): number {
  if (dilutions.cream === 2) return 0.4;
  const usual = base === 'bay' ? 0.5 : 0.42;
  return clamp01(usual - 0.3 * Math.min(shade, 0) + (dilutions.dun ? -0.12 : 0)) + 1.5 * soot;
}

/** On chestnuts, foals and pangarés. */
function mealyOf({ base, dilutions, mealy }: Look, wool: number): number {
  return Math.max(usualMealy(base, dilutions, wool), 0.92 * mealy);
}

function usualMealy(base: Look['base'], { cream, pearl, champagne }: Dilutions, wool: number): number {
  if (cream === 2 || champagne || pearl) return 0;
  if (base === 'chestnut') return cream === 1 ? 0.25 : 0.22;
  return wool * (base === 'bay' ? 0.5 : 0.35);
}

/** Silver blacks dapple most. */
function dapplesOf({ base, dilutions }: Look): number {
  if (dilutions.pearl) return 0.1;
  if (dilutions.silver && dilutions.cream < 2) return base === 'black' ? 0.8 : 0.34;
  if (dilutions.cream === 1) return base === 'black' ? 0.06 : 0.3;
  if (dilutions.dun || dilutions.cream === 2) return 0;
  if (dilutions.champagne) return 0.2;
  return base === 'black' ? 0.05 : 0.15;
}
