import type { Box, LayerFrame } from './layers/layers.ts';
import type { Recipe } from './pixel/recipe.ts';
import type { View } from './view.ts';
import { showAt, type Shown } from './warp.ts';

/*
 * A picture follows a horse's form only at the corners of its cells: within a cell it is nearly linear, at most a
 * quarter of a px away. Processor and graphics card share the corners.
 */

const SIDE = 5;
const SMALL_SIDE = 3;
const SMALL_PICTURE = 768;

export interface Mesh {
  /** Px of the picture; the last column and row may be cut off. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** x and y of the layers' point that each corner shows, in units of the frame. */
  readonly corners: Float64Array;
}

export function meshOf(view: View, recipe: Recipe, frame: LayerFrame): Mesh {
  const side = view.width < SMALL_PICTURE ? SMALL_SIDE : SIDE;
  const columns = Math.ceil(view.width / side);
  const rows = Math.ceil(view.height / side);
  const corners = new Float64Array((columns + 1) * (rows + 1) * 2);
  const [left, top, right, bottom] = view.box;
  const across = (right - left) / view.width;
  const down = (bottom - top) / view.height;
  const shown: Shown = { shownX: 0, shownY: 0 };
  for (let row = 0, at = 0; row <= rows; row++) {
    const y = frame.y1 - (top + Math.min(row * side, view.height) * down) / frame.scale;
    for (let column = 0; column <= columns; column++, at += 2) {
      const x = frame.x0 + (left + Math.min(column * side, view.width) * across) / frame.scale;
      showAt(recipe, frame, x, y, shown);
      corners[at] = shown.shownX;
      corners[at + 1] = shown.shownY;
    }
  }
  return { side, columns, rows, corners };
}

/** x and y of the layers' point that each px shows. */
export function pointsOf({ side, columns, rows, corners }: Mesh, { width, height }: View): Float64Array {
  const points = new Float64Array(width * height * 2);
  const line = new Float64Array((columns + 1) * 2);
  for (let row = 0; row < rows; row++) {
    const [first, end] = [row * side, Math.min((row + 1) * side, height)];
    const above = row * (columns + 1) * 2;
    const below = above + (columns + 1) * 2;
    for (let y = first; y < end; y++) {
      const down = (y + 0.5 - first) / (end - first);
      for (let at = 0; at < line.length; at++) {
        const from = corners[above + at] as number;
        line[at] = from + ((corners[below + at] as number) - from) * down;
      }
      spreadLine(line, points.subarray(y * width * 2, (y + 1) * width * 2), side);
    }
  }
  return points;
}

function spreadLine(line: Float64Array, points: Float64Array, side: number): void {
  const width = points.length / 2;
  for (let first = 0, at = 0; first < width; first += side, at += 2) {
    const end = Math.min(first + side, width);
    const share = 1 / (end - first);
    const [x, y] = [line[at] as number, line[at + 1] as number];
    const stepX = ((line[at + 2] as number) - x) * share;
    const stepY = ((line[at + 3] as number) - y) * share;
    for (let column = first; column < end; column++) {
      points[column * 2] = x + stepX * (column - first + 0.5);
      points[column * 2 + 1] = y + stepY * (column - first + 0.5);
    }
  }
}

/** Columns and rows of the picture that may show the box, ends excluded. `box` in px of the frame. */
export function pixelsOver(mesh: Mesh, view: View, { scale, x0, y1 }: LayerFrame, box: Box): Box {
  const { side, columns, rows, corners } = mesh;
  // A cell that shows the box has a corner at most this far from it.
  const reach = (2 * side * (view.box[2] - view.box[0])) / view.width;
  const [least, most] = [x0 + (box[0] - reach) / scale, x0 + (box[2] + reach) / scale];
  const [lowest, highest] = [y1 - (box[3] + reach) / scale, y1 - (box[1] - reach) / scale];
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let row = 0, at = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, at += 2) {
      const [x, y] = [corners[at] as number, corners[at + 1] as number];
      if (x < least || x > most || y < lowest || y > highest) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = row;
    }
  return [left * side, top * side, Math.min(right * side, view.width), Math.min(bottom * side, view.height)];
}
