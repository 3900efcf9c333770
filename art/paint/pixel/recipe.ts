import type { Rgb } from './numbers.ts';

/** Fields are uniforms on the GPU. Colours are of hair in even light; amounts 0 to 1 unless noted. */
export interface Recipe {
  body: Rgb;
  /** Topline, above 1 the sides too; below, belly. */
  dark: Rgb;
  pale: Rgb;
  topline: number;
  underline: number;

  /** Legs, muzzle and rims of the ears. */
  points: Rgb;
  pointAmount: number;
  /** Heights in canonical units. */
  pointFore: number;
  pointHind: number;
  pointMuzzle: number;
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
  /** White ticking at flank and head of the tail. */
  rabicano: number;

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
  /** From 2: a white horse. */
  sabino: number;
  splash: number;
  /** Reach from the hips; 1 to the nose. */
  leopard: number;
  /** White hairs, but not over bones. */
  varnish: number;
  /** White flecks. */
  snow: number;
  spots: number;
  spot: Rgb;

  white: Rgb;
  /** Sizes in canonical units; 0 if absent. */
  star: number;
  strip: number;
  blaze: number;
  bald: number;
  snip: number;
  /** Heights in canonical units. */
  whiteForeNear: number;
  whiteForeFar: number;
  whiteHindNear: number;
  whiteHindFar: number;
  /** Dark flecks in the coronet's white. */
  ermine: number;

  /** Skin of eyelids, nostrils and lips. */
  skin: Rgb;
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
  /** Tints reflections with the hair's colour. */
  metal: number;
  /** 1 in a newborn. */
  wool: number;
  /** 1 with a winter coat, whose hair parts in tufts. */
  winter: number;

  maneRoot: Rgb;
  mane: Rgb;
  maneTip: Rgb;
  maneGloss: number;
  /** Pale edges of a dun's mane and dock. */
  frost: Rgb;
  frostAmount: number;
  /** Shows the mane's dark core above its pale sides. */
  upright: number;

  /** 0 without; 1 the brightest. */
  shoes: number;
  /** 0 plain to 1 fine. */
  saddleFinish: number;
  bridleFinish: number;
  leather: Rgb;
  pad: Rgb;
  /** The colour of the piping on good pads; `finePiping` and `inlay` are for fine pads and browbands. */
  piping: Rgb;
  finePiping: Rgb;
  inlay: Rgb;

  /** Form, -1 to 1: 0 as the layers show it. `art/paint/warp.ts` has the ranges. */
  height: number;
  bone: number;
  muscle: number;
  neckSet: number;
  neckLength: number;
  shoulder: number;
  back: number;
  croup: number;
  limbs: number;
  /** Size of the head. */
  head: number;
  /** Beyond the layers' face: depth of a dish, height of a Roman nose; canonical units. */
  dish: number;
  roman: number;

  /** 1 for a horse that faces right. */
  mirrored: number;
  /** Of neck and head, in radians upwards. */
  neckTurn: number;
  headTurn: number;
  /** 1 shortly before a mare foals. */
  inFoal: number;

  /** Light of the scene: shares of the light that the layers are drawn with. */
  sun: Rgb;
  sky: Rgb;
  /** From below. */
  ground: Rgb;
  /** Integer. */
  seed: number;
}
