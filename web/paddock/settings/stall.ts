import { css } from '../colour.ts';
import type { Setting } from '../setting.ts';
import { stallColours } from './stall-palette.ts';

/** A loose box from inside, lit by its lamp; the window shows hour and season. */
export const STALL: Setting = {
  name: 'stall',
  rough(light) {
    const { wall, floor } = stallColours(light, css);
    return `linear-gradient(${wall[0]} 8%, ${wall[1]} 62%, ${floor[0]} 63%, ${floor[1]})`;
  },
};
