import { fillShape, paintSoft, strokeLines, type Brush } from './brush.ts';
import { HEIGHT } from './scene-size.ts';
import type { Palette } from './palette.ts';

const MEADOW = 'M0 440C260 430 520 434 800 438S1340 432 1600 440V720H0Z';
const LIT = 'M-300 440C260 430 520 434 800 438S1340 432 1700 440V540C1200 500 600 520 -300 600Z';
/** Soft enough to show no edge. */
const LIT_SOFTNESS = 16;

/** Lit from the left. */
export function paintMeadow(brush: Brush, { meadow, lit }: Palette): void {
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

/** Dark, dry and lit. */
const BLADES_SHOW = [0.55, 0.55, 0.4] as const;

/** `kind`: 0 dark, 1 dry, 2 lit. */
export function paintGrass(brush: Brush, blades: string, kind: number, colours: Palette): void {
  brush.globalAlpha = BLADES_SHOW[kind] ?? 1;
  strokeLines(brush, blades, colours.blades[kind] ?? colours.blades[0], 1.5);
  brush.globalAlpha = 1;
}
