import type { Look } from '../../../game/horses/coat/look.ts';
import { bodyAge, eyeSizeOf, woolAt } from './age.ts';
import { hairOf, linear } from './colour.ts';
import { greyOf } from './grey.ts';
import { markingsOf } from './markings.ts';
import { paletteOf } from './palette.ts';
import { CHAMPAGNE_FRECKLE, DARK_FRECKLE, IRIS, WHITE_HAIR } from './palette-rows.ts';
import { patternsOf } from './patterns.ts';
import { blend, hash, mix, type Rgb } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

/** Total: every look has a recipe. */
export function recipeOf(look: Look): Recipe {
  const { dilutions, patterns } = look;
  const seed = look.seed % 8192;
  const chance = (nth: number) => hash(nth, 11, look.seed % 2_000_003) - 0.5;
  const palette = paletteOf(look);
  const spotted = patterns.leopard !== null;
  const pink = dilutions.cream === 2 ? 0.9 : dilutions.champagne ? 0.62 : 0;
  const wool = woolAt(look.ageInMonths);
  return {
    ...palette,
    ...greyOf(look, palette),
    ...markingsOf(look),
    ...patternsOf(look, palette),
    white: hairOf(WHITE_HAIR),
    whiteHair: roanHair(look),
    roan: look.roan ? mix(0.46, 0.58, chance(4) + 0.5) * (1 - 0.75 * wool) : 0,
    bareSkin: Math.max(pink, spotted ? 0.34 : 0.1),
    freckle: linear(dilutions.champagne ? CHAMPAGNE_FRECKLE : spotted ? '#c79a8b' : DARK_FRECKLE),
    freckles: dilutions.champagne ? 0.85 : spotted ? 0.9 : 0,
    iris: irisOf(look),
    sclera: spotted ? 0.9 : 0.12,
    eyeSize: eyeSizeOf(bodyAge(look.ageInMonths), look.build),
    gloss: glossOf(look) * (1 - 0.72 * wool),
    metal: (look.metallic ? 1 : dilutions.champagne ? 0.42 : 0) * (1 - wool),
    wool,
    neckSet: chance(1) * 0.085,
    foreStance: chance(2) * 0.026,
    hindStance: chance(3) * 0.03,
    bodyLength: chance(5) * 0.035,
    seed,
  };
}

/** Not quite white, so that bay roan stays brown. */
function roanHair({ base, dilutions }: Look): Rgb {
  if (base === 'black' && dilutions.cream === 0) return hairOf('#b9bcc0');
  return hairOf(base === 'bay' ? '#b3ab9b' : '#cbc3b4');
}

function irisOf({ eyes, base, dilutions }: Look): Rgb {
  const near = eyes.left;
  if (near !== 'brown') return linear(IRIS[near]);
  const light = dilutions.cream === 1 ? (base === 'black' ? 0.5 : 0.9) : 0;
  return blend(linear(IRIS.brown), linear(IRIS.lightBrown), light);
}

function glossOf({ base, dilutions, metallic, grey, roan }: Look): number {
  let gloss = base === 'black' ? 1.6 : base === 'bay' ? 1.1 : 1.05;
  if (dilutions.cream > 0 && base !== 'black') gloss = dilutions.cream === 2 ? 0.6 : 0.95;
  if (dilutions.dun) gloss = 0.75;
  if (dilutions.champagne) gloss = 1.5;
  if (grey !== null || roan) gloss = Math.min(gloss, 0.8);
  return metallic ? gloss * 1.5 + 0.35 : gloss;
}
