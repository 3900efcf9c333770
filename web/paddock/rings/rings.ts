import type { Discipline } from '../../../game/shows/disciplines.ts';
import { css } from '../colour.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import { paletteFor } from '../palette.ts';
import type { Setting } from '../setting.ts';
import { ringPalette } from './ring-palette.ts';

const arena = (discipline: 'jumping' | 'dressage'): Setting => ({
  name: discipline,
  rough(light, season) {
    const { sky } = paletteFor(light, season);
    const { sand } = ringPalette({ light, season, row: LIGHT_ROWS[light] }, css);
    return `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 61%, ${sand[0]} 66%, ${sand[1]})`;
  },
});

const turf = (discipline: Exclude<Discipline, 'jumping' | 'dressage'>): Setting => ({
  name: discipline,
  rough(light, season) {
    const { sky, meadow } = paletteFor(light, season);
    return `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 61%, ${meadow[0]} 61%, ${meadow[1]} 75%, ${meadow[2]})`;
  },
});

/** Country courses without masts. */
export const UNLIT: readonly Discipline[] = ['cross_country', 'endurance'];

/** Where shows take place: a course for each discipline (`game/shows/venues.ts`). */
export const RINGS: Readonly<Record<Discipline, Setting>> = {
  dressage: arena('dressage'),
  racing: turf('racing'),
  halter: turf('halter'),
  eventing: turf('eventing'),
  jumping: arena('jumping'),
  cross_country: turf('cross_country'),
  endurance: turf('endurance'),
};
