import { drawsFrom } from '../lines.ts';
import { layPieces } from '../pixels/laid.ts';
import { noiseAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab, strand } from '../pixels/panel.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { blend, dimmed } from '../pixels/tint.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { Painting } from '../setting.ts';
import { paintBales } from './bales.ts';
import { paintShade } from './shade.ts';
import { FOOT } from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

const BALES = [
  [1206, 526],
  [1228, 466],
] as const;

/** Upper edge of the cobbles: the wall's foot, then the grass beside the house. */
const edgeAt = (x: number) =>
  x < 1112 ? FOOT : 508 + 12 * Math.exp((1112 - x) / 60) + 3 * noiseAt(x / 23, 4);

export function paintCobbles({ back, tints }: Painting, { cobbles }: YardPalette): void {
  const stone = blend(cobbles[0], cobbles[1], 0.5);
  const spread = tints.isWinter ? 0.1 : 0.26;
  const joint = tints.isWinter ? 0.8 : 0.3;
  layPieces(back, {
    area: [0, 504, WIDTH, HEIGHT],
    size: [58, 44],
    eye: HORIZON - 12,
    shift: 0.5,
    round: 0.62,
    joint: 4,
    tints: [
      dimmed(stone, 1 - spread),
      dimmed(stone, 1 + spread),
      blend(dimmed(stone, joint), tints.grass[0], 0.2),
    ],
    relief: tints.isWinter ? 0.2 : 0.42,
    grain: [17, 13, 0.2],
    seed: 21,
    within: (x, y) => y >= edgeAt(x),
  });
  const { sun, lit } = tints;
  shine(back, [-120, 620, 1250, 260], sun, 0.34 * lit);
  // The house keeps the light from the ground at its foot.
  const draw = drawsFrom(90);
  for (let x = 0; x < 1120; x += 16)
    dab(back, [x, FOOT + 2, 24, 9 + 3 * draw(), 0, 0], dimmed(stone, 0.12), 0.4);
}

/** Weeds at the wall, straw swept together. */
export function paintLitter({ back, front, tints }: Painting): void {
  const draw = drawsFrom(96);
  const { dry, isWinter } = tints;
  const grass = isWinter ? ([dimmed(dry, 0.5), dry] as const) : tints.grass;
  const blade = (x: number, y: number, long: number) => {
    const own = blend(grass[0], grass[1], draw());
    strand(back, [x, y, (draw() - 0.45) * long, -long, 0, 0.8, 0.2], [dimmed(grass[0], 0.7), own], 0.85);
  };
  for (const middle of [8, 150, 206, 380, 450, 660, 690, 880, 910, 1070, 1112])
    for (let count = 22; count > 0; count--) blade(middle + 26 * (draw() - 0.5), FOOT + 3, 5 + 13 * draw());
  for (let x = 1112; x < WIDTH; x += 1.4) blade(x, edgeAt(x) + 4, 4 + 9 * draw());
  const straw = [dimmed(dry, 0.35), dimmed(dry, 0.8), dry] as const;
  paintStraw(back, {
    seed: 92,
    count: 1500,
    area: overWidth(526, 660),
    long: [7, 17],
    tints: straw,
    cover: 0.3,
  });
  paintStraw(front, {
    seed: 93,
    count: 260,
    area: overWidth(664, 716),
    long: [14, 22],
    tints: straw,
    cover: 0.34,
  });
}

export function paintThings(painting: Painting, { iron, bucket }: YardPalette): void {
  const { back, tints } = painting;
  const { inAir } = tints;
  const straw = [
    inAir([0.42, 0.07, 72]),
    inAir([0.68, 0.1, 82], 0.85),
    inAir([0.86, 0.1, 90], 0.75),
  ] as const;
  paintBales(painting, BALES, straw, true);
  paintShade(painting, [630, 602, 44, 8]);
  strokeLines(back, 'M592 556q21 -36 42 0', iron, 2.4);
  const [bright, dark] = bucket;
  const round = { towards: dark, across: true, rough: 0.06, edge: 2 };
  fillShape(back, 'M590 556h46l-6 44q-17 7 -34 0Z', bright, round);
  fillShape(back, 'M590 556a23 6 0 1 0 46 0a23 6 0 1 0 -46 0Z', dark, { edge: 2 });
}
