import type { Look } from '../portrait/coat-tint.ts';

/** A bay Thoroughbred with a narrow blaze and three white legs. */
export const STORE_LOOK: Look = {
  base: 'bay',
  dilutions: { cream: 0, pearl: false, dun: false, silver: false, champagne: false, mushroom: false },
  roan: false,
  grey: null,
  patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
  ticking: false,
  soot: 0,
  mealy: 0,
  faintStripe: false,
  face: { name: 'blaze', extent: 0.331 },
  legs: {
    fl: { name: 'sock', extent: 0.14 },
    fr: { name: 'none', extent: 0 },
    rl: { name: 'stocking', extent: 0.088 },
    rr: { name: 'sock', extent: 0.671 },
  },
  eyes: { left: 'brown', right: 'brown' },
  flaxen: false,
  shade: 0.4,
  metallic: false,
  build: 'racing',
  profile: 'straight',
  height: 1.65,
  feather: 0,
  maneStyle: 'short',
  ageInMonths: 84,
  seed: 495_562_266,
  tack: null,
};
