import type { Box, LayerFrame } from '../../../../art/paint/layers/layers.ts';
import { meshOf, type Mesh } from '../../../../art/paint/mesh.ts';
import type { Recipe } from '../../../../art/paint/pixel/recipe.ts';
import type { View } from '../../../../art/paint/view.ts';
import { isSeen, partsWithin, type Coverage } from './coverage.ts';

/** Cells of the mesh across a tile: fewer tiles are quicker to sort. */
const CELLS = 3;

/** Empty tiles are skipped, others painted by content. */
export interface Tiles {
  /** Px of the picture. */
  readonly side: number;
  readonly columns: number;
  readonly mesh: Mesh;
  /** Of the mesh: position in the picture, 0 to 1, and in the layers. */
  readonly corners: Float32Array;
  /** Layer area in frame px, with a margin for filtering. */
  readonly boxes: readonly Box[];
}

/** Left, top, x and y in canonical units. */
export const CORNER = 4;

/** Mipmap level. */
export function halvedFor(view: View): number {
  return Math.max(0, Math.log2((view.box[2] - view.box[0]) / view.width));
}

export function tilesOf(view: View, recipe: Recipe, frame: LayerFrame): Tiles {
  const mesh = meshOf(view, recipe, frame);
  const corners = new Float32Array((mesh.columns + 1) * (mesh.rows + 1) * CORNER);
  for (let row = 0, at = 0; row <= mesh.rows; row++)
    for (let column = 0; column <= mesh.columns; column++, at += CORNER) {
      corners[at] = Math.min((column * mesh.side) / view.width, 1);
      corners[at + 1] = Math.min((row * mesh.side) / view.height, 1);
      corners[at + 2] = mesh.corners[at / 2] as number;
      corners[at + 3] = mesh.corners[at / 2 + 1] as number;
    }
  const columns = Math.ceil(mesh.columns / CELLS);
  const rows = Math.ceil(mesh.rows / CELLS);
  const reach = 2 * 2 ** Math.ceil(halvedFor(view));
  const boxes = Array.from({ length: columns * rows }, (_, tile) =>
    boxOf(mesh, frame, cornersOf(mesh, tile, columns), reach),
  );
  return { side: CELLS * mesh.side, columns, mesh, corners, boxes };
}

interface Corners {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** The columns and rows of the mesh that a tile covers, ends included. */
function cornersOf({ columns, rows }: Mesh, tile: number, across: number): Corners {
  const [column, row] = [(tile % across) * CELLS, Math.floor(tile / across) * CELLS];
  const covered = (first: number, most: number) =>
    Array.from({ length: CELLS + 1 }, (_, at) => Math.min(first + at, most));
  return { columns: covered(column, columns), rows: covered(row, rows) };
}

function boxOf({ columns, corners }: Mesh, frame: LayerFrame, covered: Corners, reach: number): Box {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of covered.rows)
    for (const column of covered.columns) {
      const at = (row * (columns + 1) + column) * 2;
      const [x, y] = [corners[at] as number, corners[at + 1] as number];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
  return [
    (left - frame.x0) * frame.scale - reach,
    (frame.y1 - high) * frame.scale - reach,
    (right - frame.x0) * frame.scale + reach,
    (frame.y1 - low) * frame.scale + reach,
  ];
}

/** Non-empty tiles, grouped by `kindOf` their body parts. */
export function tilesByKind<Kind>(
  { boxes }: Tiles,
  coverage: Coverage,
  kindOf: (parts: number) => Kind,
): ReadonlyMap<Kind, readonly number[]> {
  const found = new Map<Kind, number[]>();
  boxes.forEach((box, tile) => {
    const parts = partsWithin(coverage, box);
    if (!isSeen(parts)) return;
    const kind = kindOf(parts);
    const alike = found.get(kind);
    if (alike === undefined) found.set(kind, [tile]);
    else alike.push(tile);
  });
  return found;
}

/** Box in frame px. */
export function tilesOver({ boxes }: Tiles, [left, top, right, bottom]: Box): readonly number[] {
  return boxes.flatMap((box, tile) =>
    box[0] < right && box[1] < bottom && box[2] > left && box[3] > top ? [tile] : [],
  );
}

/** `CORNER` numbers for each corner of each triangle. */
export function trianglesOf({ columns, mesh, corners }: Tiles, tiles: readonly number[]): Float32Array {
  const numbers = new Float32Array(tiles.length * CELLS * CELLS * 6 * CORNER);
  let at = 0;
  const put = (corner: number) => {
    numbers.set(corners.subarray(corner * CORNER, (corner + 1) * CORNER), at);
    at += CORNER;
  };
  for (const tile of tiles) {
    const covered = cornersOf(mesh, tile, columns);
    for (const row of covered.rows.slice(0, -1))
      for (const column of covered.columns.slice(0, -1)) {
        // The tiles at the right and lower edges may be cut off.
        if (row === mesh.rows || column === mesh.columns) continue;
        const one = row * (mesh.columns + 1) + column;
        const below = one + mesh.columns + 1;
        for (const corner of [one, one + 1, below, below, one + 1, below + 1]) put(corner);
      }
  }
  return numbers.subarray(0, at);
}
