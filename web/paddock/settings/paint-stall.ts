import { drawsFrom } from '../lines.ts';
import { layPieces, shades } from '../pixels/laid.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { dab, strand } from '../pixels/panel.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { dimmed, linear, type Tint } from '../pixels/tint.ts';
import { WIDTH } from '../scene-size.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import { paintLamp, paintLamplight } from './lamps.ts';
import { layBoards, shadeBelow } from './room.ts';
import { paintWindow } from './room-window.ts';
import { FLOOR, LAMP, NET, NET_ROPE, PANE } from './stall-lines.ts';
import { stallColours, type StallColours } from './stall-palette.ts';

const [LAMP_X, LAMP_Y] = LAMP;
/** On the wall and on the straw. */
const LIT = {
  glows: [
    [LAMP_X, LAMP_Y + 24, 420, 340, 0.95],
    [LAMP_X - 60, 610, 760, 190, 0.6],
  ],
  dark: [LAMP_X - 120, 420, 620, 420],
} as const;

export const paint: PaintSteps = (painting) => {
  const { back, front, light } = painting;
  const colours = stallColours(light, linear);
  const { straw } = colours;
  return [
    () => paintWall({ back }, colours),
    () => paintWindow(painting, PANE, colours.frame),
    () => paintNet({ back }, colours),
    () => paintBed({ back }, straw),
    () => paintLamp(back, [...LAMP, 56], light),
    () => paintLamplight(back, light, LIT),
    () =>
      paintStraw(front, {
        seed: 61,
        count: 620,
        area: overWidth(664, 732),
        long: [34, 58],
        tints: straw,
        cover: 0.8,
      }),
  ];
};

function paintWall({ back }: Pick<Painting, 'back'>, colours: StallColours): void {
  const wall = colours.wall[1];
  const beam = colours.beam;
  layBoards(back, wall, { area: [0, 56, WIDTH, FLOOR], wide: 84, long: 9000, seed: 7 });
  // Kicking boards lie across, worn pale at the height of hooves.
  layPieces(back, {
    area: [0, FLOOR - 150, WIDTH, FLOOR + 6],
    size: [620, 39],
    tints: shades(dimmed(wall, 0.8), 0.16, 0.28),
    relief: 0.4,
    seed: 13,
  });
  const draw = drawsFrom(7);
  for (let mark = 0; mark < 70; mark++) {
    const [x, y] = [WIDTH * draw(), FLOOR - 20 - 100 * draw()];
    dab(back, [x, y, 7 + 12 * draw(), 1.6, (draw() - 0.5) * 0.9], dimmed(wall, 1.7), 0.22);
  }
  for (let x = 44; x < WIDTH; x += 84)
    for (const [aside, y] of [
      [0, 92],
      [58, 92],
      [0, 286],
      [58, 286],
    ] as const) {
      dab(back, [x + aside, y, 2.6, 2.6, 0, 0.6], dimmed(beam, 0.4), 0.9);
      dab(back, [x + aside - 0.8, y - 0.8, 1, 1], dimmed(wall, 2.2), 0.6);
    }
  fillShape(back, `M0 0H${WIDTH}V56H0Z`, colours.beam, { grain: [140, 5], rough: 0.4, edge: 4 });
  fillShape(back, `M0 ${FLOOR - 158}H${WIDTH}v13H0Z`, colours.beam, { grain: [90, 3], rough: 0.3, edge: 3 });
  for (const x of [268, 1292])
    fillShape(back, `M${x} 40h34V${FLOOR + 4}h-34Z`, colours.beam, { grain: [4, 90], rough: 0.36, edge: 4 });
  shadeBelow(back, 56, 90);
}

function paintNet({ back }: Pick<Painting, 'back'>, colours: StallColours): void {
  dab(back, [1196, 236, 62, 96, 0, 0], [0, 0, 0, 1], 0.5);
  fillShape(back, NET, colours.net, { grain: [5, 9], rough: 0.5, edge: 10 });
  const draw = drawsFrom(17);
  const [hay, shade] = [colours.hay, dimmed(colours.hay, 0.3)];
  for (let stalk = 0; stalk < 520; stalk++) {
    const y = 140 + 160 * draw();
    const half = y < 190 ? 12 + (y - 140) * 0.5 : 44 - Math.max(0, y - 262) * 0.6;
    const aside = draw() * 2 - 1;
    const lit = 0.4 + 0.6 * draw() - 0.45 * aside;
    const own = lit > 0.55 ? hay : shade;
    const [across, down] = [26 * (draw() - 0.5), 30 * (draw() - 0.4)];
    strand(back, [1180 + aside * half, y, across, down, 3 * (draw() - 0.5), 0.8, 0.4], [own, own], 0.85);
  }
  strokeLines(back, NET_ROPE, colours.rope, 2.6);
}

/** Deep straw, banked up along the wall. */
function paintBed({ back }: Pick<Painting, 'back'>, straw: readonly [Tint, Tint, Tint]): void {
  for (let y = FLOOR - 10; y < 724; y += 5)
    for (let x = -10; x < WIDTH + 20; x += 26)
      dab(back, [x + (y % 10) * 2, y, 30, 9], dimmed(straw[0], y < FLOOR + 26 ? 0.3 : 0.5), 0.9);
  paintStraw(back, {
    seed: 50,
    count: 2400,
    area: overWidth(FLOOR - 16, FLOOR + 34),
    long: [15, 26],
    tints: straw,
    cover: 0.9,
  });
  paintStraw(back, {
    seed: 51,
    count: 13_000,
    area: overWidth(FLOOR + 4, 726),
    long: [20, 50],
    tints: straw,
  });
}
