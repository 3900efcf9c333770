import { blurred } from '../blur.ts';
import { unitVector, type Vector } from '../curves.ts';
import { clamp, mix, rise } from '../smooth.ts';
import { coverageOf, isFarLeg, isLeg, type Surface } from '../trace/surface.ts';
import { grainOf, flowCell, flowX, flowY } from './coat-grain.ts';
import { opennessOf } from './occlusion.ts';

/** Colourless, one value per sample. */
export interface Light {
  /** Sunlight. */
  readonly diffuse: Float32Array;
  /** Skylight. */
  readonly ambient: Float32Array;
  readonly ground: Float32Array;
  /** Sheen of the hair. */
  readonly spec: Float32Array;
  /** Skylight around the outline. */
  readonly rim: Float32Array;
}

/** The paddock's backdrops are lit from there too. */
export const SUN: Vector = unitVector(-0.42, 0.72, 0.55);
/** Between sun and viewer, for reflections. */
export const HALF_WAY: Vector = unitVector(SUN[0], SUN[1], SUN[2] + 1);
/** Direction of the rim light. */
const BEHIND: Vector = unitVector(0.55, 0.65, -0.15);

/** How far sunlight wraps around edges. */
const WRAP = 0.18;
const FALL_OFF = 1.7;
/** Height of the hoof. */
const HOOF_BELOW = 0.05;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface SurfaceLight {
  readonly light: Light;
  /** About -1 to 1. */
  readonly grain: Float32Array;
}

export function shade(surface: Surface, relief: Float32Array): SurfaceLight {
  const { view, part, canonicalX, canonicalY } = surface;
  const size = part.length;
  const bumps = blurred(relief, view, { radius: Math.max(1, view.scale * 0.002), passes: 1 });
  const openness = opennessOf(surface, relief);
  const cavities = cavitiesOf(surface, relief, bumps);
  const fine = grainOf(surface, { length: 0.01, seed: 3, cell: Math.max(1, view.scale / 900) });
  const coarse = grainOf(surface, { length: 0.03, seed: 9, cell: Math.max(1, view.scale / 300) });
  const tufts = grainOf(surface, { length: 0.055, seed: 17, cell: Math.max(1, view.scale / 130) });
  const plane = (): Float32Array => new Float32Array(size);
  const light = { diffuse: plane(), ambient: plane(), ground: plane(), spec: plane(), rim: plane() };
  for (let at = 0; at < size; at++) {
    const own = part[at] ?? 0;
    if (own === 0) continue;
    const normal = bumpedNormal(surface, bumps, at);
    const [nx, ny, nz] = normal;
    const y = canonicalY[at] ?? 0;
    const open = openness[at] ?? 1;
    const far = isFarLeg(own);
    const isHoof = isLeg(own) && y < HOOF_BELOW;
    const towards = dot(normal, SUN);
    const sunny = Math.max(0, (towards + WRAP) / (1 + WRAP));
    // The body shades the far legs.
    const shaded = far ? mix(0.45, 0.85, 1 - rise(0.15, 0.6, y)) : 1;
    const hairFine = isHoof ? 0 : (fine[at] ?? 0);
    const hairCoarse = isHoof ? 0 : (coarse[at] ?? 0);
    const tuft = isHoof ? 0 : (tufts[at] ?? 0);
    const grain = hairFine * 0.55 + hairCoarse * 0.45 + tuft * 0.25;
    const cavity = cavities[at] ?? 0;
    const lit = 1 + (cavity < 0 ? 0.42 : 0.16) * cavity;
    const mirrored = Math.max(0, dot(normal, HALF_WAY));
    const gloss = mirrored ** 12 * 0.5 + mirrored ** 48 * 0.7;
    const strands = sheen(
      normal,
      flowCell(canonicalX[at] ?? 0, y),
      hairFine * 0.12 + hairCoarse * 0.1 + tuft * 0.08,
      towards,
    );
    const spec = isHoof ? gloss * 0.6 : gloss * 0.42 + strands * (gloss * 0.75 + 0.1);
    light.diffuse[at] = sunny ** FALL_OFF * mix(1, open, 0.8) * shaded * lit * (1 + 0.13 * grain);
    light.ambient[at] =
      (0.42 + 0.58 * ny) * open * open * (far ? 0.8 : 1) * mix(1, lit, 0.6) * (1 + 0.07 * grain);
    light.ground[at] = Math.max(0, 0.25 - ny * 0.6) * open * mix(0.35, 1, 1 - rise(0, 0.5, y) * 0.5);
    light.spec[at] =
      spec * open * open * shaded * (1 + (cavity < 0 ? 0.42 : 0.32) * cavity) * Math.max(0, 1 + 0.75 * grain);
    light.rim[at] =
      ((1 - nz) ** 3 * Math.max(0, nx * BEHIND[0] + ny * BEHIND[1] + nz * BEHIND[2]) * 0.9 +
        (1 - nz) ** 2 * Math.max(0, ny) ** 2 * 0.55) *
      open;
  }
  return { light, grain: fine };
}

/** In units. */
const CAVITY_REACH = 0.009;
const CAVITY_DEPTH = 1 / 420;

/**
 * -1 in grooves to 1 on ridges, against the relief around. Grooves are darker and ridges lighter than their slopes
 * tell, because short hair scatters light.
 */
function cavitiesOf(surface: Surface, relief: Float32Array, bumps: Float32Array): Float32Array {
  const { view, part } = surface;
  const around = { radius: Math.max(2, view.scale * CAVITY_REACH), passes: 2 };
  const heights = blurred(relief, view, around);
  // Nothing beyond the outline counts; otherwise the outline would be a ridge.
  const covered = blurred(coverageOf(surface), view, around);
  return bumps.map((bump, at) => {
    if (part[at] === 0) return 0;
    return clamp((bump - (heights[at] ?? 0) / Math.max(0.05, covered[at] ?? 0)) / CAVITY_DEPTH, -1, 1);
  });
}

/** Kajiya and Kay, 1989. */
function sheen(normal: Vector, flow: number, shift: number, towards: number): number {
  const [nx, ny, nz] = normal;
  let [tx, ty] = [flowX(flow), flowY(flow)];
  let tz = -(tx * nx + ty * ny) / Math.max(0.15, nz);
  tx += nx * shift;
  ty += ny * shift;
  tz += nz * shift;
  const along = (tx * HALF_WAY[0] + ty * HALF_WAY[1] + tz * HALF_WAY[2]) / Math.hypot(tx, ty, tz);
  return Math.sqrt(Math.max(0, 1 - along * along)) ** 26 * Math.max(0, towards * 0.8 + 0.2);
}

/** Normal tilted by the relief, except at the body's edges. */
function bumpedNormal(surface: Surface, bumps: Float32Array, at: number): Vector {
  const { view, part, depth } = surface;
  const x = at % view.width;
  const y = (at - x) / view.width;
  const joined = (other: number): boolean =>
    part[other] !== 0 && Math.abs((depth[other] ?? 0) - (depth[at] ?? 0)) < 0.05;
  const left = x > 0 && joined(at - 1) ? at - 1 : at;
  const right = x < view.width - 1 && joined(at + 1) ? at + 1 : at;
  const upper = y > 0 && joined(at - view.width) ? at - view.width : at;
  const lower = y < view.height - 1 && joined(at + view.width) ? at + view.width : at;
  const bump = (other: number): number => bumps[other] ?? 0;
  const slopeX = left === right ? 0 : ((bump(right) - bump(left)) * view.scale) / (right - left);
  const slopeY =
    upper === lower ? 0 : ((bump(upper) - bump(lower)) * view.scale) / ((lower - upper) / view.width);
  const nz = surface.normalZ[at] ?? 1;
  return unitVector((surface.normalX[at] ?? 0) - nz * slopeX, (surface.normalY[at] ?? 0) - nz * slopeY, nz);
}
