import { drawsFrom } from '../lines.ts';
import { shadeArea } from '../pixels/laid.ts';
import { noiseAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { dab, strand, type Panel } from '../pixels/panel.ts';
import { blend, dimmed, limit, type Tint } from '../pixels/tint.ts';
import { HORIZON, WIDTH } from '../scene-size.ts';
import type { Painting } from '../setting.ts';
import { paintShade } from '../settings/shade.ts';
import * as lines from './course-lines.ts';
import type { RingPalette } from './ring-palette.ts';

const LOG = { grain: [50, 4], rough: 0.4, edge: 7 } as const;

/** The named jumps, far ones first; each pole has its own colour. */
export function paintJumps({ back, row }: Painting, ring: RingPalette, which: readonly number[]): void {
  const paints = [ring.red, ring.blue, ring.yellow, ring.green];
  for (const index of which) {
    const jump = lines.JUMPS[index];
    if (jump === undefined) continue;
    paintShade({ back, row }, jump.shade);
    strokeLines(back, jump.poles, ring.white, 8.4);
    strokeLines(back, jump.bands, paints[index] ?? ring.red, 8.4);
    fillShape(back, jump.wings, ring.white, { edge: 3, rough: 0.08 });
  }
}

export function paintBoards({ back, row }: Painting, ring: RingPalette): void {
  paintShade({ back, row }, [800, 530, 1000, 9]);
  fillShape(back, lines.BOARDS, ring.whiteShade, { grain: [40, 3], rough: 0.14, edge: 2 });
  fillShape(back, lines.BOARD_TOPS, ring.white, { edge: 0, rough: 0.05 });
  fillShape(back, lines.MARKER_BOXES, ring.white, { edge: 3 });
  strokeLines(back, lines.MARKER_SIGNS, ring.iron, 2.4, 0);
}

/** Mowing stripes that meet far away. */
export function paintMown({ back, tints: { grass, isWinter } }: Painting): void {
  for (let y = HORIZON + 16; y < 720; y++) {
    const near = 0.12 + (y - HORIZON) / 274;
    for (let stripe = -9; stripe < 9; stripe += 2) {
      const from = WIDTH / 2 + stripe * 210 * near;
      const own = isWinter ? dimmed(grass[0], 0.9) : grass[0];
      strand(back, [from, y, 210 * near, 0, 0, 0.5, 0.5], [own, own], isWinter ? 0.12 : 0.24);
    }
  }
}

export function paintStand({ back }: Painting, ring: RingPalette): void {
  const { roof, wall, steps, pillars } = lines.STAND;
  fillShape(back, wall, ring.wood, { grain: [60, 6], rough: 0.24 });
  shadeArea(back, [1020, 328, 1600, 470], [0.25, 0.25, 0.28, 1], 1);
  strokeLines(back, steps, ring.woodLit, 3);
  const draw = drawsFrom(83);
  const [coats, faces] = [ring.crowd, ring.skin];
  for (const row of [356, 378, 400, 422])
    for (let x = 1040; x < 1620; x += 9 + 6 * draw()) {
      if (draw() < 0.16) continue;
      const coat = dimmed(coats[Math.floor(draw() * coats.length)] ?? DIRT, 0.5 + 0.3 * draw());
      dab(back, [x, row + 8, 5, 8, 0, 0.4], coat, 1);
      dab(
        back,
        [x - 1, row - 1 + 2 * draw(), 3, 3.5, 0, 0.5],
        dimmed(faces[Math.floor(draw() * 3)] ?? DIRT, 0.7),
        1,
      );
    }
  strokeLines(back, pillars, ring.white, 6);
  fillShape(back, roof, ring.green, { grain: [5, 40], rough: 0.2, edge: 4 });
}

const DIRT: Tint = [0.2, 0.15, 0.1, 1];

export function paintRun({ back }: Painting, ring: RingPalette): void {
  const { pole, disc } = lines.WIN_POST;
  strokeLines(back, pole, ring.white, 6);
  const [x, y, radius] = disc;
  for (const [share, colour] of [
    [1, ring.red],
    [0.72, ring.white],
    [0.42, ring.red],
  ] as const)
    dab(back, [x, y, radius * share, radius * share, 0, 0.93], colour, 1);
  strokeLines(back, lines.RUN_POSTS, ring.whiteShade, 4.4);
  strokeLines(back, lines.RUN_RAIL, ring.white, 9);
}

/** Clipped: dabs in a straight band, lit along the top. */
export function paintHedge({ back, tints: { sun, lit } }: Painting, { hedge }: RingPalette): void {
  const draw = drawsFrom(81);
  const [dark, bright] = hedge;
  for (let leaf = 0; leaf < 7000; leaf++) {
    const down = draw();
    const [x, y] = [WIDTH * draw(), 448 + 34 * down];
    const light = limit(1.15 - down * 1.5 + (noiseAt(x / 12, y / 9) - 0.5) * 0.8);
    const own = blend(blend(dimmed(dark, 0.6), bright, light), sun, 0.3 * lit * light * draw());
    dab(back, [x, y, 3 + 2 * draw(), 1.7, 3 * draw(), 0.4], own, 0.9);
  }
}

const TUBS = [52, 300, 690, 960, 1224, 1520] as const;

export function paintTubs({ back, tints, row }: Painting, ring: RingPalette): void {
  const draw = drawsFrom(70);
  const [dark, bright] = ring.hedge;
  for (const x of TUBS) {
    paintShade({ back, row }, [x + 8, 528, 52, 9]);
    fillShape(back, `M${x - 26} 500h52l-6 28h-40Z`, ring.wood, { grain: [5, 20], rough: 0.34, edge: 3 });
    strokeLines(back, `M${x - 25} 506h50`, ring.iron, 2.4);
    for (let leaf = 0; leaf < 190; leaf++) {
      const [across, up] = [30 * (draw() + draw() - 1), 30 * draw() ** 1.3];
      const light = limit(0.2 + up / 36 - across / 60);
      dab(
        back,
        [x + across * (1 - up / 60), 501 - up, 3.4, 1.8, 3 * draw(), 0.4],
        blend(dimmed(dark, 0.6), bright, light),
        0.95,
      );
      if (leaf > 150)
        dab(back, [x + across, 499 - up, tints.isWinter ? 4 : 2.8, 2.6, 0, 0.4], ring.flowers, 0.95);
    }
  }
}

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
  fillShape(back, lines.BRUSH.box, ring.wood, { grain: [50, 4], rough: 0.34, edge: 4 });
  paintFlags(back, ring, lines.BRUSH);
}

export function paintLogs({ back, row }: Painting, ring: RingPalette): void {
  paintShade({ back, row }, [1312, 526, 170, 15]);
  fillShape(back, lines.LOGS.trunks, ring.wood, LOG);
  strokeLines(back, lines.LOGS.bark, ring.woodLit, 2, 0);
  fillShape(back, lines.LOGS.ends, ring.woodLit, { grain: [3, 3], rough: 0.3, edge: 2 });
  paintFlags(back, ring, lines.LOGS);
}

interface Flags {
  readonly poles: string;
  readonly red: string;
  readonly white: string;
}

function paintFlags(back: Panel, ring: RingPalette, { poles, red, white }: Flags): void {
  strokeLines(back, poles, ring.white, 4.4);
  fillShape(back, red, ring.red, { edge: 2 });
  fillShape(back, white, ring.white, { edge: 2 });
}

/** Signpost with two arms, way-marks with their cloths, and heather. */
export function paintWaymarks({ back, row, season }: Painting, ring: RingPalette): void {
  const bloom = season === 'autumn' || season === 'summer' ? ring.flowers : ring.hedge[1];
  const draw = drawsFrom(89);
  for (let tuft = 0; tuft < 420; tuft++) {
    const y = 480 + 232 * ((tuft + draw()) / 420) ** 1.3;
    const near = (y - HORIZON) / 274;
    const x = WIDTH * draw();
    if (noiseAt(x / (130 * near), 7 / near) < 0.5) continue;
    for (let sprig = 0; sprig < 7; sprig++)
      dab(
        back,
        [x + 16 * near * (draw() - 0.5), y - 9 * near * draw(), 0.8 + 2 * near, 0.8 + 2.6 * near],
        dimmed(bloom, 0.6 + 0.6 * draw()),
        0.75,
      );
  }
  paintShade({ back, row }, [330, 524, 44, 8]);
  strokeLines(back, lines.SIGN.post, ring.wood, 9);
  fillShape(back, lines.SIGN.arms, ring.woodLit, { grain: [40, 3], rough: 0.3, edge: 4 });
  strokeLines(back, lines.SIGN.lettering, ring.wood, 4, 0);
  strokeLines(back, lines.WAY_POLES, ring.wood, 5);
  fillShape(back, lines.WAY_CLOTHS, ring.red, { grain: [9, 6], rough: 0.3, edge: 3 });
}
