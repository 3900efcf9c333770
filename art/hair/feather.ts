import type { Body, Rib } from '../body/body.ts';
import { curveThrough, type Point } from '../curves.ts';
import { FAR_GROUND } from '../body/legs.ts';
import { chanceOf, type Chance } from '../noise.ts';
import { clamp, mix, rise } from '../smooth.ts';
import { isFarLeg, PARTS, type Surface } from '../trace/surface.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

const LEAST = 0.03;
const STEPS = 300;

const LEGS = {
  near: [PARTS.foreNear, PARTS.hindNear],
  far: [PARTS.foreFar, PARTS.hindFar],
} as const;
/** See `HAIR_PLANES`. */
const POSITIONS: Readonly<Record<number, number>> = {
  [PARTS.foreNear]: 51 / 255,
  [PARTS.hindNear]: 102 / 255,
  [PARTS.foreFar]: 153 / 255,
  [PARTS.hindFar]: 204 / 255,
};

/** From behind the cannons down over the hooves; near parts hide those of the far side. */
export function feather(body: Body, surface: Surface, length: number, side: 'near' | 'far'): HairLayer {
  const layer = new HairLayer(surface.view);
  if (length < LEAST) return layer;
  for (const number of LEGS[side]) {
    const leg = body.parts.find((part) => part.number === number);
    if (leg === undefined) continue;
    const outline = (of: (rib: Rib) => readonly [Point, Point]): number[][] =>
      curveThrough(
        leg.ribs.map((rib) => {
          const [point, canonical] = of(rib);
          return [...point, canonical[1]];
        }),
        STEPS,
      );
    const back = outline((rib) => [rib.back, rib.canonicalBack]);
    const front = outline((rib) => [rib.front, rib.canonicalFront]);
    const chance = chanceOf(number * 7919);
    const ground = side === 'far' ? FAR_GROUND : 0;
    const tufts = Math.round(60 + length * 1300);
    for (let k = 0; k < tufts; k++)
      renderTuft(layer, {
        back,
        front,
        length,
        ground,
        chance,
        position: POSITIONS[number] ?? 0,
        layerOf: k / tufts,
      });
  }
  if (side === 'far')
    layer.hideWhere((at) => {
      const part = surface.part[at] ?? 0;
      return part !== 0 && !isFarLeg(part);
    });
  return layer;
}

interface Tuft {
  readonly back: readonly number[][];
  readonly front: readonly number[][];
  readonly length: number;
  readonly ground: number;
  readonly chance: Chance;
  readonly position: number;
  /** 0 rendered first, 1 last. */
  readonly layerOf: number;
}

function renderTuft(
  layer: HairLayer,
  { back, front, length, ground, chance, position, layerOf }: Tuft,
): void {
  // The first grow behind the cannon, the last around the coronet.
  const up = clamp((1 - layerOf) * 0.9 + 0.2 * (chance() - 0.5));
  const height = mix(0.05, 0.1 + length * 1.25, up ** 1.3);
  const at = Math.max(
    0,
    back.findIndex(([, , canonicalY = 0]) => canonicalY <= height),
  );
  const share = chance() ** 1.4 * mix(0.95, 0.22, rise(0.06, 0.15, height));
  const [backX = 0, backY = 0] = back[at] ?? [];
  const [frontX = 0, frontY = 0] = front[at] ?? [];
  const root: Point = [mix(backX, frontX, share), mix(backY, frontY, share)];
  const long = length * (0.75 + 0.6 * chance()) * mix(0.7, 1.15, rise(0.06, 0.15, height));
  const out = (0.75 - share) * (0.5 + 0.7 * chance()) * mix(1, 0.45, rise(0.1, 0.18, height));
  const lowest = ground + 0.003 + 0.01 * chance();
  renderLock(layer, {
    line: [
      root,
      [root[0] + out * long * 0.2, root[1] - long * 0.34],
      [root[0] + out * long * 0.28, Math.max(lowest + 0.012, root[1] - long * 0.7)],
      [root[0] + out * long * 0.2 - 0.004, Math.max(lowest, root[1] - long * 1.05)],
    ],
    position,
    seed: Math.floor(chance() * 1e9),
    strands: 18,
    halfWidth: 0.009,
    widthAt: (along) => mix(1, 0.15, rise(0.25, 1, along)),
    bright: mix(0.68, 1, layerOf) * (0.8 + 0.35 * chance()),
    wave: 0.7 * chance(),
    waves: 1,
    fray: 0.45,
    rootDark: 0.85,
    strandWidth: 1.1,
    steps: 16,
    fadeIn: 0.25,
    opacity: 0.8,
    flyaway: 0.06,
  });
}
