import type { Build } from '../../game/horses/coat/look-values.ts';
import type { BodyAge } from '../paint/layers/layers.ts';
import { eyeSizeOf } from '../paint/recipe/age.ts';
import { mix } from '../smooth.ts';
import { BUILD_SHAPES } from './build-rows.ts';
import { CANONICAL_SHAPE, type BodyShape } from './shape.ts';

/** About three months old. */
const FOAL: BodyShape = {
  ...CANONICAL_SHAPE,
  bodyLength: 0.85,
  legLength: 1.06,
  depth: 0.82,
  width: 0.8,
  neckThickness: 0.84,
  neckLength: 0.82,
  neckRaise: 7,
  headScale: 1.03,
  headLength: 0.86,
  headTuck: -5,
  dome: 0.013,
  muzzle: 0.84,
  jaw: 0.95,
  ears: 1.08,
  legThickness: 0.8,
  jointThickness: 1.0,
  haunch: 0.78,
  gaskin: 0.84,
  croupRaise: 0.018,
  withers: 0.004,
  tuckUp: 0.004,
  breastBack: 0.058,
  croupSlope: 18,
  hoof: 0.9,
  pasternSlope: 58,
  muscle: 0.55,
  maneLength: 0.05,
  tailEnd: 0.6,
  tailFullness: 0.42,
  size: 0.9,
};

const YEARLING: BodyShape = {
  ...CANONICAL_SHAPE,
  bodyLength: 0.925,
  legLength: 1.045,
  depth: 0.9,
  width: 0.88,
  neckThickness: 0.88,
  neckLength: 0.93,
  neckRaise: 2,
  headScale: 0.99,
  headLength: 0.95,
  headTuck: -2,
  dome: 0.004,
  muzzle: 0.94,
  ears: 1.04,
  legThickness: 0.95,
  jointThickness: 1.05,
  haunch: 0.9,
  gaskin: 0.95,
  croupRaise: 0.016,
  breastBack: 0.034,
  tuckUp: 0.012,
  croupSlope: 20,
  hoof: 0.93,
  pasternSlope: 55,
  muscle: 0.85,
  maneLength: 0.17,
  tailEnd: 0.3,
  tailFullness: 0.75,
  size: 0.94,
};

/** Share of a build's differences shown. */
const BUILD_SHOWN: Readonly<Record<BodyAge, number>> = { foal: 0.55, yearling: 0.8, adult: 1 };
const AGE_SHAPES: Readonly<Record<BodyAge, BodyShape>> = {
  foal: FOAL,
  yearling: YEARLING,
  adult: CANONICAL_SHAPE,
};
/** In foals and yearlings these depend on age alone. */
const OF_AGE_ALONE: ReadonlySet<string> = new Set(['size', 'tailEnd']);

export function shapeOf(build: Build, age: BodyAge): BodyShape {
  const ofBuild = { ...CANONICAL_SHAPE, ...BUILD_SHAPES[build] };
  const ofAge = AGE_SHAPES[age];
  const shown = BUILD_SHOWN[age];
  const shaped = (key: keyof BodyShape): number => {
    if (age === 'adult') return ofBuild[key];
    if (OF_AGE_ALONE.has(key)) return ofAge[key];
    const canonical = CANONICAL_SHAPE[key];
    if (canonical === 0) return ofAge[key] + ofBuild[key] * shown;
    return ofAge[key] * mix(1, ofBuild[key] / canonical, shown);
  };
  const keys = Object.keys(CANONICAL_SHAPE) as (keyof BodyShape)[];
  const shape = Object.fromEntries(keys.map((key) => [key, shaped(key)]));
  return {
    ...(shape as unknown as BodyShape),
    eyes: eyeSizeOf(age, build),
    ...(age === 'foal' && { feather: 0 }),
  };
}
