import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, mixed, oklab, WHITE, type Oklch } from '../colour.ts';
import type { Season } from '../../../game/game-time.ts';
import type { Light } from '../hours.ts';
import { HEIGHT } from '../scene-size.ts';
import { paletteFor } from '../palette.ts';
import type { PaintSteps } from '../setting.ts';
import { BARN_BOARDS, BARN_BRICKS } from './barn-colours.ts';
import * as lines from './barn-lines.ts';
import { indoors, paintLamp, paintLamplight } from './lamps.ts';
import { paintOutside } from './room-window.ts';

const LIT = {
  glows: [...lines.LAMPS.map(([x, y]) => [x, y + 20, 330, 300, 0.5] as const), [760, 650, 760, 130, 0.26]],
  dark: [780, 420, 460, 1200],
  darkness: 0.6,
} as const;

type Paint = (colour: Oklch) => string;

export const paintBarn: PaintSteps = (back, front, light, season) => {
  const inside = indoors(light);
  const paint: Paint = (colour) => css(inside(colour));
  return [
    () => paintLoft(back, paint),
    () => paintDoorway(back, light, season, paint),
    () => paintBoxes(back, paint),
    () => strokeLines(back, lines.GRAIN, css(faded(inside([0.27, 0.05, 60]), 0.35)), 1.4),
    () => paintAisle(back, paint),
    () => paintBales(back, paint),
    ...lines.STRAW.map((straw, kind) => () => strokeLines(back, straw, paint(STRAWS[kind] ?? HAY), 2)),
    () => lines.LAMPS.forEach((lamp) => paintLamp(back, lamp, light)),
    () => paintLamplight(back, light, LIT),
    () => strokeLines(front, lines.NEAR_STRAW, paint(HAY), 2.8),
  ];
};

const BEAM: Oklch = [0.31, 0.05, 58];
const BEAM_LIT: Oklch = [0.46, 0.07, 62];
const JOINT: Oklch = [0.24, 0.04, 58];
const GREEN: Oklch = [0.42, 0.05, 150];
const BRASS: Oklch = [0.78, 0.1, 84];
const STEEL: Oklch = [0.56, 0.02, 80];
const IRON: Oklch = [0.22, 0.012, 70];
const HAY: Oklch = [0.78, 0.11, 88];
const STRAWS: readonly Oklch[] = [[0.5, 0.08, 72], HAY];
const ROPE: Oklch = [0.5, 0.08, 60];
const TIN: Oklch = [0.52, 0.05, 240];

function paintLoft(brush: Brush, paint: Paint): void {
  fillShape(brush, lines.LOFT, paint([0.33, 0.055, 60]));
  strokeLines(brush, lines.LOFT_JOINTS, paint(JOINT), 3);
  strokeLines(brush, lines.LOFT_HAY, paint([0.62, 0.1, 84]), 2.4);
}

/** Only the doorway shows daylight. */
function paintDoorway(brush: Brush, light: Light, season: Season, paint: Paint): void {
  const { meadow, fence } = paletteFor(light, season);
  paintOutside(brush, { pane: lines.DOORWAY, light, season });
  fillShape(brush, lines.GRASS, meadow[1]);
  strokeLines(brush, lines.FENCE, fence, 5);
  fillShape(brush, lines.PATH, meadow[0]);
  fillShape(brush, lines.LEAVES, paint(GREEN));
  strokeLines(brush, lines.LEAF_LINES, css(faded(BLACK, 0.35)), 2);
}

function paintBoxes(brush: Brush, paint: Paint): void {
  fillShape(brush, lines.INSIDES, paint([0.24, 0.035, 62]));
  strokeLines(brush, lines.BARS, paint(STEEL), 4);
  fillShape(brush, lines.FRONTS, paint(BARN_BOARDS));
  strokeLines(brush, lines.FRONT_JOINTS, paint(JOINT), 2.4);
  strokeLines(brush, lines.DOORS, paint(GREEN), 12);
  fillShape(brush, lines.RAILS, paint(GREEN));
  fillShape(brush, lines.LATCHES, paint(IRON));
  fillShape(brush, lines.NAME_PLATES, paint(BRASS));
  fillShape(brush, lines.HEAD_BEAM, paint(BEAM));
  fillShape(brush, lines.POSTS, paint(BEAM));
  strokeLines(brush, lines.POST_EDGES, paint(BEAM_LIT), 3);
}

function paintAisle(brush: Brush, paint: Paint): void {
  const [far, near] = BARN_BRICKS;
  const ground = brush.createLinearGradient(0, lines.FLOOR, 0, HEIGHT);
  ground.addColorStop(0, paint(far));
  ground.addColorStop(1, paint(near));
  fillShape(brush, lines.AISLE, ground);
  strokeLines(brush, lines.BRICKS, css(faded(mixed(oklab(JOINT), BLACK, 0.2), 0.55)), 1.8);
  strokeLines(brush, lines.FORK, paint(ROPE), 5);
  fillShape(brush, lines.PAIL, paint(TIN));
  strokeLines(brush, lines.PAIL_RIM, css(faded(WHITE, 0.3)), 2.6);
}

function paintBales(brush: Brush, paint: Paint): void {
  for (const { box, strings } of lines.BALES) {
    fillShape(brush, box, paint([0.62, 0.1, 82]));
    strokeLines(brush, strings, paint(ROPE), 3);
  }
  strokeLines(brush, lines.BALE_HAY, paint(HAY), 2);
}
