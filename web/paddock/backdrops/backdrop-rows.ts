import type { Season } from '../../../game/game-time.ts';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import type { Light } from '../hours.ts';
import type { Setting } from '../setting.ts';
import { MEADOW } from '../settings/meadow.ts';
import { PADDOCK } from '../settings/paddock.ts';
import { YARD } from '../settings/yard.ts';

interface BackdropRow {
  readonly setting: Setting;
  readonly light: Light;
  readonly season: Season;
}

export const BACKDROP_ROWS: Readonly<Record<Backdrop, BackdropRow>> = {
  first_light: { setting: { ...PADDOCK, air: 'mist' }, light: 'dawn', season: 'summer' },
  blossom_time: { setting: { ...MEADOW, air: 'petals' }, light: 'day', season: 'spring' },
  golden_evening: { setting: PADDOCK, light: 'dusk', season: 'summer' },
  autumn_gold: { setting: { ...MEADOW, air: 'leaves' }, light: 'day', season: 'autumn' },
  starry_night: { setting: { ...MEADOW, air: 'stars' }, light: 'night', season: 'summer' },
  lantern_yard: { setting: YARD, light: 'night', season: 'autumn' },
  snowfall: { setting: { ...MEADOW, air: 'snowfall' }, light: 'dusk', season: 'winter' },
  northern_lights: { setting: { ...PADDOCK, air: 'aurora' }, light: 'night', season: 'winter' },
};
