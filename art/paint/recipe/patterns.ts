import type { Look } from '../../../game/horses/coat/look.ts';
import { linear } from './colour.ts';
import type { Palette } from './palette.ts';
import { blend, mix, rise, times } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

type PatternFields = Pick<
  Recipe,
  | 'tobiano'
  | 'frame'
  | 'sabino'
  | 'splash'
  | 'leopard'
  | 'varnish'
  | 'snow'
  | 'spots'
  | 'spot'
  | 'hoofStripes'
>;

const NONE = { leopard: -1, varnish: 0, snow: 0, spots: 0, hoofStripes: 0 } as const;

/** Added to the extent of a white horse. */
const WHITE_HORSE = 2;

/** Grey fades the spots too. */
export function patternsOf({ patterns, grey, ageInMonths, base }: Look, palette: Palette): PatternFields {
  const { tobiano, frame, sabino, splash, leopard, allWhite } = patterns;
  const plain = palette.points;
  const dark = base === 'bay' ? blend(palette.body, plain, 0.3) : palette.body;
  const faded = grey === null ? 0 : rise(3, 10, grey.years) * 0.93;
  return {
    tobiano: tobiano ?? -1,
    frame: frame ?? -1,
    sabino: allWhite === null ? (sabino ?? -1) : WHITE_HORSE + allWhite,
    splash: splash ?? -1,
    ...(leopard === null ? NONE : leopardOf(leopard, ageInMonths)),
    spot: blend(times(dark, 0.8), linear('#d8d3ca'), faded),
  };
}

/** Only varnish increases with age. */
function leopardOf(
  { name, extent }: NonNullable<Look['patterns']['leopard']>,
  ageInMonths: number,
): Omit<PatternFields, 'tobiano' | 'frame' | 'sabino' | 'splash' | 'spot'> {
  const years = rise(12, 96, ageInMonths);
  const two = name === 'snowcap' || name === 'few-spot' || name === 'near few-spot';
  const shown = { hoofStripes: 1, spots: 0, snow: 0, leopard: -1, varnish: 0 };
  if (name === 'varnish roan') return { ...shown, varnish: mix(0.3, 0.72, years) + extent, leopard: -1 };
  if (name === 'snowflake')
    return { ...shown, snow: mix(0.45, 0.95, (extent - 0.15) / 0.2), varnish: 0.12 + 0.2 * years };
  const reach =
    extent < 0.6 ? mix(0.24, 0.52, rise(0.25, 0.6, extent)) : mix(0.66, 1.42, (extent - 0.6) / 0.4);
  const spots = two ? (extent > 0.6 ? 0.07 : 0.02) : mix(0.75, 1, extent);
  return { ...shown, leopard: reach, spots, varnish: years * 0.3 };
}
