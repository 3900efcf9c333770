import { paintSoft, strokeLines, type Brush } from '../brush.ts';
import { css, faded, oklab, type Oklch } from '../colour.ts';
import { drawsFrom, short } from '../lines.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import { HORIZON } from '../sky.ts';

/** Dots for round line caps, from fixed seeds. */
function dots(seed: number, count: number, bottom: number): string {
  const draw = drawsFrom(seed);
  return Array.from({ length: count }, () => `M${short(WIDTH * draw())} ${short(bottom * draw())}h.01`).join(
    '',
  );
}

const shade = (colour: Oklch, alpha: number) => css(faded(oklab(colour), alpha));

const STARLIGHT: Oklch = [0.95, 0.03, 240];
/** Number, width and strength, faint to bright. */
const STARS = [
  [620, 2, 0.6],
  [200, 3.2, 0.85],
  [52, 5, 1],
] as const;

export function paintStars(brush: Brush): void {
  paintMilkyWay(brush);
  STARS.forEach(([count, width, alpha], index) =>
    strokeLines(brush, dots(61 + index, count, HORIZON - 30), shade(STARLIGHT, alpha), width),
  );
}

function paintMilkyWay(brush: Brush): void {
  for (const [x, y, length, width, alpha] of [
    [980, 190, 860, 170, 0.2],
    [1060, 160, 640, 84, 0.2],
    [760, 270, 380, 60, 0.14],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(-0.38);
    brush.scale(length, width);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, shade([0.8, 0.05, 265], alpha));
    soft.addColorStop(1, shade([0.8, 0.05, 265], 0));
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}

/** Foot, height, wave, colour at the foot, colour at the top. */
const CURTAINS = [
  [330, 250, 46, [0.78, 0.17, 158], [0.6, 0.16, 300]],
  [250, 190, 62, [0.84, 0.16, 162], [0.62, 0.15, 250]],
  [390, 170, 34, [0.74, 0.14, 175], [0.58, 0.16, 320]],
] as const satisfies readonly (readonly [number, number, number, Oklch, Oklch])[];
const FOLD = 8;

/** Northern lights: curtains of thin upright rays. */
export function paintAurora(brush: Brush): void {
  paintSoft(brush, 4, (far) => {
    CURTAINS.forEach(([foot, height, wave, low, high], index) => {
      const draw = drawsFrom(81 + index);
      for (let x = -FOLD; x < WIDTH + FOLD; x += FOLD) {
        const bend = Math.sin(x / (210 + 60 * index) + index * 2.1) + 0.4 * Math.sin(x / 83 + index);
        const bottom = foot + wave * bend;
        const top = bottom - height * (0.72 + 0.4 * draw());
        const strength = 0.42 * (0.55 + 0.45 * Math.sin(x / 137 + index * 1.7)) * (0.8 + 0.4 * draw());
        const ray = far.createLinearGradient(0, bottom, 0, top);
        ray.addColorStop(0, shade(low, 0));
        ray.addColorStop(0.12, shade(low, strength));
        ray.addColorStop(0.5, shade(high, strength * 0.5));
        ray.addColorStop(1, shade(high, 0));
        far.fillStyle = ray;
        far.fillRect(x, top, FOLD + 1, bottom - top);
      }
    });
  });
}

/** Small, middle and near. */
const FLAKES = [
  [420, 2.6, 0.75],
  [190, 4.6, 0.8],
  [60, 8.5, 0.55],
] as const;

export function paintSnowfall(brush: Brush): void {
  FLAKES.forEach(([count, width, alpha], index) =>
    strokeLines(brush, dots(91 + index, count, HEIGHT), shade([0.985, 0.006, 235], alpha), width),
  );
}

/** Slanted strokes with round caps: petals or leaves in the wind. */
function drifting(seed: number, count: number, length: number): string {
  const draw = drawsFrom(seed);
  return Array.from({ length: count }, () => {
    const angle = Math.PI * draw();
    const [x, y] = [WIDTH * draw(), HEIGHT * (0.08 + 0.9 * draw())];
    const reach = length * (0.6 + 0.6 * draw());
    return `M${short(x)} ${short(y)}l${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle) * 0.7)}`;
  }).join('');
}

export function paintPetals(brush: Brush): void {
  strokeLines(brush, drifting(101, 90, 4), shade([0.93, 0.045, 5], 0.9), 4.5);
  strokeLines(brush, drifting(102, 34, 8), shade([0.9, 0.07, 0], 0.9), 8);
}

export function paintLeaves(brush: Brush): void {
  strokeLines(brush, drifting(111, 46, 6), shade([0.68, 0.14, 65], 0.9), 4.5);
  strokeLines(brush, drifting(112, 34, 9), shade([0.57, 0.15, 45], 0.92), 7);
  strokeLines(brush, drifting(113, 14, 13), shade([0.74, 0.14, 80], 0.9), 9);
}

/** Bands of mist over the meadow. */
export function paintMist(brush: Brush): void {
  for (const [x, y, length, width, alpha] of [
    [380, 452, 620, 34, 0.5],
    [1180, 470, 700, 40, 0.46],
    [760, 520, 900, 30, 0.3],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.scale(length, width);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, shade([0.95, 0.03, 60], alpha));
    soft.addColorStop(1, shade([0.95, 0.03, 60], 0));
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}
