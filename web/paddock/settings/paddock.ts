import { paletteFor } from '../palette.ts';
import type { Setting } from '../setting.ts';

export const PADDOCK: Setting = {
  name: 'paddock',
  rough(light, season) {
    const { sky, meadow } = paletteFor(light, season);
    return `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 61%, ${meadow[0]} 61%, ${meadow[1]} 75%, ${meadow[2]})`;
  },
};
