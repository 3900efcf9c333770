import type { Season } from '../../game/game-time.ts';
import type { Brush } from './brush.ts';
import type { Light } from './hours.ts';

/**
 * Paints behind the horse and before its hooves, in steps of a few milliseconds. Bitmaps scroll and fade cheaply,
 * unlike some two thousand SVG lines.
 */
export type PaintSteps = (back: Brush, front: Brush, light: Light, season: Season) => (() => void)[];

export interface Setting {
  /** Loads after the page because its lines are large. */
  readonly load: () => Promise<PaintSteps>;
  /** CSS gradient, shown until painted. */
  readonly rough: (light: Light, season: Season) => string;
}
