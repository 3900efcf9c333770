import { FRAME_HEIGHT, FRAME_WIDTH, type Box, type LayerFrame } from './layers/layers.ts';

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

/** Largest shift by a horse's own stance, in px of the frame. */
export const STANCE_REACH = 36;

/** Columns and rows that may show the box, ends excluded. */
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

/** In px of the frame. */
const GROUND_ABOVE = 40;

export function groundBox({ y1, scale }: LayerFrame): Box {
  return [0, y1 * scale - GROUND_ABOVE, FRAME_WIDTH, FRAME_HEIGHT];
}
