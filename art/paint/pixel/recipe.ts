import type { Rgb } from './numbers.ts';

/**
 * All that the painter must know of a horse, as plain numbers: each is a uniform of the card's program. Colours are
 * those of the hair in even light. Amounts go from 0 (absent) to 1 unless something else is said.
 */
export interface Recipe {
  body: Rgb;
  /** The body along the topline, and under the belly. */
  dark: Rgb;
  pale: Rgb;
  topline: number;
  underline: number;

  /** Legs, muzzle and the rims of the ears. */
  points: Rgb;
  pointAmount: number;
  /** How high they reach up the fore and the hind legs, in canonical units. */
  pointFore: number;
  pointHind: number;
  pointMuzzle: number;
  /** What colours the legs of a horse without points. */
  legs: Rgb;
  legAmount: number;
  mealy: Rgb;
  mealyAmount: number;

  dapple: Rgb;
  /** Between dapples. */
  net: Rgb;
  dapples: number;

  stripe: Rgb;
  dun: number;
  /** Darkness of the face of a dun. */
  mask: number;

  whiteHair: Rgb;
  roan: number;

  /** 0 as born to 1 white. */
  grey: number;
  /** The dark of a half-grey coat. */
  iron: Rgb;
  greyHair: Rgb;
  fleck: Rgb;
  fleaBites: number;

  /** Extents; below 0 where the horse has no such pattern. */
  tobiano: number;
  frame: number;
  /** How far white reaches from the hips of a leopard: 1 to the nose. */
  leopard: number;
  /** White hairs among the dark ones, but on bones. */
  varnish: number;
  /** White flecks. */
  snow: number;
  spots: number;
  spot: Rgb;

  white: Rgb;
  /** Sizes of the face's white, in canonical units; 0 where there is none. */
  star: number;
  strip: number;
  blaze: number;
  bald: number;
  snip: number;
  /** Heights of the legs' white, in canonical units: near and far, fore and hind. */
  whiteForeNear: number;
  whiteForeFar: number;
  whiteHindNear: number;
  whiteHindFar: number;
  /** Dark flecks in the white of the coronet. */
  ermine: number;

  /** Of eyelids, nostrils and lips. */
  skin: Rgb;
  /** How far the skin is seen: as thin hair and no pigment let it. */
  bareSkin: number;
  freckle: Rgb;
  freckles: number;
  iris: Rgb;
  /** White round the iris. */
  sclera: number;
  /** Beside that of a grown light horse. */
  eyeSize: number;
  hoof: Rgb;
  hoofStripes: number;

  gloss: number;
  /** How far reflections take the colour of the hair: a metallic coat. */
  metal: number;
  /** 1 in the woolly coat of a new foal. */
  wool: number;

  maneRoot: Rgb;
  mane: Rgb;
  maneTip: Rgb;
  maneGloss: number;
  /** The pale hair that edges the mane and the dock of a dun. */
  frost: Rgb;
  frostAmount: number;
  /** The dark core of an upright mane stands above its pale sides. */
  upright: number;

  /** Turns the neck, in radians, up where positive. */
  neckSet: number;
  /** Where the feet stand, in canonical units towards the tail. */
  foreStance: number;
  hindStance: number;
  /** Beside the length of its kind. */
  bodyLength: number;
  /** Whole, for patches, spots and dapples. */
  seed: number;
}
