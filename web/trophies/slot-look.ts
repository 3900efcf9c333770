import { NO_PATTERNS, type Coat } from '../../game/horses/coat/coat.ts';
import { NO_DILUTIONS } from '../../game/horses/coat/colour.ts';
import { LEOPARD_PATTERNS } from '../../game/horses/coat/look-values.ts';
import { lookOfCoat } from '../../game/horses/coat/look.ts';
import type { SlotColour } from '../../game/trophies/album.ts';
import type { Look } from '../portrait/coat-tint.ts';

/** Game months: grown, and old enough for a grey to have dapples. */
const AGE = 96;
const PLAIN: Coat = {
  base: 'bay',
  dilutions: NO_DILUTIONS,
  roan: false,
  grey: null,
  patterns: NO_PATTERNS,
};

/** A plain horse of a colour. */
export function lookOfColour(colour: SlotColour): Look {
  return lookOfCoat(coatOfSlot(colour), AGE);
}

function coatOfSlot(colour: SlotColour): Coat {
  if (colour === 'grey') return { ...PLAIN, base: 'black', grey: 'adult' };
  if (colour === 'white') return { ...PLAIN, patterns: { ...NO_PATTERNS, allWhite: true } };
  return { ...PLAIN, ...colour };
}

/** Of a pattern's slot, on bay. */
export function lookOfPattern(key: string): Look {
  const isTovero = key === 'tovero';
  const patterns = {
    ...NO_PATTERNS,
    tobiano: key === 'tobiano' || isTovero,
    frame: key === 'frame overo' || isTovero,
    sabino: key === 'sabino',
    splash: key === 'splash',
    leopard: LEOPARD_PATTERNS.find((pattern) => pattern === key) ?? null,
  };
  return lookOfCoat({ ...PLAIN, patterns }, AGE);
}
