import type { Season } from '../../game/game-time.ts';
import { css, faded } from './colour.ts';
import { BLOSSOMS, CROWNS, GRASS, HEIGHT, HILLS, HOOF_GRASS, POSTS, RAILS, WIDTH } from './drawing.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { paletteFor } from './palette.ts';
import type { Palette } from './palette.ts';

type Brush = CanvasRenderingContext2D;

/** The sky ends here; the hills stand before its last part. */
const HORIZON = 446;

/**
 * Paints what stands behind the horse, and the grass before its hooves, in steps of a few milliseconds each: bitmaps
 * cost nothing while a page scrolls or fades, as some two thousand lines of a drawing would.
 */
export function paintSteps(back: Brush, front: Brush, light: Light, season: Season): (() => void)[] {
  const colours = paletteFor(light, season);
  return [
    () => paintSky(back, light, colours),
    () => paintFar(back, colours),
    () => paintMeadow(back, colours),
    () => paintFence(back, colours),
    ...GRASS.map((blades, index) => () => paintGrass(back, blades, index, colours)),
    () => strokeLines(back, BLOSSOMS, colours.bloom, 3.4),
    ...HOOF_GRASS.map((blades, index) => () => paintGrass(front, blades, index % 2, colours)),
  ];
}

function paintSky(brush: Brush, light: Light, { sky, glow, sun, cloud }: Palette): void {
  brush.clearRect(0, 0, WIDTH, HEIGHT);
  const air = brush.createLinearGradient(0, 0, 0, HORIZON);
  for (const [at, colour] of [0, 0.58, 1].map((at, index) => [at, sky[index] ?? sky[0]] as const))
    air.addColorStop(at, colour);
  brush.fillStyle = air;
  brush.fillRect(0, 0, WIDTH, HORIZON);

  const { sunAt, glow: reach, disc } = LIGHT_ROWS[light];
  const [x, y] = [sunAt[0] * WIDTH, sunAt[1] * HORIZON];
  const farthest = Math.hypot(Math.max(x, WIDTH - x), Math.max(y, HORIZON - y));
  const shine = brush.createRadialGradient(x, y, 0, x, y, farthest * reach);
  [0, 0.28, 0.62, 1].forEach((at, index) => shine.addColorStop(at, glow[index] ?? glow[3]));
  brush.fillStyle = shine;
  brush.fillRect(0, 0, WIDTH, HORIZON);
  if (disc > 0) {
    brush.fillStyle = sun;
    brush.beginPath();
    brush.arc(x, y, disc, 0, 2 * Math.PI);
    brush.fill();
  }
  for (const [cx, cy, rx, ry] of CLOUDS) {
    brush.save();
    brush.translate(cx, cy);
    brush.scale(rx * 1.25, ry * 1.9);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, css(cloud));
    soft.addColorStop(0.45, css(faded(cloud, cloud[3] * 0.62)));
    soft.addColorStop(1, css(faded(cloud, 0)));
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}

/** Middle, height, half width and half height of each cloud. */
const CLOUDS = [
  [420, 138, 270, 20],
  [560, 122, 130, 22],
  [700, 196, 230, 13],
  [1160, 104, 240, 19],
  [1060, 88, 110, 20],
  [1330, 252, 300, 13],
  [250, 296, 240, 11],
  [900, 300, 200, 9],
] as const;

/** Painted small and enlarged, hills and trees are as soft as what is far away. */
const SOFTNESS = 4;

function paintFar(brush: Brush, { hills, trees }: Palette): void {
  paintSoft(brush, SOFTNESS, (far) => {
    HILLS.forEach((hill, index) => fillShape(far, hill, hills[index] ?? hills[0]));
    CROWNS.forEach((crowns, index) => fillShape(far, crowns, trees[index] ?? trees[0]));
  });
}

const MEADOW = 'M0 440C260 430 520 434 800 438S1340 432 1600 440V720H0Z';
const LIT = 'M-300 440C260 430 520 434 800 438S1340 432 1700 440V540C1200 500 600 520 -300 600Z';
/** The light on it has no edge at all. */
const LIT_SOFTNESS = 16;

function paintMeadow(brush: Brush, { meadow, lit }: Palette): void {
  const ground = brush.createLinearGradient(0, 430, 0, HEIGHT);
  [0, 0.35, 1].forEach((at, index) => ground.addColorStop(at, meadow[index] ?? meadow[2]));
  fillShape(brush, MEADOW, ground);
  brush.save();
  brush.clip(new Path2D(MEADOW));
  paintSoft(brush, LIT_SOFTNESS, (far) => {
    const light = far.createLinearGradient(-300, 0, 900, 0);
    light.addColorStop(0, lit[0]);
    light.addColorStop(1, lit[1]);
    fillShape(far, LIT, light);
  });
  brush.restore();
}

function paintFence(brush: Brush, { fence }: Palette): void {
  strokeLines(brush, POSTS, fence, 6);
  for (const rail of RAILS) strokeLines(brush, rail, fence, 4.5);
}

/** How solid the dark, the dry and the lit blades are. */
const BLADES_SHOW = [0.55, 0.55, 0.4] as const;

function paintGrass(brush: Brush, blades: string, kind: number, colours: Palette): void {
  brush.globalAlpha = BLADES_SHOW[kind] ?? 1;
  strokeLines(brush, blades, colours.blades[kind] ?? colours.blades[0], 1.5);
  brush.globalAlpha = 1;
}

function fillShape(brush: Brush, shape: string, style: string | CanvasGradient): void {
  brush.fillStyle = style;
  brush.fill(new Path2D(shape));
}

function strokeLines(brush: Brush, lines: string, style: string, width: number): void {
  brush.strokeStyle = style;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(lines));
}

function paintSoft(brush: Brush, softness: number, paint: (far: Brush) => void): void {
  const small = document.createElement('canvas');
  small.width = WIDTH / softness;
  small.height = HEIGHT / softness;
  const far = small.getContext('2d');
  if (!far) return;
  far.scale(1 / softness, 1 / softness);
  paint(far);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, WIDTH, HEIGHT);
}
