import type { Season } from '../../../game/game-time.ts';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import type { Light } from '../hours.ts';
import type { Setting } from '../setting.ts';
import { MEADOW } from '../settings/meadow.ts';
import { PADDOCK } from '../settings/paddock.ts';
import { YARD } from '../settings/yard.ts';
import { paintAurora, paintLeaves, paintMist, paintPetals, paintSnowfall, paintStars } from './air.ts';
import { withAir } from './with-air.ts';

interface BackdropRow {
  readonly setting: Setting;
  readonly light: Light;
  readonly season: Season;
}

export const BACKDROP_ROWS: Readonly<Record<Backdrop, BackdropRow>> = {
  first_light: { setting: withAir(PADDOCK, { behind: paintMist }), light: 'dawn', season: 'summer' },
  blossom_time: { setting: withAir(MEADOW, { before: paintPetals }), light: 'day', season: 'spring' },
  golden_evening: { setting: PADDOCK, light: 'dusk', season: 'summer' },
  autumn_gold: { setting: withAir(MEADOW, { before: paintLeaves }), light: 'day', season: 'autumn' },
  starry_night: { setting: withAir(MEADOW, { sky: paintStars }), light: 'night', season: 'summer' },
  lantern_yard: { setting: YARD, light: 'night', season: 'autumn' },
  snowfall: { setting: withAir(MEADOW, { before: paintSnowfall }), light: 'dusk', season: 'winter' },
  northern_lights: { setting: withAir(PADDOCK, { sky: paintAurora }), light: 'night', season: 'winter' },
};
