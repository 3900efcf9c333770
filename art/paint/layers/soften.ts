import type { Plane } from './layers.ts';

/** Px of a plane to one of its soft copy; the card reads its mipmap of that size. */
const SOFTER = 16;

const known = new WeakMap<Plane, Plane>();

/** A small copy that holds no muscles, only how light falls on the body as a whole. */
export function soften(plane: Plane): Plane {
  const made = known.get(plane) ?? shrink(plane);
  known.set(plane, made);
  return made;
}

function shrink(plane: Plane): Plane {
  const width = Math.max(1, Math.floor(plane.width / SOFTER));
  const height = Math.max(1, Math.floor(plane.height / SOFTER));
  const sums = new Float64Array(width * height);
  const counts = new Float64Array(width * height);
  for (let row = 0; row < plane.height; row++) {
    const first = Math.floor((row * height) / plane.height) * width;
    for (let column = 0; column < plane.width; column++) {
      const at = first + Math.floor((column * width) / plane.width);
      sums[at] = (sums[at] as number) + (plane.data[row * plane.width + column] as number);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  const data = Uint8Array.from(sums, (sum, at) => Math.round(sum / (counts[at] as number)));
  return { width, height, box: plane.box, data };
}
