import { FRAME_HEIGHT, FRAME_WIDTH } from './layers/layers.ts';
import type { Box, LayerFrame } from './layers/layers.ts';

/** What of the frame is painted, and how large. */
export interface View {
  /** In px of the picture. */
  readonly width: number;
  readonly height: number;
  /** In px of the frame. */
  readonly box: Box;
}

/** The whole horse. */
export function wholeView(width: number): View {
  return {
    width,
    height: Math.round((width * FRAME_HEIGHT) / FRAME_WIDTH),
    box: [0, 0, FRAME_WIDTH, FRAME_HEIGHT],
  };
}

/** A part of it, as the square round its head. */
export function viewOf(box: Box, width: number): View {
  const [left, top, right, bottom] = box;
  return { width, height: Math.round((width * (bottom - top)) / (right - left)), box };
}

/** A horse's own stance moves nothing farther than this, in px of the frame. */
export const STANCE_REACH = 36;

/** First column and row, last column and row (not included) that may show something of a box of the layers. */
export function pixelsOf(view: View, [left, top, right, bottom]: Box): Box {
  const across = view.width / (view.box[2] - view.box[0]);
  const down = view.height / (view.box[3] - view.box[1]);
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  return [
    within((left - STANCE_REACH - view.box[0]) * across, view.width),
    within((top - STANCE_REACH - view.box[1]) * down, view.height),
    within((right + STANCE_REACH - view.box[0]) * across, view.width),
    within((bottom + STANCE_REACH - view.box[1]) * down, view.height),
  ];
}

/** How far above the ground its shadows begin, in px of the frame. */
const GROUND_ABOVE = 40;

export function groundBox({ y1, scale }: LayerFrame): Box {
  return [0, y1 * scale - GROUND_ABOVE, FRAME_WIDTH, FRAME_HEIGHT];
}
