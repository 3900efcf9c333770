import type { Season } from '../../game/game-time.ts';
import type { Brush } from './brush.ts';
import type { Light } from './hours.ts';

export interface Setting {
  /**
   * Paints behind the horse and before its hooves, in steps of a few milliseconds. Bitmaps scroll and fade cheaply,
   * unlike some two thousand SVG lines.
   */
  readonly steps: (back: Brush, front: Brush, light: Light, season: Season) => (() => void)[];
  /** CSS gradient, shown until painted. */
  readonly rough: (light: Light, season: Season) => string;
}
