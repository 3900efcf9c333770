import { expect, test } from 'vitest';
import { coatOf } from '../../game/horses/coat/coat.ts';
import { colourName, colourOf } from '../../game/horses/coat/colour.ts';
import { isViable } from '../../game/horses/genetics/genotype.ts';
import { COLOUR_PAGES, GREY_SLOT, WHITE_SLOT } from '../../game/trophies/album.ts';
import { readAddress } from '../lab/lab-address.ts';
import { labAddress } from './wish-links.ts';

test('every slot of the album links to a horse of that colour in the lab', () => {
  for (const { key, colour } of COLOUR_PAGES.flatMap(({ slots }) => slots)) {
    const { state, unread } = readAddress(new URL(labAddress(colour), 'http://localhost').searchParams);
    expect(unread).toEqual([]);
    if (state.shows !== 'horse' || !isViable(state.horse.genotype)) throw new Error(key);
    const coat = coatOf(state.horse.genotype);
    if (key === GREY_SLOT) expect(coat.grey).toBe('adult');
    else if (key === WHITE_SLOT) expect(coat.patterns.allWhite).toBe(true);
    else expect(colourName(colourOf(state.horse.genotype))).toBe(key);
  }
});
