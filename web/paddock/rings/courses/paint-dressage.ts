import { fillShape, strokeLines } from '../../pixels/shapes.ts';
import type { Painting } from '../../setting.ts';
import { paintShade } from '../../settings/shade.ts';
import { onGround, paintSand } from '../paint-ground.ts';
import type { RingPalette } from '../ring-palette.ts';

export const paint = onGround(
  (painting, ring) => [() => paintSand(painting, ring)],
  (painting, ring) => [() => paintBoards(painting, ring)],
);

/** Low boards around an arena, with gaps at the markers. */
const BOARDS = Array.from({ length: 12 }, (_, index) => `M${-60 + index * 148} 512h128v17h-128Z`).join('');
const BOARD_TOPS = Array.from({ length: 12 }, (_, index) => `M${-60 + index * 148} 512h128v4h-128Z`).join('');
const MARKERS = Array.from({ length: 13 }, (_, index) => -70 + index * 148);
const MARKER_BOXES = MARKERS.map((x) => `M${x - 15} 522h30l-4 -36h-22Z`).join('');
const MARKER_SIGNS = MARKERS.map((x, index) => letter(x, 506, index)).join('');
/** Strokes that read as A, K, E, H, C, M, B and F. */
function letter(x: number, y: number, index: number): string {
  const LETTERS = [
    'm-5 7l5 -14l5 14m-8 -5h6',
    'm-4 -7v14m8 -14l-8 8l8 6',
    'm4 -7h-8v14h8m-8 -7h6',
    'm-4 -7v14m8 -14v14m-8 -7h8',
    'm4 -6q-8 -3 -8 6q0 9 8 6',
    'm-5 7v-14l5 8l5 -8v14',
    'm-4 -7v14h5q6 -4 0 -7h-5h5q5 -4 0 -7Z',
    'm4 -7h-8v14m0 -7h6',
  ] as const;
  return `M${x} ${y}${LETTERS[index % LETTERS.length] ?? ''}`;
}

function paintBoards({ back, row }: Painting, ring: RingPalette): void {
  paintShade({ back, row }, [800, 530, 1000, 9]);
  fillShape(back, BOARDS, ring.whiteShade, { grain: [40, 3], rough: 0.14, edge: 2 });
  fillShape(back, BOARD_TOPS, ring.white, { edge: 0, rough: 0.05 });
  fillShape(back, MARKER_BOXES, ring.white, { edge: 3 });
  strokeLines(back, MARKER_SIGNS, ring.iron, 2.4, 0);
}
