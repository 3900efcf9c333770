import { FRAME_HEIGHT, FRAME_WIDTH } from './layers.ts';
import type { Box } from './layers.ts';

/** What of the frame is drawn, and how large. */
export interface View {
  /** In px of the picture. */
  readonly width: number;
  readonly height: number;
  /** In px of the frame. */
  readonly box: Box;
  /** How far the neighbours lie between which a hair stands out, in px of the frame. */
  readonly grain: number;
}

/** How far single hairs are apart in the layers, in px of the frame. */
const HAIR = 2;

/** The whole horse. */
export function wholeView(width: number): View {
  return {
    width,
    height: Math.round((width * FRAME_HEIGHT) / FRAME_WIDTH),
    box: [0, 0, FRAME_WIDTH, FRAME_HEIGHT],
    grain: HAIR,
  };
}

/** A part of it, as the square round its head. */
export function viewOf(box: Box, width: number): View {
  const [left, top, right, bottom] = box;
  return { width, height: Math.round((width * (bottom - top)) / (right - left)), box, grain: HAIR };
}
