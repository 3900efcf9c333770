import { isWhitened } from '../../../game/horses/coat/grey.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import { hairOf } from './colour.ts';
import { GREY_HAIR } from './palette-rows.ts';
import type { Palette } from './palette.ts';
import { blend, clamp01, rise, type Rgb } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

/** Whitening by years of greying (t of docs/rules/genetics.md#grey). */
const WHITENED: readonly (readonly [years: number, grey: number])[] = [
  [0, 0],
  [0.3, 0.04],
  [1.5, 0.2],
  [3, 0.36],
  [5, 0.53],
  [7, 0.7],
  [8.5, 0.82],
  [10, 0.94],
  [10.5, 1],
];

type GreyFields = Pick<
  Recipe,
  'grey' | 'iron' | 'greyHair' | 'fleck' | 'fleaBites' | 'maneRoot' | 'mane' | 'maneTip' | 'maneGloss'
>;

export function greyOf(look: Look, palette: Palette): GreyFields {
  const { maneRoot, mane, maneTip, maneGloss } = palette;
  const grey = look.grey === null ? 0 : isWhitened(look.grey.stage) ? 1 : greyAt(look.grey.years);
  const rose = look.base === 'black' && look.dilutions.cream === 0 ? 0 : 0.42;
  const mixed = blend(hairOf('#48484b'), palette.body, rose);
  const iron = blend(mixed, noDarker(mixed, palette.body), rise(0.2, 0.5, brightness(palette.body)));
  const white = hairOf(GREY_HAIR);
  const share = clamp01(rise(0.3, 1.02, grey));
  const steel = hairOf('#58575a');
  const whitened = (from: Recipe['mane'], ahead: number) =>
    blend(
      blend(from, noDarker(steel, from), clamp01(grey * 1.7) * (1 - rose * 0.7)),
      noDarker(white, from),
      clamp01(share * ahead),
    );
  return {
    grey,
    iron,
    greyHair: white,
    fleck: hairOf(look.base === 'black' ? '#3a3230' : '#7a4a2c'),
    fleaBites: fleaBitesOf(look),
    maneRoot: grey > 0 ? whitened(maneRoot, 0.86) : maneRoot,
    mane: grey > 0 ? whitened(mane, 1) : mane,
    maneTip: grey > 0 ? whitened(maneTip, 1.12) : maneTip,
    maneGloss: grey > 0 ? Math.min(maneGloss, 0.34) : maneGloss,
  };
}

const brightness = ([red, green, blue]: Rgb) => 0.3 * red + 0.6 * green + 0.1 * blue;

/** Greying never darkens: brightens `grey` to the brightness of `hair` if `hair` is brighter. */
function noDarker(grey: Rgb, hair: Rgb): Rgb {
  const lift = Math.max(1, brightness(hair) / brightness(grey));
  return [grey[0] * lift, grey[1] * lift, grey[2] * lift];
}

/** A look's years of greying end half a year into the stage; then age adds flecks, from 5 to 17 years. */
function fleaBitesOf({ grey, ageInMonths }: Look): number {
  if (grey?.stage !== 'flea_bitten') return 0;
  return clamp01((grey.years - FLECKED_FROM) / 0.5) * rise(60, 204, ageInMonths);
}

/** Years of greying. */
const FLECKED_FROM = 10;

export function greyAt(years: number): number {
  const next = WHITENED.findIndex(([at]) => at >= years);
  const above = WHITENED[next];
  const below = WHITENED[next - 1];
  if (above === undefined) return 1;
  if (below === undefined) return 0;
  const [from, low] = below;
  const [to, high] = above;
  return low + ((high - low) * (years - from)) / (to - from);
}
