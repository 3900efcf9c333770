import type { Part } from '../body/body.ts';
import { mix } from '../smooth.ts';
import { sectionsOf, type Section } from './sections.ts';
import type { View } from './surface.ts';

/** A part seen from the side. Without perspective, these values give the distance at any depth. */
export interface RasterPart {
  readonly part: Part;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Squared distance in section radii, without depth: 1 on the outline. */
  readonly measure: Float32Array;
  /** `measure` per squared radius, for the gradient. */
  readonly slope: Float32Array;
  /** Lower bound of the distance outside the part. */
  readonly least: Float32Array;
  /** The nearest section; `side` is the depth of its middle. */
  readonly halfLength: Float32Array;
  readonly halfWidth: Float32Array;
  readonly side: Float32Array;
  readonly canonicalX: Float32Array;
  readonly canonicalY: Float32Array;
  readonly along: Float32Array;
  readonly across: Float32Array;
}

export const OUT_OF_REACH = 1e9;

/** Across a section. */
const FACES = 20;
/** In half lengths. */
const MOST_BEYOND = 6;

/** In samples of the view. */
interface Corner {
  readonly x: number;
  readonly y: number;
  /** -1 at the front, 1 at the back. */
  readonly across: number;
  readonly canonicalX: number;
  readonly canonicalY: number;
  readonly halfLength: number;
  readonly section: Section;
}

export function rasterisePart(part: Part, view: View): RasterPart | null {
  const sections = sectionsOf(part);
  const halves = sections.map((s) => Math.max(1e-4, Math.hypot(s.backX - s.frontX, s.backY - s.frontY) / 2));
  const corners = sections.map((section, i) => {
    const halfLength = halves[i] ?? 1e-4;
    const wide = 1 + Math.min(part.reach / halfLength, MOST_BEYOND);
    return Array.from({ length: FACES + 1 }, (_, face) => {
      const across = ((face / FACES) * 2 - 1) * wide;
      const share = (1 + across) / 2;
      return {
        x: (mix(section.frontX, section.backX, share) - view.x0) * view.scale - 0.5,
        y: (view.y1 - mix(section.frontY, section.backY, share)) * view.scale - 0.5,
        across,
        canonicalX: mix(section.canonicalFrontX, section.canonicalBackX, share),
        canonicalY: mix(section.canonicalFrontY, section.canonicalBackY, share),
        halfLength,
        section,
      };
    });
  });
  const all = corners.flat();
  const left = Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...all.map(({ y }) => y))));
  const width = Math.min(view.width - 1, Math.ceil(Math.max(...all.map(({ x }) => x)))) - left + 1;
  const height = Math.min(view.height - 1, Math.ceil(Math.max(...all.map(({ y }) => y)))) - top + 1;
  if (width <= 0 || height <= 0) return null;
  const plane = (): Float32Array => new Float32Array(width * height);
  const raster: RasterPart = {
    part,
    left,
    top,
    width,
    height,
    measure: plane().fill(OUT_OF_REACH),
    slope: plane(),
    least: plane(),
    halfLength: plane(),
    halfWidth: plane(),
    side: plane(),
    canonicalX: plane(),
    canonicalY: plane(),
    along: plane(),
    across: plane(),
  };
  for (const [i, row] of corners.entries())
    for (const [face, a] of row.entries()) {
      const b = corners[i + 1]?.[face];
      const c = corners[i + 1]?.[face + 1];
      const d = row[face + 1];
      if (b === undefined || c === undefined || d === undefined) continue;
      renderFace(raster, a, b, c);
      renderFace(raster, a, c, d);
    }
  return raster;
}

/** Where faces overlap, the one deeper in the part wins. */
function renderFace(raster: RasterPart, a: Corner, b: Corner, c: Corner): void {
  const { left, top, width, height } = raster;
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
  if (Math.abs(area) < 1e-9) return;
  const fromX = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - left));
  const toX = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - left));
  const fromY = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - top));
  const toY = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - top));
  const [sa, sb, sc] = [a.section, b.section, c.section];
  const cap = sa.cap < 1 ? sa.cap : sb.cap;
  const edge = -1e-4;
  for (let row = fromY; row <= toY; row++)
    for (let column = fromX; column <= toX; column++) {
      const x = column + left - c.x;
      const y = row + top - c.y;
      const u = ((b.y - c.y) * x + (c.x - b.x) * y) / area;
      if (u < edge) continue;
      const v = ((c.y - a.y) * x + (a.x - c.x) * y) / area;
      if (v < edge) continue;
      const w = 1 - u - v;
      if (w < edge) continue;
      const across = u * a.across + v * b.across + w * c.across;
      const beyond = u * sa.beyond + v * sb.beyond + w * sc.beyond;
      const squareness = u * sa.squareness + v * sb.squareness + w * sc.squareness;
      const off = Math.abs(across);
      // A power of `off` would leave a crease along the middle.
      const section = off * off * (1 + (2 - squareness) * 2 * (off < 1 ? 1 - off : 0));
      const measure = section + beyond * beyond;
      const at = row * width + column;
      if (measure >= (raster.measure[at] ?? 0)) continue;
      const halfLength = u * a.halfLength + v * b.halfLength + w * c.halfLength;
      raster.measure[at] = measure;
      raster.slope[at] = section / (halfLength * halfLength) + (beyond * beyond) / (cap * cap);
      raster.least[at] = Math.max((off - 1) * halfLength, (beyond - 1) * cap);
      raster.halfLength[at] = halfLength;
      raster.halfWidth[at] = u * sa.halfWidth + v * sb.halfWidth + w * sc.halfWidth;
      raster.side[at] = u * sa.side + v * sb.side + w * sc.side;
      raster.canonicalX[at] = u * a.canonicalX + v * b.canonicalX + w * c.canonicalX;
      raster.canonicalY[at] = u * a.canonicalY + v * b.canonicalY + w * c.canonicalY;
      raster.along[at] = u * sa.along + v * sb.along + w * sc.along;
      raster.across[at] = across;
    }
}
