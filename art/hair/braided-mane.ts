import type { Point } from '../curves.ts';
import { chanceOf } from '../noise.ts';
import { mix, rise } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import type { Crest, CrestPoint } from './crest.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

const KNOTS = 15;
/** Half its height at mid-neck, in units. */
const KNOT = 0.0165;

/** Show mane, rolled into knots along the crest. */
export function braidedMane(crest: Crest, view: View, seed: number): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(seed);
  for (let k = 0; k < KNOTS; k++) {
    const position = (k + 0.5) / KNOTS;
    const root = crest.at(position * 0.965);
    const size = KNOT * mix(0.72, 1, rise(0, 0.25, position)) * mix(0.85, 1, rise(1, 0.85, position));
    const seedOf = () => Math.floor(chance() * 1e9);
    renderTightHair(layer, { root, size, position, seed: seedOf() });
    renderKnot(layer, { root, size, position, seed: seedOf() });
  }
  return layer;
}

interface Knot {
  readonly root: CrestPoint;
  /** Half its height, in units. */
  readonly size: number;
  /** Along the crest, 0 to 1. */
  readonly position: number;
  readonly seed: number;
}

function renderTightHair(layer: HairLayer, { root, size, position, seed }: Knot): void {
  const { point, along, out } = root;
  const at = (up: number): Point => [point[0] + out[0] * up, point[1] + out[1] * up];
  renderLock(layer, {
    line: [at(0.002), at(-size * 0.4), at(-size * 0.9), at(-size * 1.4)],
    position,
    seed,
    strands: 70,
    halfWidth: size * 0.95,
    widthAt: (share) => mix(1, 0.25, rise(0.1, 0.8, share)),
    rootRow: { direction: along, half: size * 1.15, until: 0.6 },
    bright: 0.8,
    wave: 0,
    waves: 1,
    fray: 0.1,
    alongs: [0, 0.4],
    rootDark: 0.92,
    strandWidth: 1.1,
    flyaway: 0.01,
    steps: 10,
    towards: (share) => mix(0.8, 0, share),
  });
}

/** Three overlapping turns of the plait. */
function renderKnot(layer: HairLayer, { root, size, position, seed }: Knot): void {
  const { point, along, out } = root;
  const middle: Point = [point[0] - out[0] * size * 1.15, point[1] - out[1] * size * 1.15];
  for (const [turn, side] of [1, -1, 1].entries()) {
    const high = (0.62 - turn * 0.62) * size;
    const at = (across: number, up: number): Point => [
      middle[0] + along[0] * across * side * size + out[0] * (high + up * size),
      middle[1] + along[1] * across * side * size + out[1] * (high + up * size),
    ];
    renderLock(layer, {
      line: [at(-0.92, 0.22), at(-0.4, 0.3), at(0.35, 0.06), at(0.95, -0.42)],
      position,
      seed: seed + turn,
      strands: 46,
      halfWidth: size * 0.52,
      widthAt: (share) => Math.sqrt(Math.max(0.05, 1 - (2 * share - 1) ** 2)),
      bright: mix(0.85, 1.05, 1 - turn / 2),
      wave: 0,
      waves: 1,
      fray: 0.02,
      alongs: [0.4, 0.8],
      rootDark: 0.8,
      strandWidth: 1.1,
      flyaway: 0,
      steps: 14,
      round: 1.1,
    });
  }
}
