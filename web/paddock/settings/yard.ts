import { paletteFor } from '../palette.ts';
import type { Setting } from '../setting.ts';
import { yardFront } from './yard-front.ts';

export const YARD: Setting = {
  name: 'yard',
  rough(light, season) {
    const { sky } = paletteFor(light, season);
    const { roof, wall, cobbles } = yardFront(light, season);
    return `linear-gradient(${sky[0]}, ${sky[1]} 17%, ${roof} 17%, ${roof} 33%, ${wall[0]} 33%, ${wall[1]} 72%, ${cobbles[0]} 72%, ${cobbles[1]})`;
  },
};
