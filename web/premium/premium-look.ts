import type { Look } from '../portrait/coat-tint.ts';

/** A perlino mare. */
export const PREMIUM_LOOK: Look = {
  base: 'bay',
  dilutions: { cream: 2, pearl: false, dun: false, silver: false, champagne: false, mushroom: false },
  roan: false,
  grey: null,
  patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
  ticking: false,
  soot: 0,
  mealy: 0,
  faintStripe: false,
  face: { name: 'none', extent: 0 },
  legs: {
    fl: { name: 'none', extent: 0 },
    fr: { name: 'none', extent: 0 },
    rl: { name: 'none', extent: 0 },
    rr: { name: 'none', extent: 0 },
  },
  eyes: { left: 'blue', right: 'blue' },
  flaxen: false,
  shade: 0.5,
  metallic: true,
  build: 'light',
  profile: 'straight',
  height: 1.55,
  feather: 0,
  maneStyle: 'long',
  ageInMonths: 96,
  seed: 218_540_031,
  tack: null,
};
