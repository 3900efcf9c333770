import { blurred } from '../blur.ts';
import { rise } from '../smooth.ts';
import type { Surface } from '../trace/surface.ts';

/** `DISTANCES` in units. */
const DIRECTIONS = 14;
const DISTANCES = [0.006, 0.012, 0.022, 0.036, 0.055, 0.08, 0.115] as const;
/** Cells per unit. */
const COARSENESS = 260;
const NOTHING = -9;

/** Share of the sky that each sample sees. */
export function opennessOf(surface: Surface, relief: Float32Array): Float32Array {
  const { view, part } = surface;
  const size = Math.max(1, Math.round(view.scale / COARSENESS));
  const width = Math.ceil(view.width / size);
  const height = Math.ceil(view.height / size);
  const coarse = coarseDepth(surface, relief, { width, height, size });
  const open = new Float32Array(width * height).fill(1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = coarse[y * width + x] ?? NOTHING;
      if (depth === NOTHING) continue;
      let hidden = 0;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const angle = ((direction + 0.5 * ((x + y) & 1)) / DIRECTIONS) * Math.PI * 2;
        hidden += horizon({ depth: coarse, width, height }, [x, y], angle, view.scale / size);
      }
      open[y * width + x] = 1 - (hidden / DIRECTIONS) * 0.95;
    }
  const smooth = blurred(open, { width, height }, { radius: 1, passes: 2 });
  const result = new Float32Array(part.length);
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const at = y * view.width + x;
      if (part[at] === 0) continue;
      const cx = Math.max(0, Math.min(width - 1.001, (x + 0.5) / size - 0.5));
      const cy = Math.max(0, Math.min(height - 1.001, (y + 0.5) / size - 0.5));
      const [column, row] = [Math.floor(cx), Math.floor(cy)];
      const cell = row * width + column;
      const [u, v] = [cx - column, cy - row];
      const upper = (smooth[cell] ?? 1) * (1 - u) + (smooth[cell + 1] ?? 1) * u;
      const lower = (smooth[cell + width] ?? 1) * (1 - u) + (smooth[cell + width + 1] ?? 1) * u;
      result[at] = upper * (1 - v) + lower * v;
    }
  return result;
}

function coarseDepth(
  { view, part, depth }: Surface,
  relief: Float32Array,
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): Float32Array {
  const coarse = new Float32Array(width * height).fill(NOTHING);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.min(view.height - 1, y * size + (size >> 1));
      const column = Math.min(view.width - 1, x * size + (size >> 1));
      const at = row * view.width + column;
      if (part[at] !== 0) coarse[y * width + x] = (depth[at] ?? 0) + (relief[at] ?? 0);
    }
  return coarse;
}

interface CoarseDepth {
  readonly depth: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Sine of its elevation; `cells` per unit. */
function horizon(
  { depth: coarse, width, height }: CoarseDepth,
  [x, y]: readonly [number, number],
  angle: number,
  cells: number,
): number {
  const own = coarse[y * width + x] ?? 0;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  let highest = 0;
  for (const far of DISTANCES) {
    const column = Math.round(x + cosine * far * cells);
    const row = Math.round(y + sine * far * cells);
    if (column < 0 || row < 0 || column >= width || row >= height) break;
    const other = coarse[row * width + column] ?? NOTHING;
    const climb = other - own;
    if (other === NOTHING || climb <= 0) continue;
    highest = Math.max(highest, (climb / Math.hypot(climb, far)) * (1 - rise(0.05, 0.2, far) * 0.5));
  }
  return highest;
}
