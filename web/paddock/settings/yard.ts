import { css } from '../colour.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import { paletteFor } from '../palette.ts';
import type { Setting } from '../setting.ts';
import { yardFront } from './yard-front.ts';

export const YARD: Setting = {
  name: 'yard',
  rough(light, season) {
    const { sky } = paletteFor(light, season);
    const { roof, wall, cobbles } = yardFront(LIGHT_ROWS[light], season, css);
    return `linear-gradient(${sky[0]}, ${sky[1]} 17%, ${roof} 17%, ${roof} 33%, ${wall} 33%, ${wall} 72%, ${cobbles} 72%)`;
  },
};
