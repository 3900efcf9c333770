import { colourGroup, type Colour, type ColourGroup } from '../../game/horses/coat/colour.ts';
import type { SlotColour } from '../../game/trophies/album.ts';

const BASE_GENES: Readonly<Record<Colour['base'], string>> = {
  chestnut: 'ee,Aa',
  bay: 'Ee,Aa',
  black: 'Ee,aa',
};
const CREAM_GENES = [null, 'nCr', 'CrCr'] as const;
const PEARL_GENES = ['prlprl', 'Crprl'] as const;

/** Colour Lab address of a horse of this colour; grey and white lie over bay. */
export function labAddress(colour: SlotColour): string {
  if (colour === 'grey') return `/lab?horse=${BASE_GENES.bay},nG`;
  if (colour === 'white') return `/lab?horse=${BASE_GENES.bay},SB1SB1`;
  const { cream, pearl, dun, silver, champagne, mushroom } = colour.dilutions;
  const genes = [
    BASE_GENES[colour.base],
    pearl ? PEARL_GENES[cream === 0 ? 0 : 1] : CREAM_GENES[cream],
    dun ? 'nD' : null,
    silver ? 'nZ' : null,
    champagne ? 'nCh' : null,
    mushroom ? 'MuMu' : null,
    colour.roan ? 'nRn' : null,
  ];
  return `/lab?horse=${genes.filter((gene) => gene !== null).join(',')}`;
}

/** The colour group for the mate finder. */
export function groupOf(colour: SlotColour): ColourGroup {
  return typeof colour === 'string' ? colour : colourGroup(colour);
}
