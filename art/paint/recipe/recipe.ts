import { seenByTrait } from '../../../game/horses/form/form.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import type { Build, HeadProfile } from '../../../game/horses/coat/look-values.ts';
import type { BodyAge } from '../layers/layers.ts';
import { bodyAge } from '../layers/body-age.ts';
import { eyeSizeOf, woolAt } from './age.ts';
import { hairOf, linear } from './colour.ts';
import { greyOf } from './grey.ts';
import { markingsOf } from './markings.ts';
import { paletteOf } from './palette.ts';
import { CHAMPAGNE_FRECKLE, DARK_FRECKLE, IRIS, PEARL_FRECKLE, WHITE_HAIR } from './palette-rows.ts';
import { otherSide, PLAIN_STANCE, shapeOfStance, type Stance } from './stance.ts';
import { tackOf } from './tack.ts';
import { patternsOf } from './patterns.ts';
import { blend, hash, mix, type Rgb } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

export type SceneLight = Pick<Recipe, 'sun' | 'sky' | 'ground'>;

/** The light that the layers are drawn with. */
const PLAIN_LIGHT: SceneLight = { sun: [1, 1, 1], sky: [1, 1, 1], ground: [1, 1, 1] };

/** Total: every look has a recipe. */
export function recipeOf(
  seen: Look,
  { sun, sky, ground }: SceneLight = PLAIN_LIGHT,
  stance: Stance = PLAIN_STANCE,
): Recipe {
  const look = stance.facing === 'right' ? otherSide(seen) : seen;
  const { dilutions, patterns } = look;
  const seed = look.seed % 8192;
  const chance = (index: number) => hash(index, 11, look.seed % 2_000_003) - 0.5;
  const palette = paletteOf(look, stance.coat);
  const spotted = patterns.leopard !== null;
  const pink = pinkOf(look);
  const winter = stance.coat === 'winter' ? 1 : 0;
  const wool = woolAt(look.ageInMonths);
  const form = seenByTrait(look.form);
  return {
    ...palette,
    ...greyOf(look, palette),
    ...markingsOf(look),
    ...patternsOf(look, palette),
    ...tackOf(look.tack),
    white: hairOf(WHITE_HAIR),
    whiteHair: roanHair(look),
    roan: look.roan ? mix(0.46, 0.58, chance(4) + 0.5) * (1 - 0.75 * wool) : 0,
    bareSkin: Math.max(pink, spotted ? 0.34 : 0.1),
    rabicano: look.ticking ? mix(0.75, 1, chance(7) + 0.5) * (1 - 0.6 * wool) : 0,
    freckle: linear(freckleOf(look)),
    freckles: dilutions.champagne ? 0.85 : spotted ? 0.9 : dilutions.pearl ? 0.6 : 0,
    iris: irisOf(look),
    sclera: spotted ? 0.9 : 0.12,
    eyeSize: EYE_OVER_LIDS * eyeSizeOf(bodyAge(look.ageInMonths), look.build),
    gloss: glossOf(look) * (1 - 0.72 * wool) * (1 - 0.5 * winter),
    metal: (look.metallic ? 1 : dilutions.champagne ? 0.42 : dilutions.pearl ? 0.3 : 0) * (1 - wool),
    wool,
    winter,
    ...form,
    ...profileOf(look, form.head),
    ...shapeOfStance(stance),
    sun,
    sky,
    ground,
    seed,
  };
}

/** 0 dark to 1 pink. */
function pinkOf({ dilutions: { cream, pearl, champagne }, patterns }: Look): number {
  if (cream === 2 || patterns.allWhite !== null) return 0.9;
  if (pearl) return cream === 1 ? 0.8 : 0.55;
  return champagne ? 0.62 : 0;
}

function freckleOf({ dilutions, patterns }: Look): string {
  if (dilutions.champagne) return CHAMPAGNE_FRECKLE;
  if (patterns.leopard !== null) return '#c79a8b';
  return dilutions.pearl ? PEARL_FRECKLE : DARK_FRECKLE;
}

/** The painted eye covers the inner rims of its lids. */
const EYE_OVER_LIDS = 1.2;

type Face = Pick<Recipe, 'dish' | 'roman'>;

/** In canonical units, of grown horses. */
const PROFILES: Readonly<Record<HeadProfile, Face>> = {
  dished: { dish: 0.018, roman: 0 },
  straight: { dish: 0, roman: 0 },
  roman: { dish: 0, roman: 0.022 },
};
/** The profiles that the layers already have (`art/body/build-rows.ts`). */
export const BUILT_PROFILES: Readonly<Partial<Record<Build, Face>>> = {
  arabian: { dish: 0.023, roman: 0 },
  cob: { dish: 0.005, roman: 0 },
  baroque: { dish: 0, roman: 0.012 },
  draft: { dish: 0, roman: 0.017 },
};
const PROFILE_SHOWN: Readonly<Record<BodyAge, number>> = { foal: 0.55, yearling: 0.8, adult: 1 };

/** How far the most dished and the most convex head of a build differ from its mean, in canonical units. */
const OWN_PROFILE = 0.028;

/** How far the painter bends the face that the layers show. */
function profileOf({ profile, build, ageInMonths }: Look, head: number): Face {
  const built = BUILT_PROFILES[build] ?? PROFILES.straight;
  const own = OWN_PROFILE * head;
  const shown = PROFILE_SHOWN[bodyAge(ageInMonths)];
  const { dish, roman } = PROFILES[profile];
  // The dish of Arabians is the deepest.
  const wanted = Math.max(dish, profile === 'dished' ? built.dish : 0);
  return {
    dish: (wanted - built.dish) * shown + Math.max(0, -own),
    roman: (roman - built.roman) * shown + Math.max(0, own),
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
  if (dilutions.pearl) gloss = 1.15;
  if (grey !== null || roan) gloss = Math.min(gloss, 0.8);
  return metallic ? gloss * 1.5 + 0.35 : gloss;
}
