import { FRAME_HEIGHT, FRAME_WIDTH, type Box, type LayerFrame } from './layers/layers.ts';
import type { Recipe } from './pixel/recipe.ts';
import { sizeOf } from './size.ts';
import { whereShown } from './warp.ts';

export interface View {
  /** In px of the picture. */
  readonly width: number;
  readonly height: number;
  /** In px of the frame. */
  readonly box: Box;
}

export function wholeView(width: number): View {
  return {
    width,
    height: Math.round((width * FRAME_HEIGHT) / FRAME_WIDTH),
    box: [0, 0, FRAME_WIDTH, FRAME_HEIGHT],
  };
}

export function viewOf(box: Box, width: number): View {
  const [left, top, right, bottom] = box;
  return { width, height: Math.round((width * (bottom - top)) / (right - left)), box };
}

/** Square, in px of the frame, around the head as it is painted. */
export function headBox(recipe: Recipe, frame: LayerFrame): Box {
  const { scale, x0, y1, head } = frame;
  const [left, top, right, bottom] = head;
  const middle = [x0 + (left + right) / 2 / scale, y1 - (top + bottom) / 2 / scale] as const;
  const [x, y] = whereShown(recipe, frame, middle);
  const half = ((right - left) / 2) * sizeOf(recipe);
  const [column, row] = [(x - x0) * scale, (y1 - y) * scale];
  return [column - half, row - half, column + half, row + half];
}

/** Shares of a picture. */
export type Foot = readonly [x: number, y: number];

/** Where a picture shows the hooves. */
export function feetOf(recipe: Recipe, frame: LayerFrame, { box }: View): readonly Foot[] {
  const { scale, x0, y1 } = frame;
  const [left, top, right, bottom] = box;
  return frame.hooves.map(([column, row]) => {
    const [x, y] = whereShown(recipe, frame, [x0 + column / scale, y1 - row / scale]);
    return [((x - x0) * scale - left) / (right - left), ((y1 - y) * scale - top) / (bottom - top)];
  });
}

/** In px of the frame. */
const GROUND_ABOVE = 40;
/** Small horses are painted in pictures that reach beyond the frame. */
const GROUND_BESIDE = 110;

export function groundBox({ y1, scale }: LayerFrame): Box {
  return [-GROUND_BESIDE, y1 * scale - GROUND_ABOVE, FRAME_WIDTH + GROUND_BESIDE, FRAME_HEIGHT];
}
