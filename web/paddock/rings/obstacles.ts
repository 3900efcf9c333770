import { drawsFrom } from '../lines.ts';
import { short } from '../pixels/path.ts';
import { strand, type Panel } from '../pixels/panel.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { blend, dimmed } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';
import { paintShade } from '../settings/shade.ts';
import type { RingPalette } from './ring-palette.ts';

/* Fences of more than one course, behind the horses. */

interface Fence {
  /** White uprights with their feet. */
  readonly wings: string;
  readonly poles: string;
  /** The painted thirds of each pole. */
  readonly bands: string;
  readonly shade: readonly [x: number, y: number, across: number, up: number];
}

/** Three poles between wings. */
function fence(x: number, foot: number, width: number, height: number): Fence {
  const at = [0.2, 0.56, 0.92].map((share) => foot - height * share);
  const band = width / 7;
  return {
    wings: [x, x + width]
      .map(
        (post) =>
          `M${post - 5} ${foot}V${foot - height - 14}h10V${foot}ZM${post - 20} ${foot}L${post} ${foot - height * 0.7}L${post + 20} ${foot}h-7L${post} ${foot - height * 0.5}L${post - 13} ${foot}Z`,
      )
      .join(''),
    poles: at.map((y) => `M${x} ${short(y)}h${width}`).join(''),
    bands: at
      .flatMap((y) => [1, 3, 5].map((index) => `M${short(x + index * band)} ${short(y)}h${short(band)}`))
      .join(''),
    shade: [x + width / 2, foot, width * 0.66, 9],
  };
}

/** Far ones first. */
const JUMPS = [
  fence(86, 518, 168, 62),
  fence(610, 506, 150, 54),
  fence(1244, 524, 190, 68),
  fence(1012, 500, 120, 46),
] as const;

/** The named jumps, far ones first; each pole has its own colour. */
export function paintJumps({ back, row }: Painting, ring: RingPalette, which: readonly number[]): void {
  const paints = [ring.red, ring.blue, ring.yellow, ring.green];
  for (const index of which) {
    const jump = JUMPS[index];
    if (jump === undefined) continue;
    paintShade({ back, row }, jump.shade);
    strokeLines(back, jump.poles, ring.white, 8.4);
    strokeLines(back, jump.bands, paints[index] ?? ring.red, 8.4);
    fillShape(back, jump.wings, ring.white, { edge: 3, rough: 0.08 });
  }
}

const BRUSH = {
  box: 'M96 528h230l-8 -24h-214Z',
  poles: 'M92 532V420M330 532V420',
  red: 'M330 420l34 11l-34 13Z',
  white: 'M92 420l34 11l-34 13Z',
} as const;

/** A brush fence: birch upright between boards, with flags. */
export function paintBrush({ back, row }: Painting, ring: RingPalette): void {
  paintShade({ back, row }, [218, 530, 150, 14]);
  const draw = drawsFrom(85);
  const [dark, bright] = ring.hedge;
  for (let x = 100; x < 318; x += 0.7)
    strand(
      back,
      [x, 508, (draw() - 0.5) * 8, -24 - 14 * draw(), 0, 0.8, 0.3],
      [dimmed(dark, 0.5), blend(dark, bright, draw())],
      0.9,
    );
  fillShape(back, BRUSH.box, ring.wood, { grain: [50, 4], rough: 0.34, edge: 4 });
  paintFlags(back, ring, BRUSH);
}

interface Flags {
  readonly poles: string;
  readonly red: string;
  readonly white: string;
}

export function paintFlags(back: Panel, ring: RingPalette, { poles, red, white }: Flags): void {
  strokeLines(back, poles, ring.white, 4.4);
  fillShape(back, red, ring.red, { edge: 2 });
  fillShape(back, white, ring.white, { edge: 2 });
}
