import { drawsFrom } from '../lines.ts';
import { layPieces, shadeArea, shades } from '../pixels/laid.ts';
import { noiseAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { strand } from '../pixels/panel.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { blend, dimmed } from '../pixels/tint.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { Painting } from '../setting.ts';
import { paintBales } from './bales.ts';
import { paintShade } from './shade.ts';
import { DOORS, END, FOOT } from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

const BALES = [
  [1206, 526],
  [1228, 466],
] as const;

/** Upper edge of the cobbles: the wall's foot, then the grass beside the house. */
const edgeAt = (x: number) => (x < END ? FOOT : 508 + 12 * Math.exp((END - x) / 60) + 3 * noiseAt(x / 23, 4));

export function paintCobbles({ back, tints }: Painting, { cobbles }: YardPalette): void {
  layPieces(back, {
    area: [0, 504, WIDTH, HEIGHT],
    size: [58, 44],
    eye: HORIZON - 12,
    shift: 0.5,
    round: 0.62,
    joint: 4,
    tints: tints.isWinter ? shades(cobbles, 0.1, 0.8) : shades(cobbles, 0.26, 0.3),
    relief: tints.isWinter ? 0.2 : 0.42,
    grain: [17, 13, 0.2],
    seed: 21,
    within: (x, y) => y >= edgeAt(x),
  });
  const { sun, lit } = tints;
  shine(back, [-120, 620, 1250, 260], sun, 0.34 * lit);
  // The house keeps the light from the ground at its foot.
  shadeArea(back, [0, FOOT - 4, END, FOOT + 16], [0.12, 0.12, 0.12, 1], 0.6);
}

/** Weeds at the wall, straw swept together. */
export function paintLitter({ back, front, tints }: Painting, { straw }: YardPalette): void {
  const draw = drawsFrom(96);
  const { dry, isWinter } = tints;
  const grass = isWinter ? ([dimmed(dry, 0.5), dry] as const) : tints.grass;
  const blade = (x: number, y: number, long: number) => {
    const own = blend(grass[0], grass[1], draw());
    strand(back, [x, y, (draw() - 0.45) * long, -long, 0, 0.8, 0.2], [dimmed(grass[0], 0.7), own], 0.85);
  };
  for (const door of DOORS)
    for (let count = 22; count > 0; count--) {
      const x = door + 26 * draw();
      blade(x - 92, FOOT + 3, 5 + 13 * draw());
      blade(x + 66, FOOT + 3, 5 + 13 * draw());
    }
  for (let x = END; x < WIDTH; x += 1.4) blade(x, edgeAt(x) + 4, 4 + 9 * draw());
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

export function paintThings(painting: Painting, { iron, bucket, straw }: YardPalette): void {
  const { back } = painting;
  const dark = dimmed(bucket, 0.2);
  paintBales(painting, BALES, straw, true);
  paintShade(painting, [630, 602, 44, 8]);
  strokeLines(back, 'M592 556q21 -36 42 0', iron, 2.4);
  const round = { towards: dark, across: true, rough: 0.06, edge: 2 };
  fillShape(back, 'M590 556h46l-6 44q-17 7 -34 0Z', bucket, round);
  fillShape(back, 'M590 556c0 8 46 8 46 0c0 -8 -46 -8 -46 0Z', dark, { edge: 2 });
}
