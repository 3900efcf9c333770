import { NO_PATTERNS } from '../../../game/horses/coat/coat.ts';
import { NO_DILUTIONS } from '../../../game/horses/coat/colour.ts';
import { lookOfCoat } from '../../../game/horses/coat/look.ts';

export const BAY_TOBIANO = lookOfCoat(
  {
    base: 'bay',
    dilutions: NO_DILUTIONS,
    roan: false,
    grey: null,
    patterns: { ...NO_PATTERNS, tobiano: true },
  },
  96,
);
