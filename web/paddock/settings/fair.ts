import { paletteFor } from '../palette.ts';
import type { Setting } from '../setting.ts';

/** A fair on the green: stalls under striped awnings, bunting, lanterns from dusk on. */
export const FAIR: Setting = {
  name: 'fair',
  rough(light, season) {
    const { sky, trees, meadow } = paletteFor(light, season);
    return `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 52%, ${trees} 55%, ${meadow[0]} 66%, ${meadow[1]} 80%, ${meadow[2]})`;
  },
};
