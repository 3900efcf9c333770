import type { Body } from '../body/body.ts';
import { distance, type Point } from '../curves.ts';
import type { Surface } from '../trace/surface.ts';
import { areaOf, strapOf } from './outline.ts';
import { TackLayer, type Drape, type LitTack } from './tack-layer.ts';

/*
 * An English saddle on its pad, in canonical coordinates, so that it grows with the body. Light comes from above left.
 */

const PAD: readonly Point[] = [
  [0.3, 1.004],
  [0.287, 0.94],
  [0.272, 0.865],
  [0.286, 0.775],
  [0.322, 0.69],
  [0.4, 0.645],
  [0.49, 0.652],
  [0.535, 0.715],
  [0.585, 0.77],
  [0.646, 0.82],
  [0.668, 0.9],
  [0.656, 0.974],
  [0.6, 0.979],
  [0.52, 0.975],
  [0.45, 0.976],
  [0.385, 0.996],
  [0.34, 1.011],
];

/** Stuffed, between pad and seat. */
const PANEL: readonly Point[] = [
  [0.35, 0.996],
  [0.36, 0.94],
  [0.45, 0.9],
  [0.54, 0.925],
  [0.612, 0.948],
  [0.634, 0.982],
  [0.622, 1.008],
  [0.58, 1.004],
  [0.5, 0.982],
  [0.42, 0.99],
];

const FLAP: readonly Point[] = [
  [0.352, 0.965],
  [0.326, 0.915],
  [0.301, 0.862],
  [0.306, 0.8],
  [0.335, 0.735],
  [0.37, 0.692],
  [0.42, 0.677],
  [0.466, 0.691],
  [0.492, 0.74],
  [0.507, 0.81],
  [0.521, 0.875],
  [0.51, 0.935],
  [0.43, 0.965],
];

/** Pommel, seat and cantle in one, with the skirt below. */
const SEAT: readonly Point[] = [
  [0.337, 1.004],
  [0.341, 1.028],
  [0.357, 1.036],
  [0.378, 1.021],
  [0.412, 1.004],
  [0.455, 0.998],
  [0.505, 1.004],
  [0.552, 1.022],
  [0.588, 1.042],
  [0.612, 1.042],
  [0.624, 1.022],
  [0.611, 0.99],
  [0.578, 0.966],
  [0.532, 0.95],
  [0.49, 0.932],
  [0.455, 0.901],
  [0.415, 0.884],
  [0.378, 0.896],
  [0.352, 0.93],
  [0.34, 0.968],
];

/** The edge that runs around the seat. */
const SEAT_LINE: readonly Point[] = [
  [0.356, 0.99],
  [0.4, 0.962],
  [0.46, 0.95],
  [0.53, 0.966],
  [0.585, 0.992],
  [0.606, 1.024],
];

const GIRTH: readonly Point[] = [
  [0.382, 0.74],
  [0.364, 0.66],
  [0.346, 0.58],
  [0.335, 0.53],
  [0.329, 0.48],
];

const STIRRUP_LEATHER: readonly Point[] = [
  [0.404, 0.94],
  [0.408, 0.85],
  [0.413, 0.74],
  [0.418, 0.634],
];

/** The stirrup iron's arch and tread. */
const IRON: readonly Point[] = [
  [0.384, 0.566],
  [0.386, 0.588],
  [0.399, 0.614],
  [0.418, 0.624],
  [0.437, 0.614],
  [0.45, 0.588],
  [0.452, 0.566],
];
const TREAD: readonly Point[] = [
  [0.381, 0.562],
  [0.4, 0.557],
  [0.436, 0.557],
  [0.455, 0.562],
];

/** Blocks that hold the knee. */
const KNEE_ROLL: readonly Point[] = [
  [0.322, 0.868],
  [0.326, 0.8],
  [0.352, 0.742],
];

const PAD_HEIGHT = 0.0065;
/** Distance between the pad's quilting lines, in canonical units. */
const QUILT = 0.022;

export function saddle(body: Body, surface: Surface, drape: Drape): LitTack {
  const layer = new TackLayer(surface, drape);
  const onBody = (points: readonly Point[]): Point[] => points.map(body.trunkPoint);
  const unit = distance(body.trunkPoint([0.35, 0.9]), body.trunkPoint([0.35, 0.7])) / 0.2;
  const wide = (width: number): number => width * Math.min(unit, 1.1);

  layer.lay({
    outline: areaOf(onBody(PAD)),
    material: 'pad',
    thickness: PAD_HEIGHT,
    bevel: 0.012,
    piping: { from: 0.0025, width: 0.0075 },
    relief: (x, y) => 0.16 * quilted(x, y),
  });
  layer.lay({
    outline: strapOf(onBody(GIRTH), wide(0.05)),
    wraps: true,
    thickness: 0.006,
    bevel: 0.012,
    seam: 0.007,
  });
  layer.lay({
    outline: areaOf(onBody(PANEL)),
    stiffOver: PAD_HEIGHT,
    thickness: 0.014,
    bevel: 0.022,
    bright: 0.8,
    facing: [0, 0.35, 0.94],
  });
  layer.lay({
    outline: areaOf(onBody(FLAP)),
    stiffOver: PAD_HEIGHT,
    thickness: 0.006,
    bevel: 0.006,
    seam: 0.007,
    shadow: 0.55,
  });
  layer.lay({
    outline: strapOf(onBody(KNEE_ROLL), wide(0.026), 'round'),
    thickness: 0.006,
    bevel: 0.013,
    shadow: 0.12,
  });
  layer.lay({
    outline: strapOf(onBody(STIRRUP_LEATHER), wide(0.0175)),
    stiffOver: 2 * PAD_HEIGHT,
    thickness: 0.005,
    bevel: 0.004,
    seam: 0.003,
  });
  layer.lay({
    outline: areaOf(onBody(SEAT)),
    stiffOver: 2 * PAD_HEIGHT,
    thickness: 0.016,
    bevel: 0.026,
    facing: [-0.05, 0.42, 0.9],
    shadow: 0.6,
  });
  layer.lay({
    outline: strapOf(onBody(SEAT_LINE), wide(0.0055)),
    thickness: 0.0035,
    bevel: 0.0028,
    shadow: 0.25,
  });
  layer.lay({
    outline: strapOf(onBody(IRON), wide(0.0105), 'round'),
    material: 'metal',
    thickness: 0.006,
    bevel: 0.005,
    facing: [0, 0.1, 0.99],
  });
  layer.lay({
    outline: strapOf(onBody(TREAD), wide(0.015), 'round'),
    material: 'metal',
    thickness: 0.006,
    bevel: 0.006,
    facing: [0, 0.3, 0.95],
  });
  return layer.lit();
}

/** Diamonds. */
function quilted(x: number, y: number): number {
  const line = (at: number): number => Math.abs(at / QUILT - Math.round(at / QUILT)) * 2;
  return Math.sqrt(Math.min(line(x + y), line(x - y))) - 0.6;
}
