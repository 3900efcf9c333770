import { FRAME_HEIGHT, FRAME_WIDTH, type Box } from '../../../../art/paint/layers/layers.ts';
import type { Sheet } from './sheets.ts';

/** Frame px. */
const CELL = 8;
const COLUMNS = Math.ceil(FRAME_WIDTH / CELL);
const ROWS = Math.ceil(FRAME_HEIGHT / CELL);

/** Bits for each cell: covered at all, and body parts. */
export type Coverage = Uint16Array;

const SEEN = 1;
const LEGS = (1 << 4) | (1 << 5) | (1 << 6) | (1 << 7);
const HEAD = (1 << 3) | (1 << 8) | (1 << 9);

export const isSeen = (parts: number): boolean => (parts & SEEN) !== 0;
export const hasLegs = (parts: number): boolean => (parts & LEGS) !== 0;
export const hasHead = (parts: number): boolean => (parts & HEAD) !== 0;

export function hasBorder(parts: number): boolean {
  const body = parts & ~SEEN;
  return (body & (body - 1)) !== 0;
}

/** `region` holds body parts times 16. */
export function coverageOf(fine: Sheet, region?: Sheet): Coverage {
  const cells: Coverage = new Uint16Array(COLUMNS * ROWS);
  mark(cells, fine, (value) => (value === 0 ? 0 : SEEN));
  if (region !== undefined) mark(cells, region, (value) => (1 << ((value + 8) >> 4)) & ~SEEN);
  return cells;
}

function mark(
  cells: Coverage,
  { width, height, channels, data, box: [left, top, right, bottom] }: Sheet,
  bits: (value: number) => number,
): void {
  const across = (right - left) / width;
  const down = (bottom - top) / height;
  const cellOf = Int32Array.from({ length: width }, (_, column) =>
    cellAt(left + (column + 0.5) * across, COLUMNS),
  );
  for (let row = 0; row < height; row++) {
    const first = cellAt(top + (row + 0.5) * down, ROWS) * COLUMNS;
    for (let column = 0; column < width; column++) {
      const cell = first + (cellOf[column] as number);
      cells[cell] = (cells[cell] as number) | bits(data[(row * width + column) * channels] as number);
    }
  }
}

/** Union of bits in the box. */
export function partsWithin(coverage: Coverage, [left, top, right, bottom]: Box): number {
  if (right < 0 || bottom < 0 || left >= FRAME_WIDTH || top >= FRAME_HEIGHT) return 0;
  const lastColumn = cellAt(right, COLUMNS);
  const lastRow = cellAt(bottom, ROWS);
  let parts = 0;
  for (let row = cellAt(top, ROWS); row <= lastRow; row++)
    for (let column = cellAt(left, COLUMNS); column <= lastColumn; column++)
      parts |= coverage[row * COLUMNS + column] as number;
  return parts;
}

function cellAt(px: number, count: number): number {
  return Math.min(Math.max(Math.floor(px / CELL), 0), count - 1);
}
