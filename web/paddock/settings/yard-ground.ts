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
import * as lines from './yard-ground-lines.ts';
import { paintShade } from './shade.ts';
import { FOOT } from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

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
  for (const middle of [8, 150, 206, 380, 450, 660, 690, 880, 910, 1070, 1112])
    for (let blade = 0; blade < 22; blade++) {
      const long = 5 + 13 * draw();
      const lean = (draw() - 0.5) * long;
      const x = middle + 26 * (draw() - 0.5);
      strand(
        back,
        [x, FOOT + 3, lean, -long, 0, 0.9, 0.2],
        [dimmed(grass[0], 0.6), blend(grass[0], grass[1], draw())],
        0.85,
      );
    }
  for (let x = 1112; x < WIDTH; x += 1.4) {
    const long = 4 + 9 * draw();
    strand(
      back,
      [x, edgeAt(x) + 4, (draw() - 0.4) * long, -long, 0, 0.7, 0.2],
      [grass[0], blend(grass[0], grass[1], draw())],
      0.8,
    );
  }
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

/** Lit from the left, like the horse. */
export function paintBales({ back, tints }: Painting, yard: YardPalette): void {
  const { inAir, isWinter, snow } = tints;
  for (const shadow of lines.SHADOWS) paintShade(back, shadow, tints);
  const straw = [
    inAir([0.42, 0.07, 72]),
    inAir([0.68, 0.1, 82], 0.85),
    inAir([0.86, 0.1, 90], 0.75),
  ] as const;
  const [shade, middle, lit] = straw;
  fillShape(back, lines.BALE_ENDS, shade, { grain: [3, 9], rough: 0.4 });
  fillShape(back, lines.BALE_SIDES, dimmed(middle, 0.8), { grain: [14, 2.4], rough: 0.4, edge: 3 });
  lines.BALES.forEach(([x, y, width, height], index) =>
    paintStraw(back, {
      seed: 97 + index,
      count: 420,
      area: [x + 8, y + 3, x + width - 8, y + height - 2],
      long: [9, 12],
      tints: straw,
    }),
  );
  fillShape(back, lines.BALE_TOPS, isWinter ? snow : lit, { grain: [12, 2], rough: 0.3 });
  strokeLines(back, lines.BALE_STRINGS, yard.string, 2.2);
  strokeLines(back, lines.BUCKET_HANDLE, yard.iron, 2.4);
  const [bright, dark] = yard.bucket;
  fillShape(back, lines.BUCKET, bright, { towards: dark, across: true, rough: 0.06, edge: 2 });
  fillShape(back, lines.BUCKET_RIM, dark, { edge: 2 });
}
