import { fillShape, strokeLines, type Brush } from '../brush.ts';
import type { Light } from '../hours.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import type { PaintSteps } from '../setting.ts';
import { paintLamp, paintLamplight } from './lamps.ts';
import { paintWindow } from './room-window.ts';
import {
  BEAM,
  FLOOR,
  GRAIN,
  GROUND,
  LAMP,
  NAILS,
  NEAR_STRAW,
  NET,
  NET_HAY,
  NET_ROPE,
  PANE,
  PLANKS,
  POST,
  SKIRTING,
  STRAW,
} from './stall-lines.ts';
import { stallColours, type StallColours } from './stall-palette.ts';

const [LAMP_X, LAMP_Y] = LAMP;
/** On the wall and on the straw. */
const LIT = {
  glows: [
    [LAMP_X, LAMP_Y + 24, 340, 300, 0.62],
    [LAMP_X - 60, 600, 620, 150, 0.34],
  ],
  dark: [LAMP_X - 40, 380, 260, 1050],
} as const;

export const paintStall: PaintSteps = (back, front, light, season) => {
  const colours = stallColours(light);
  return [
    () => paintWall(back, colours),
    () => paintWindow(back, { pane: PANE, light, season }, colours.frame),
    () => paintThings(back, colours, light),
    () => paintFloor(back, colours),
    ...STRAW.map((stalks, kind) => () => strokeLines(back, stalks, colours.straw[kind] ?? '', 2.2)),
    () => paintLamplight(back, light, LIT),
    ...NEAR_STRAW.map((stalks, kind) => () => strokeLines(front, stalks, colours.straw[kind + 1] ?? '', 3)),
  ];
};

function paintWall(brush: Brush, colours: StallColours): void {
  const wall = brush.createLinearGradient(0, 56, 0, FLOOR);
  wall.addColorStop(0, colours.wall[0]);
  wall.addColorStop(1, colours.wall[1]);
  brush.fillStyle = wall;
  brush.fillRect(0, 0, WIDTH, FLOOR);
  strokeLines(brush, GRAIN, colours.grain, 1.4);
  strokeLines(brush, PLANKS, colours.joints, 3);
  strokeLines(brush, NAILS, colours.joints, 5);
  fillShape(brush, BEAM, colours.beam);
  fillShape(brush, SKIRTING, colours.beam);
  strokeLines(brush, `M0 57H${WIDTH}`, colours.joints, 3);
}

function paintThings(brush: Brush, colours: StallColours, light: Light): void {
  fillShape(brush, POST, colours.beam);
  fillShape(brush, NET, colours.net);
  strokeLines(brush, NET_HAY, colours.hay, 2.4);
  strokeLines(brush, NET_ROPE, colours.rope, 2.4);
  paintLamp(brush, [...LAMP, 56], light);
}

function paintFloor(brush: Brush, { floor }: StallColours): void {
  const ground = brush.createLinearGradient(0, FLOOR, 0, HEIGHT);
  ground.addColorStop(0, floor[0]);
  ground.addColorStop(1, floor[1]);
  fillShape(brush, GROUND, ground);
}
