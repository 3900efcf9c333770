import { NO_PATTERNS } from '../../game/horses/coat/coat.ts';
import { NO_DILUTIONS } from '../../game/horses/coat/colour.ts';
import { lookOfCoat } from '../../game/horses/coat/look.ts';

/** Adult, without white or dilutions. */
export const PLAIN_BAY = lookOfCoat(
  {
    base: 'bay',
    dilutions: NO_DILUTIONS,
    roan: false,
    grey: null,
    patterns: NO_PATTERNS,
  },
  96,
);
