import { lookOfCoat } from '../../../game/horses/coat/look.ts';

export const BAY_TOBIANO = lookOfCoat(
  {
    base: 'bay',
    dilutions: { cream: 0, dun: false, silver: false, champagne: false },
    roan: false,
    grey: null,
    patterns: { tobiano: true, frame: false, leopard: null },
  },
  96,
);
