import { lookOfCoat } from '../../game/horses/coat/look.ts';

/** Adult, without white or dilutions. */
export const PLAIN_BAY = lookOfCoat(
  {
    base: 'bay',
    dilutions: { cream: 0, dun: false, silver: false, champagne: false },
    roan: false,
    grey: null,
    patterns: { tobiano: false, frame: false, leopard: null },
  },
  96,
);
