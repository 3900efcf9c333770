import type { Season } from '../../../game/game-time.ts';
import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, mixed, oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { HEIGHT, WIDTH } from '../lines.ts';
import type { PaintSteps } from '../setting.ts';
import { paintPane } from './pane.ts';
import {
  BEAM,
  FLOOR,
  FRAME,
  GRAIN,
  GROUND,
  LAMP,
  LAMP_CHAIN,
  LAMP_GLASS,
  LAMP_IRON,
  NAILS,
  NEAR_STRAW,
  NET,
  NET_HAY,
  NET_ROPE,
  OUTSIDE_HILL,
  PANE,
  PLANKS,
  POST,
  SASH,
  SILL,
  SKIRTING,
  STRAW,
} from './stall-lines.ts';
import { LAMPLIGHT, stallColours, type StallColours } from './stall-palette.ts';

const FLAME: Oklch = [0.9, 0.12, 80];

export const paintStall: PaintSteps = (back, front, light, season) => {
  const colours = stallColours(light);
  return [
    () => paintWall(back, colours),
    () => paintWindow(back, light, season, colours),
    () => paintThings(back, colours, light),
    () => paintFloor(back, colours),
    ...STRAW.map((stalks, kind) => () => strokeLines(back, stalks, colours.straw[kind] ?? '', 2.2)),
    () => paintGlow(back, light),
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

function paintWindow(brush: Brush, light: Light, season: Season, colours: StallColours): void {
  fillShape(brush, FRAME, colours.frame);
  paintPane(brush, PANE, OUTSIDE_HILL, light, season);
  strokeLines(brush, SASH, colours.frame, 7);
  fillShape(brush, SILL, colours.frame);
}

function paintThings(brush: Brush, colours: StallColours, light: Light): void {
  fillShape(brush, POST, colours.beam);
  fillShape(brush, NET, colours.net);
  strokeLines(brush, NET_HAY, colours.hay, 2.4);
  strokeLines(brush, NET_ROPE, colours.rope, 2.4);
  strokeLines(brush, LAMP_CHAIN, colours.iron, 3);
  const lit = mixed(oklab([0.6, 0.06, 75]), oklab(FLAME), LAMPLIGHT[light]);
  fillShape(brush, LAMP_GLASS, css(lit));
  fillShape(brush, LAMP_IRON, colours.iron);
  strokeLines(brush, LAMP_IRON, colours.iron, 2.4);
}

function paintFloor(brush: Brush, { floor }: StallColours): void {
  const ground = brush.createLinearGradient(0, FLOOR, 0, HEIGHT);
  ground.addColorStop(0, floor[0]);
  ground.addColorStop(1, floor[1]);
  fillShape(brush, GROUND, ground);
}

/** Lamplight on wall and straw, and the dark beyond it. */
function paintGlow(brush: Brush, light: Light): void {
  const [x, y] = LAMP;
  const by = LAMPLIGHT[light];
  const spots = [
    [x, y + 24, 340, 300, 0.62],
    [x - 60, 600, 620, 150, 0.34],
  ] as const;
  for (const [atX, atY, across, up, alpha] of spots) {
    brush.save();
    brush.translate(atX, atY);
    brush.scale(across, up);
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    glow.addColorStop(0, css(faded(oklab(FLAME), alpha * by)));
    glow.addColorStop(0.35, css(faded(oklab(FLAME), alpha * by * 0.32)));
    glow.addColorStop(1, css(faded(oklab(FLAME), 0)));
    brush.fillStyle = glow;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
  const dark = brush.createRadialGradient(x - 40, 380, 260, x - 40, 380, 1050);
  dark.addColorStop(0, css(faded(BLACK, 0)));
  dark.addColorStop(1, css(faded(BLACK, 0.72 * by)));
  brush.fillStyle = dark;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}
