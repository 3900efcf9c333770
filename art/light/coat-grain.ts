import { hashOf, valueNoise } from '../noise.ts';
import type { Surface } from '../trace/surface.ts';

interface Grain {
  /** Length of a hair, in units. */
  readonly length: number;
  readonly seed: number;
  /** Samples across a hair. */
  readonly cell: number;
}

/** Noise along the lie of the coat, about -1 to 1. */
export function grainOf(surface: Surface, { length, seed, cell }: Grain): Float32Array {
  const { view, part, canonicalX, canonicalY } = surface;
  const grain = new Float32Array(part.length);
  const step = Math.max(1, cell * 0.8);
  const reach = Math.max(3, Math.round((length * view.scale) / step));
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const at = y * view.width + x;
      if (part[at] === 0) continue;
      const flow = flowCell(canonicalX[at] ?? 0, canonicalY[at] ?? 0);
      const turn = (valueNoise(x / (9 * cell), y / (9 * cell), seed + 7) - 0.5) * 0.5;
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      const dx = flowX(flow) * cosine + flowY(flow) * sine;
      const dy = flowX(flow) * sine - flowY(flow) * cosine;
      let [sum, total] = [0, 0];
      for (let k = -reach; k <= reach; k++) {
        const weight = 1 - Math.abs(k) / (reach + 1);
        sum +=
          weight *
          hashOf(Math.round((x + dx * k * step) / cell), Math.round((y + dy * k * step) / cell), seed);
        total += weight;
      }
      grain[at] = (sum / total - 0.5) * Math.sqrt(reach) * 1.6;
    }
  return grain;
}

/** Lie of the coat, canonical. */
const FLOW: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
  [-0.5, 1.05, -0.64, -0.77],
  [-0.3, 1.25, -0.6, -0.8],
  [-0.2, 1.25, 0.35, -0.93],
  [-0.1, 1.15, 0.55, -0.83],
  [0, 1.02, 0.55, -0.83],
  [0.08, 0.85, 0.45, -0.9],
  [0.02, 0.68, 0.5, -0.86],
  [0.15, 0.72, 0.25, -0.97],
  [0.16, 0.4, 0, -1],
  [0.16, 0.1, -0.05, -1],
  [0.3, 0.8, 0.75, -0.66],
  [0.3, 0.95, 0.93, -0.35],
  [0.45, 0.92, 0.97, -0.25],
  [0.45, 0.75, 0.9, -0.43],
  [0.45, 0.58, 0.93, -0.36],
  [0.65, 0.92, 0.97, -0.25],
  [0.65, 0.75, 0.85, -0.52],
  [0.62, 0.62, 0.9, 0.25],
  [0.72, 0.66, 0.55, -0.83],
  [0.8, 0.9, 0.85, -0.52],
  [0.85, 0.75, 0.5, -0.86],
  [0.95, 0.8, 0.45, -0.9],
  [0.85, 0.55, 0.35, -0.94],
  [0.97, 0.35, 0, -1],
  [0.97, 0.1, -0.05, -1],
];

/** Fine enough to need no blending. */
const CELLS = 64;
const LEFT = -0.75;
const LOWER = -0.1;
const COLUMNS = Math.ceil(2.1 * CELLS);
const ROWS = Math.ceil(1.7 * CELLS);

const GRID = ((): Float32Array => {
  const grid = new Float32Array(COLUMNS * ROWS * 2);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [LEFT + column / CELLS, LOWER + row / CELLS];
      let [dx, dy] = [0, 0];
      for (const [fromX, fromY, flowX, flowY] of FLOW) {
        const off = (x - fromX) ** 2 + (y - fromY) ** 2;
        const weight = 1 / (off * off + 2e-5);
        dx += flowX * weight;
        dy += flowY * weight;
      }
      const length = Math.hypot(dx, dy) || 1;
      grid[(row * COLUMNS + column) * 2] = dx / length;
      grid[(row * COLUMNS + column) * 2 + 1] = dy / length;
    }
  return grid;
})();

/** Index into `flowX` and `flowY`. */
export function flowCell(x: number, y: number): number {
  const column = Math.max(0, Math.min(COLUMNS - 1, Math.round((x - LEFT) * CELLS)));
  const row = Math.max(0, Math.min(ROWS - 1, Math.round((y - LOWER) * CELLS)));
  return (row * COLUMNS + column) * 2;
}

export const flowX = (cell: number): number => GRID[cell] ?? 0;
export const flowY = (cell: number): number => GRID[cell + 1] ?? 0;
