import { css } from '../colour.ts';
import type { Setting } from '../setting.ts';
import { BARN_BOARDS, BARN_BRICKS } from './barn-colours.ts';
import { indoors } from './lamplight.ts';

/** The aisle of the barn by lamplight; hour and season are outside its door. */
export const BARN: Setting = {
  name: 'barn',
  rough(light) {
    const paint = indoors(light, css);
    const [far, near] = BARN_BRICKS.map(paint);
    const boards = paint(BARN_BOARDS);
    return `linear-gradient(${boards} 8%, ${boards} 78%, ${far} 79%, ${near})`;
  },
};
