import { css } from '../colour.ts';
import type { Setting } from '../setting.ts';
import { stallColours } from './stall-palette.ts';

/** Saddles and bridles by lamplight; the window shows hour and season. */
export const TACK_ROOM: Setting = {
  name: 'tack_room',
  rough(light) {
    const { wall, beam } = stallColours(light, css);
    return `linear-gradient(${wall[0]}, ${wall[1]} 82%, ${beam} 83%)`;
  },
};
