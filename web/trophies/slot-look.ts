import type { Coat } from '../../game/horses/coat/coat.ts';
import type { Colour } from '../../game/horses/coat/colour.ts';
import { LEOPARD_PATTERNS } from '../../game/horses/coat/look-values.ts';
import { lookOfCoat } from '../../game/horses/coat/look.ts';
import type { Look } from '../portrait/coat-tint.ts';

/** Game months: grown, and old enough for a grey to have dapples. */
const AGE = 96;
const PLAIN: Coat = {
  base: 'bay',
  dilutions: { cream: 0, dun: false, silver: false, champagne: false },
  roan: false,
  grey: null,
  patterns: { tobiano: false, frame: false, leopard: null },
};

/** A plain horse of a colour; null: a grey. */
export function lookOfColour(colour: Colour | null): Look {
  return lookOfCoat(
    colour === null ? { ...PLAIN, base: 'black', grey: 'adult' } : { ...PLAIN, ...colour },
    AGE,
  );
}

/** Of a pattern's slot, on bay. */
export function lookOfPattern(key: string): Look {
  const isTovero = key === 'tovero';
  const patterns = {
    tobiano: key === 'tobiano' || isTovero,
    frame: key === 'frame overo' || isTovero,
    leopard: LEOPARD_PATTERNS.find((pattern) => pattern === key) ?? null,
  };
  return lookOfCoat({ ...PLAIN, patterns }, AGE);
}
