import { FAIR } from '../paddock/settings/fair.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { OFFICE } from '../paddock/settings/office.ts';
import type { Setting } from '../paddock/setting.ts';
import type { Look } from '../portrait/coat-tint.ts';

const NO_WHITE = { name: 'none', extent: 0 } as const;

/** A bay mare of middle height. */
const BAY: Look = {
  base: 'bay',
  dilutions: { cream: 0, pearl: false, dun: false, silver: false, champagne: false, mushroom: false },
  roan: false,
  grey: null,
  patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
  ticking: false,
  soot: 0,
  mealy: 0,
  faintStripe: false,
  face: { name: 'star', extent: 0.5 },
  legs: { fl: NO_WHITE, fr: NO_WHITE, rl: { name: 'sock', extent: 0.4 }, rr: NO_WHITE },
  eyes: { left: 'brown', right: 'brown' },
  flaxen: false,
  shade: 0.2,
  metallic: false,
  build: 'light',
  profile: 'straight',
  height: 1.55,
  form: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  stride: [0, 0, 0, 0, 0, 0],
  feather: 0,
  maneStyle: 'natural',
  ageInMonths: 96,
  seed: 218_540_031,
  tack: null,
};

const BY_PLACE = new Map<Setting, Look>([
  [OFFICE, { ...BAY, base: 'black', dilutions: { ...BAY.dilutions, silver: true }, seed: 77_120_455 }],
  [
    FAIR,
    { ...BAY, base: 'black', patterns: { ...BAY.patterns, tobiano: 0.5 }, feather: 0.8, seed: 5_310_977 },
  ],
  [MEADOW, { ...BAY, base: 'chestnut', dilutions: { ...BAY.dilutions, cream: 1 }, seed: 40_201_112 }],
]);

/** The game's own horse at a place, for readers without one. */
export const residentOf = (setting: Setting): Look => BY_PLACE.get(setting) ?? BAY;
