import type { ManeStyle } from '../../game/horses/coat/look-values.ts';
import type { Body } from '../body/body.ts';
import type { BodyShape } from '../body/shape.ts';
import type { BodyAge } from '../paint/layers/layers.ts';
import { PARTS, type Surface } from '../trace/surface.ts';
import { behindFace } from './behind-face.ts';
import { braidedMane } from './braided-mane.ts';
import { crestOf } from './crest.ts';
import { forelock } from './forelock.ts';
import type { HairLayer } from './hair-layer.ts';
import { hangingMane, type HangingMane } from './hanging-mane.ts';
import { standingMane } from './standing-mane.ts';

export interface RenderedMane {
  readonly mane: HairLayer;
  readonly forelock: HairLayer;
}

export interface Mane {
  readonly name: string;
  /** Game styles that look like this mane; null for all. */
  readonly styles: readonly ManeStyle[] | null;
  readonly render: () => RenderedMane;
}

interface Wearer {
  readonly body: Body;
  readonly surface: Surface;
  readonly shape: BodyShape;
}

const SEED = 11;

/** Behind the eye and the ear. */
function hanging({ body, surface }: Omit<Wearer, 'shape'>, mane: Omit<HangingMane, 'clear'>): HairLayer {
  const layer = hangingMane(crestOf(body), surface.view, { ...mane, clear: behindFace(body) });
  layer.hideWhere((at) => surface.part[at] === PARTS.earNear);
  return layer;
}

const STYLES: Readonly<Record<ManeStyle | 'fluff', (wearer: Wearer) => RenderedMane>> = {
  natural: ({ body, surface, shape }) => ({
    mane: hanging(
      { body, surface },
      {
        length: shape.maneLength,
        fullness: shape.maneFullness,
        wave: 0.45,
        waves: 1,
        uneven: 1,
        locks: 34,
        seed: SEED,
      },
    ),
    forelock: forelock(body, surface, {
      length: 0.135 * Math.sqrt(shape.maneLength / 0.24),
      locks: Math.round(15 * shape.maneFullness),
      wave: 0.35,
      fray: 0.45,
      seed: SEED + 1,
    }),
  }),
  short: ({ body, surface, shape }) => ({
    mane: hanging(
      { body, surface },
      {
        length: shape.maneLength * 0.46,
        fullness: 0.8,
        wave: 0.15,
        waves: 0.8,
        uneven: 0.4,
        locks: 44,
        seed: SEED + 2,
      },
    ),
    forelock: forelock(body, surface, { length: 0.085, locks: 11, wave: 0.2, fray: 0.3, seed: SEED + 3 }),
  }),
  long: ({ body, surface, shape }) => ({
    mane: hanging(
      { body, surface },
      {
        length: Math.max(0.4, shape.maneLength * 1.18),
        fullness: shape.maneFullness * 1.15,
        wave: 0.8,
        waves: 1.7,
        uneven: 0.9,
        locks: 34,
        seed: SEED + 4,
      },
    ),
    forelock: forelock(body, surface, { length: 0.21, locks: 20, wave: 0.6, fray: 0.45, seed: SEED + 5 }),
  }),
  upright: ({ body, surface, shape }) => ({
    mane: standingMane(crestOf(body), surface.view, {
      length: 0.05 + shape.maneLength * 0.06,
      fluff: 0,
      seed: SEED + 6,
    }),
    forelock: forelock(body, surface, { length: 0.07, locks: 10, wave: 0.2, fray: 0.35, seed: SEED + 7 }),
  }),
  braided: ({ body, surface }) => ({
    mane: braidedMane(crestOf(body), surface.view, SEED + 8),
    forelock: forelock(body, surface, { length: 0.06, locks: 5, wave: 0, fray: 0.15, seed: SEED + 9 }),
  }),
  fluff: ({ body, surface, shape }) => ({
    mane: standingMane(crestOf(body), surface.view, { length: shape.maneLength, fluff: 1, seed: SEED + 10 }),
    forelock: forelock(body, surface, { length: 0.05, locks: 8, wave: 0.6, fray: 0.6, seed: SEED + 11 }),
  }),
};

/** Yearlings have no long mane yet. */
const WORN: Readonly<Record<BodyAge, readonly (keyof typeof STYLES)[]>> = {
  foal: ['fluff'],
  yearling: ['natural', 'short', 'upright', 'braided'],
  adult: ['natural', 'short', 'long', 'upright', 'braided'],
};

export function manesOf(wearer: Wearer, age: BodyAge): readonly Mane[] {
  return WORN[age].map((name) => ({ name, styles: stylesOf(name, age), render: () => STYLES[name](wearer) }));
}

function stylesOf(name: keyof typeof STYLES, age: BodyAge): readonly ManeStyle[] | null {
  if (name === 'fluff') return null;
  return age === 'yearling' && name === 'natural' ? ['natural', 'long'] : [name];
}
