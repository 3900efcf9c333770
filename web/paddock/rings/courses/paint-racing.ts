import { drawsFrom } from '../../lines.ts';
import { short } from '../../pixels/path.ts';
import { shadeArea } from '../../pixels/laid.ts';
import { dab } from '../../pixels/panel.ts';
import { fillShape, strokeLines } from '../../pixels/shapes.ts';
import { dimmed, type Tint } from '../../pixels/tint.ts';
import type { Painting } from '../../setting.ts';
import { mown, onGround } from '../paint-ground.ts';
import type { RingPalette } from '../ring-palette.ts';

export const paint = onGround(mown, (painting, ring) => [
  () => paintStand(painting, ring),
  () => paintRun(painting, ring),
]);

/** The running rail bends into the straight. */
const railAt = (x: number) => 496 + ((x - 520) / 1080) ** 2 * 26;
const RUN_RAIL = `M-20 ${short(railAt(-20))}${Array.from({ length: 42 }, (_, index) => `L${20 + index * 40} ${short(railAt(20 + index * 40))}`).join('')}`;
const RUN_POSTS = Array.from({ length: 22 }, (_, index) => {
  const x = -10 + index * 78;
  return `M${x} ${short(railAt(x))}l9 30`;
}).join('');
/** Roof, back wall, steps and supports of the stand. */
const STAND = {
  roof: 'M1010 318L1592 292L1640 314V330L1010 340Z',
  wall: 'M1030 338L1640 328V452H1030Z',
  steps: [362, 384, 406, 428].map((y) => `M1030 ${y}H1640`).join(''),
  pillars: [1040, 1180, 1320, 1460, 1590].map((x) => `M${x} 334V452`).join(''),
} as const;
const WIN_POST = { pole: 'M742 506V356', disc: [742, 344, 24] } as const;

function paintStand({ back }: Painting, ring: RingPalette): void {
  const { roof, wall, steps, pillars } = STAND;
  fillShape(back, wall, ring.wood, { grain: [60, 6], rough: 0.24 });
  shadeArea(back, [1020, 328, 1600, 470], [0.25, 0.25, 0.28, 1], 1);
  strokeLines(back, steps, ring.woodLit, 3);
  const draw = drawsFrom(83);
  for (const row of [356, 378, 400, 422])
    for (let x = 1040; x < 1620; x += 9 + 6 * draw()) {
      if (draw() < 0.16) continue;
      const coat = dimmed(ring.crowd[Math.floor(draw() * 6)] as Tint, 0.5 + 0.3 * draw());
      dab(back, [x, row + 8, 5, 8, 0, 0.4], coat, 1);
      dab(
        back,
        [x - 1, row - 1 + 2 * draw(), 3, 3.5, 0, 0.5],
        dimmed(ring.skin[Math.floor(draw() * 3)] as Tint, 0.7),
        1,
      );
    }
  strokeLines(back, pillars, ring.white, 6);
  fillShape(back, roof, ring.green, { grain: [5, 40], rough: 0.2, edge: 4 });
}

function paintRun({ back }: Painting, ring: RingPalette): void {
  const { pole, disc } = WIN_POST;
  strokeLines(back, pole, ring.white, 6);
  const [x, y, radius] = disc;
  for (const [share, colour] of [
    [1, ring.red],
    [0.72, ring.white],
    [0.42, ring.red],
  ] as const)
    dab(back, [x, y, radius * share, radius * share, 0, 0.93], colour, 1);
  strokeLines(back, RUN_POSTS, ring.whiteShade, 4.4);
  strokeLines(back, RUN_RAIL, ring.white, 9);
}
