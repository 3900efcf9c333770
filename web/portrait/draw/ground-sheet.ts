import { groundShadowOf } from '../../../art/paint/ground-shadow.ts';
import type { Box, LayerFrame } from '../../../art/paint/layers.ts';
import { groundBox, STANCE_REACH } from '../../../art/paint/view.ts';
import { valuesOf } from './sheets.ts';
import type { Sheet } from './sheets.ts';

/** It is soft: every second px of the frame will do. */
const STEP = 2;

/** The shadow on the ground, the same for all horses of a body; null where no hoof stands on it. */
export function groundSheet(frame: LayerFrame): Sheet | null {
  if (frame.hooves.length === 0) return null;
  const shadowOf = groundShadowOf(frame);
  const [left, top, right, bottom] = groundBox(frame);
  const width = Math.ceil((right - left + 2 * STANCE_REACH) / STEP);
  const height = Math.ceil((bottom - top) / STEP);
  const first = left - STANCE_REACH;
  const box: Box = [first, top, first + width * STEP, top + height * STEP];
  const data = valuesOf({ width, height, box }, (x, y) =>
    Math.round(shadowOf(frame.x0 + x / frame.scale, frame.y1 - y / frame.scale) * 255),
  );
  return { width, height, box, channels: 1, data };
}
