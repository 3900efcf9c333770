import type { Body } from '../body/body.ts';
import { tailLine } from '../body/dock.ts';
import type { BodyShape } from '../body/shape.ts';
import type { Point } from '../curves.ts';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../paint/layers/layers.ts';
import type { View } from '../trace/surface.ts';

/** Margins, as shares of the frame. */
const ASIDE = 0.05;
const ABOVE = 0.05;
const BELOW = 0.045;

/** Px of the frame per unit. */
function scaleOf(standing: Body, shape: BodyShape): number {
  const { left, right, top } = outlineOf(standing, shape);
  const fitting = Math.min(
    (FRAME_WIDTH * (1 - 2 * ASIDE)) / (right - left),
    (FRAME_HEIGHT * (1 - ABOVE - BELOW)) / top,
  );
  return fitting * shape.size;
}

/** Canonical: the highest point between the shoulder blades. */
const WITHERS: Point = [0.28, 1];

/** Height of a standing horse's withers above the ground, as a share of the frame's height. */
export function withersShare(standing: Body, shape: BodyShape): number {
  const share = (standing.trunkPoint(WITHERS)[1] * scaleOf(standing, shape)) / FRAME_HEIGHT;
  return Math.round(share * 1e4) / 1e4;
}

/** All poses have the scale of `standing`. */
export function framedView(standing: Body, rendered: Body, shape: BodyShape, samples: number): View {
  const scale = scaleOf(standing, shape);
  const own = outlineOf(rendered, shape);
  const middle = (own.left + own.right) / 2;
  return {
    width: FRAME_WIDTH * samples,
    height: FRAME_HEIGHT * samples,
    scale: scale * samples,
    x0: middle - FRAME_WIDTH / 2 / scale,
    y1: (FRAME_HEIGHT * (1 - BELOW)) / scale,
  };
}

function outlineOf(body: Body, shape: BodyShape): { left: number; right: number; top: number } {
  const points = body.parts.flatMap(({ ribs }) => ribs.flatMap(({ front, back }): Point[] => [front, back]));
  const tail = tailLine(body, shape, 40).map(([x]) => x + 0.06 * shape.tailFullness);
  return {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x), ...tail),
    top: Math.max(...points.map(([, y]) => y)),
  };
}
