import { css } from '../colour.ts';
import type { Setting } from '../setting.ts';
import { officeColours } from './office-palette.ts';

/** The stable's office: books, ribbons, a window on the hour and season, swept boards. */
export const OFFICE: Setting = {
  name: 'office',
  rough(light) {
    const { plaster, panel, floor } = officeColours(light, css);
    return `linear-gradient(${plaster[0]}, ${plaster[1]} 55%, ${panel[0]} 56%, ${panel[1]} 69%, ${floor[0]} 70%, ${floor[1]})`;
  },
};
