import type { Season } from '../../game/game-time.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Brush } from './brush.ts';
import type { Light } from './hours.ts';
import type { Weather } from './weather/weather.ts';

/**
 * Paints behind the horse and before its hooves, in steps of a few milliseconds. Bitmaps scroll and fade cheaply,
 * unlike some two thousand SVG lines.
 */
export type PaintSteps = (back: Brush, front: Brush, light: Light, season: Season) => (() => void)[];

/** What a setting is painted from (`scene-steps.ts`); those named after a discipline are its courses. */
export type SceneName =
  | 'paddock'
  | 'meadow'
  | 'yard'
  | 'stall'
  | 'barn'
  | 'tack_room'
  | 'office'
  | 'fair'
  | Discipline;

/** What is in the air of a setting (`airs.ts`): weather, or what a magic lantern shows. */
export type Air = Exclude<Weather, 'clear'> | 'snowfall' | 'stars' | 'aurora';

export interface Setting {
  readonly name: SceneName;
  readonly air?: Air;
  /** CSS gradient, shown until painted. */
  readonly rough: (light: Light, season: Season) => string;
}
