import type { Rgb } from './numbers.ts';

/**
 * The painter's input; each field is a uniform on the GPU. Colours are of hair in even light; amounts 0 to 1 unless
 * noted.
 */
export interface Recipe {
  body: Rgb;
  /** Topline; below, belly. */
  dark: Rgb;
  pale: Rgb;
  topline: number;
  underline: number;

  /** Legs, muzzle and rims of the ears. */
  points: Rgb;
  pointAmount: number;
  /** Heights on fore and hind legs, in canonical units. */
  pointFore: number;
  pointHind: number;
  pointMuzzle: number;
  /** Legs of a horse without points. */
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
  /** Darkness of a dun's face. */
  mask: number;

  whiteHair: Rgb;
  roan: number;

  /** 0 as born to 1 white. */
  grey: number;
  /** Dark of a half-grey coat. */
  iron: Rgb;
  greyHair: Rgb;
  fleck: Rgb;
  fleaBites: number;

  /** Extents; negative if absent. */
  tobiano: number;
  frame: number;
  /** Reach of the white from the hips; 1 to the nose. */
  leopard: number;
  /** White hairs, but not over bones. */
  varnish: number;
  /** White flecks. */
  snow: number;
  spots: number;
  spot: Rgb;

  white: Rgb;
  /** Sizes of face markings, in canonical units; 0 if absent. */
  star: number;
  strip: number;
  blaze: number;
  bald: number;
  snip: number;
  /** Heights of leg markings, in canonical units. */
  whiteForeNear: number;
  whiteForeFar: number;
  whiteHindNear: number;
  whiteHindFar: number;
  /** Dark flecks in the coronet's white. */
  ermine: number;

  /** Of eyelids, nostrils and lips. */
  skin: Rgb;
  /** How much skin shows through thin hair. */
  bareSkin: number;
  freckle: Rgb;
  freckles: number;
  iris: Rgb;
  /** White around the iris. */
  sclera: number;
  /** 1 is canonical. */
  eyeSize: number;
  hoof: Rgb;
  hoofStripes: number;

  gloss: number;
  /** How metallic reflections are: tinted by the hair. */
  metal: number;
  /** 1 in a newborn's woolly coat. */
  wool: number;

  maneRoot: Rgb;
  mane: Rgb;
  maneTip: Rgb;
  maneGloss: number;
  /** Pale hair that edges a dun's mane and dock. */
  frost: Rgb;
  frostAmount: number;
  /** Shows the dark core of an upright mane above its pale sides. */
  upright: number;

  /** Turns the neck up, in radians. */
  neckSet: number;
  /** Offsets of the feet towards the tail, in canonical units. */
  foreStance: number;
  hindStance: number;
  /** Relative change. */
  bodyLength: number;
  /** Integer. */
  seed: number;
}
