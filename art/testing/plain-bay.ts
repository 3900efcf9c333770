import { lookOfCoat } from '../../game/horses/coat/look.ts';

/** A grown bay without white or any dilution: what tests of pictures begin with. */
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
