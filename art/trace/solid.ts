import type { Body } from '../body/body.ts';
import { OUT_OF_REACH, rasterisePart, type RasterPart } from './rasterise-part.ts';
import { isLeg, type View } from './surface.ts';

/** Canonical height at which a leg's end is cut off flat. */
export const BELOW_SOLE = -0.001;

/** Parts joined with fillets. Call `gather` before the other methods. */
export class Solid {
  readonly rasters: readonly RasterPart[];
  /** Set by `gather`. */
  found = 0;
  /** Parts behind the soles of folded legs are visible. */
  readonly #lies: boolean;
  readonly #which: Int32Array;
  readonly #places: Int32Array;
  /** Set by `distance`; `nearest` is an index into `distances`. */
  readonly distances: Float64Array;
  nearest = -1;

  constructor(body: Body, view: View) {
    this.#lies = body.floor > 0;
    this.rasters = body.parts.flatMap((part) => rasterisePart(part, view) ?? []);
    this.#which = new Int32Array(this.rasters.length);
    this.#places = new Int32Array(this.rasters.length);
    this.distances = new Float64Array(this.rasters.length);
  }

  /** False if no part is in reach of the sample. */
  gather(x: number, y: number): boolean {
    let found = 0;
    for (const [which, raster] of this.rasters.entries()) {
      const column = x - raster.left;
      const row = y - raster.top;
      if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) continue;
      const sample = row * raster.width + column;
      if ((raster.measure[sample] ?? OUT_OF_REACH) >= OUT_OF_REACH / 10) continue;
      if (this.#lies && isLeg(raster.part.number) && (raster.canonicalY[sample] ?? 0) < BELOW_SOLE) continue;
      this.#which[found] = which;
      this.#places[found++] = sample;
    }
    this.found = found;
    return found > 0;
  }

  raster(found: number): RasterPart {
    const raster = this.rasters[this.#which[found] ?? -1];
    if (raster === undefined) throw new RangeError(`No part ${found} is in reach.`);
    return raster;
  }

  sample(found: number): number {
    return this.#places[found] ?? 0;
  }

  /** Negative inside. */
  distance(depth: number): number {
    let joined = 1e3;
    let least = 1e3;
    this.nearest = -1;
    for (let found = 0; found < this.found; found++) {
      const raster = this.rasters[this.#which[found] as number] as RasterPart;
      const sample = this.#places[found] as number;
      const halfWidth = raster.halfWidth[sample] as number;
      const off = depth - (raster.side[sample] as number);
      const deep = (off * off) / (halfWidth * halfWidth);
      // First-order distance of an ellipsoid.
      const measure = Math.sqrt((raster.measure[sample] as number) + deep);
      const slope = Math.sqrt((raster.slope[sample] as number) + deep / (halfWidth * halfWidth)) + 1e-6;
      let each =
        measure < 1e-3
          ? -Math.min(raster.halfLength[sample] as number, halfWidth)
          : (measure * (measure - 1)) / slope;
      if (each > 0) each = Math.max(each, raster.least[sample] as number, Math.abs(off) - halfWidth);
      this.distances[found] = each;
      if (each < least) {
        least = each;
        this.nearest = found;
      }
      const { fillet } = raster.part;
      const overlap = fillet - Math.abs(joined - each);
      joined = Math.min(joined, each);
      if (overlap > 0) joined -= (overlap * overlap) / (4 * fillet);
    }
    return joined;
  }
}
