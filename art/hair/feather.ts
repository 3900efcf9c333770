import type { Body, Rib } from '../body/body.ts';
import { between, curveThrough, unitVector, type Point } from '../curves.ts';
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
    // A foot that stands on its toe is raised by its heel.
    const sole = leg.ribs.at(-1);
    const raised = rise(0.015, 0.05, Math.max(sole?.front[1] ?? 0, sole?.back[1] ?? 0) - ground);
    const tufts = Math.round(60 + length * 1300);
    for (let k = 0; k < tufts; k++)
      renderTuft(layer, {
        back,
        front,
        length,
        ground,
        raised,
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
  /** 1 on a raised foot. */
  readonly raised: number;
  readonly chance: Chance;
  readonly position: number;
  /** 0 rendered first, 1 last. */
  readonly layerOf: number;
}

function renderTuft(
  layer: HairLayer,
  { back, front: fore, length, ground, raised, chance, position, layerOf }: Tuft,
): void {
  // The first grow behind the cannon, the last around the coronet.
  const up = clamp((1 - layerOf) * 0.9 + 0.2 * (chance() - 0.5));
  const height = mix(0.055, 0.1 + length * 1.35, up ** 1.25);
  const at = Math.max(
    0,
    back.findIndex(([, , canonicalY = 0]) => canonicalY <= height),
  );
  const low = rise(0.15, 0.07, height);
  const share = chance() ** 1.5 * mix(0.25, 0.86, low);
  const pointOn = (outline: readonly number[][], step: number): Point => {
    const [x = 0, y = 0] = outline[Math.min(step, STEPS - 1)] ?? [];
    return [x, y];
  };
  const root = between(pointOn(back, at), pointOn(fore, at), share);
  // Shorter in front, so that the toe shows; on a raised foot hair falls off the heel, and the hoof hangs out of it.
  const front = rise(0.3, 0.75, share);
  const long =
    length *
    (0.6 + 0.85 * chance()) *
    mix(1.15, 0.8, low) *
    mix(1, 0.6, front) *
    mix(1, mix(0.75, 0.32, low), raised);
  const out = (0.62 - share) * (0.5 + 0.8 * chance()) * mix(0.5, 1, low);
  const sway = (chance() - 0.5) * 0.3;
  const lowest = ground + 0.002 + 0.012 * chance() + 0.014 * front;
  const [down, backwards] = fallOf(pointOn, { back, fore, at, raised });
  const point = (share: number, aside: number, lift: number): Point => {
    const beside = (out * aside + sway * share * share) * long;
    return [
      root[0] + backwards[0] * beside + down[0] * long * share,
      Math.max(lowest + lift, root[1] + backwards[1] * beside + down[1] * long * share),
    ];
  };
  renderLock(layer, {
    line: [root, point(0.3, 0.24, 0.022), point(0.66, 0.42, 0.01), point(1.05, 0.5, 0)],
    position,
    seed: Math.floor(chance() * 1e9),
    strands: 16,
    halfWidth: 0.0085,
    widthAt: (along) => mix(0.9, 0.1, rise(0.25, 1, along)),
    bright: mix(0.6, 1.02, layerOf) * (0.72 + 0.5 * chance()),
    wave: 0.2 + 0.8 * chance(),
    waves: 0.8 + 0.7 * chance(),
    fray: 0.5,
    rootDark: 0.85,
    strandWidth: 1,
    steps: 16,
    fadeIn: 0.25,
    opacity: 0.8,
    flyaway: 0.1,
  });
}

/** How hair falls, and which way is behind the leg. On a raised foot it follows the hoof half way. */
function fallOf(
  pointOn: (outline: readonly number[][], step: number) => Point,
  { back, fore, at, raised }: Pick<Tuft, 'back' | 'raised'> & { fore: readonly number[][]; at: number },
): readonly [down: Point, backwards: Point] {
  const [fromX, fromY] = between(pointOn(back, at), pointOn(fore, at), 0.5);
  const [toX, toY] = between(pointOn(back, at + 12), pointOn(fore, at + 12), 0.5);
  const share = 0.5 * raised;
  const [alongX, alongY] = unitVector(toX - fromX, toY - fromY, 1e-6);
  const [downX, downY] = unitVector(share * alongX, share * alongY - (1 - share), 0);
  const [behindX, behindY] = unitVector(
    pointOn(back, at)[0] - pointOn(fore, at)[0],
    pointOn(back, at)[1] - pointOn(fore, at)[1],
    1e-6,
  );
  return [
    [downX, downY],
    unitVector(mix(1, behindX, raised), mix(0, behindY, raised), 0).slice(0, 2) as unknown as Point,
  ];
}
