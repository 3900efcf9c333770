import type { Season } from '../../game/game-time.ts';
import type { Light } from './hours.ts';
import type { LightRow } from './light-rows.ts';
import type { LandTints } from './pixels/land-tints.ts';
import type { Panel } from './pixels/panel.ts';
import type { SceneName } from './scene-names.ts';
import type { Weather } from './weather/weather.ts';

/** A scene being painted. */
export interface Painting extends Scene {
  /** Behind the horse, and before its hooves. */
  readonly back: Panel;
  readonly front: Panel;
  readonly row: LightRow;
  readonly tints: LandTints;
  /** Behind hills and trees. */
  readonly inSky?: () => void;
}

/** All that decides what a painting shows. */
export interface Scene extends Pick<Setting, 'name' | 'air'> {
  readonly light: Light;
  readonly season: Season;
}

/** Paints in steps of at most some hundred milliseconds, between which a page can answer. */
export type PaintSteps = (painting: Painting) => (() => void)[];

/** What is in the air of a setting (`airs.ts`): weather, or what a magic lantern shows. */
export type Air = Exclude<Weather, 'clear'> | 'snowfall' | 'stars' | 'aurora';

export interface Setting {
  readonly name: SceneName;
  readonly air?: Air;
  /** CSS gradient, shown until painted. */
  readonly rough: (light: Light, season: Season) => string;
}
