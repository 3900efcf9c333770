import type { Body } from '../body/body.ts';
import { clamp } from '../smooth.ts';
import { smoothNormals } from './smooth-normals.ts';
import { BELOW_SOLE, Solid } from './solid.ts';
import { isEar, isFarLeg, isLeg, NO_DEPTH, PARTS, type Surface, type View } from './surface.ts';

/** Depths where rays start and end. */
const NEAREST = 0.32;
const FARTHEST = -0.32;
/** Shorter steps would leave grazing rays in mid-air. */
const LEAST_STEP = 0.0022;
const ON_SURFACE = 1e-4;
/** Distance over which joined parts' canonical points blend. */
const BLENDED = 0.03;
/** Largest slope across the picture. */
const STEEPEST = 3;

/** From the near side. */
export function trace(body: Body, view: View): Surface {
  const size = view.width * view.height;
  const plane = (): Float32Array => new Float32Array(size);
  const surface: Surface = {
    view,
    part: new Uint8Array(size),
    depth: plane().fill(NO_DEPTH),
    normalX: plane(),
    normalY: plane(),
    normalZ: plane(),
    canonicalX: plane(),
    canonicalY: plane(),
    across: plane(),
    along: plane(),
  };
  const solid = new Solid(body, view);
  for (let y = 0; y < view.height; y++) {
    if (view.y1 - (y + 0.5) / view.scale < -0.02) continue;
    for (let x = 0; x < view.width; x++) {
      if (!solid.gather(x, y)) continue;
      const depth = firstHit(solid);
      if (depth === null) continue;
      const raster = solid.raster(solid.nearest);
      const sample = solid.sample(solid.nearest);
      if (isLeg(raster.part.number) && (raster.canonicalY[sample] ?? 0) < BELOW_SOLE) continue;
      const at = y * view.width + x;
      surface.part[at] = raster.part.number;
      surface.depth[at] = depth;
      surface.across[at] = raster.across[sample] ?? 0;
      surface.along[at] = raster.along[sample] ?? 0;
      writeCanonical(solid, surface, at);
      normalOf(solid, surface, [x, y], depth);
    }
  }
  smoothNormals(surface);
  return surface;
}

/** Depth of the ray's first hit. Leaves `solid` evaluated there. */
function firstHit(solid: Solid): number | null {
  let depth = NEAREST;
  let before = NEAREST;
  while (depth >= FARTHEST) {
    const distance = solid.distance(depth);
    if (distance < ON_SURFACE) {
      if (distance < -ON_SURFACE) depth = edgeBetween(solid, before, depth);
      solid.distance(depth);
      return depth;
    }
    before = depth;
    depth -= Math.max(distance * 0.8, LEAST_STEP);
  }
  return null;
}

function edgeBetween(solid: Solid, outside: number, inside: number): number {
  let [out, within] = [outside, inside];
  for (let i = 0; i < 9; i++) {
    const middle = (out + within) / 2;
    if (solid.distance(middle) > 0) out = middle;
    else within = middle;
  }
  return within;
}

function writeCanonical(solid: Solid, surface: Surface, at: number): void {
  const { nearest } = solid;
  const own = solid.raster(nearest);
  const sample = solid.sample(nearest);
  let x = own.canonicalX[sample] ?? 0;
  let y = own.canonicalY[sample] ?? 0;
  if (isJoined(own.part.number)) {
    let [total, sumX, sumY] = [0, 0, 0];
    for (let found = 0; found < solid.found; found++) {
      const other = solid.raster(found);
      if (!isJoined(other.part.number)) continue;
      const apart = (solid.distances[found] ?? 0) - (solid.distances[nearest] ?? 0);
      const weight = Math.max(0, 1 - apart / BLENDED) ** 2;
      total += weight;
      sumX += weight * (other.canonicalX[solid.sample(found)] ?? 0);
      sumY += weight * (other.canonicalY[solid.sample(found)] ?? 0);
    }
    x = sumX / total;
    y = sumY / total;
  }
  surface.canonicalX[at] = x;
  surface.canonicalY[at] = y;
}

function isJoined(part: number): boolean {
  return part !== PARTS.head && !isEar(part) && !isFarLeg(part);
}

type Sample = readonly [x: number, y: number];

function normalOf(solid: Solid, surface: Surface, [x, y]: Sample, depth: number): void {
  const { view } = surface;
  const at = y * view.width + x;
  const dz = (solid.distance(depth + 0.002) - solid.distance(depth - 0.002)) / 0.004;
  const across = slopeBetween(
    solid,
    [
      [x + 1, y],
      [x - 1, y],
    ],
    depth,
    view.scale,
  );
  const up = slopeBetween(
    solid,
    [
      [x, y - 1],
      [x, y + 1],
    ],
    depth,
    view.scale,
  );
  const length = Math.hypot(across, up, dz) || 1;
  surface.normalX[at] = across / length;
  surface.normalY[at] = up / length;
  surface.normalZ[at] = Math.max(0.01, dz / length);
}

function slopeBetween(
  solid: Solid,
  [ahead, behind]: readonly [Sample, Sample],
  depth: number,
  scale: number,
): number {
  if (!solid.gather(...ahead)) return 0;
  const far = solid.distance(depth);
  if (!solid.gather(...behind)) return 0;
  return clamp(((far - solid.distance(depth)) * scale) / 2, -STEEPEST, STEEPEST);
}
