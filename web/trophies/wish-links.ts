import { colourGroup, type Colour, type ColourGroup } from '../../game/horses/coat/colour.ts';

const BASE_GENES: Readonly<Record<Colour['base'], string>> = {
  chestnut: 'ee,Aa',
  bay: 'Ee,Aa',
  black: 'Ee,aa',
};
const CREAM_GENES = [null, 'nCr', 'CrCr'] as const;

/** Colour Lab address of a horse of this colour; null gives grey over bay. */
export function labAddress(colour: Colour | null): string {
  if (colour === null) return `/lab?horse=${BASE_GENES.bay},nG`;
  const { cream, dun, silver, champagne } = colour.dilutions;
  const genes = [
    BASE_GENES[colour.base],
    CREAM_GENES[cream],
    dun ? 'nD' : null,
    silver ? 'nZ' : null,
    champagne ? 'nCh' : null,
    colour.roan ? 'nRn' : null,
  ];
  return `/lab?horse=${genes.filter((gene) => gene !== null).join(',')}`;
}

/** The colour group for the mate finder. */
export function groupOf(colour: Colour | null): ColourGroup {
  return colour === null ? 'grey' : colourGroup(colour);
}
