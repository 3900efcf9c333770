import type { Season } from '../../game/game-time.ts';
import type { Brush } from './brush.ts';
import type { Light } from './hours.ts';

/** What a horse stands before. */
export interface Setting {
  /**
   * Paints what stands behind the horse, and what before its hooves, in steps of a few milliseconds each: bitmaps cost
   * nothing while a page scrolls or fades, as some two thousand lines of a drawing would.
   */
  readonly steps: (back: Brush, front: Brush, light: Light, season: Season) => (() => void)[];
  /** Sky over ground in a few strokes, as CSS: what is seen until it is painted. */
  readonly rough: (light: Light, season: Season) => string;
}
