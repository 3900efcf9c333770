import { BREEDS, CROSSBREED, type HorseBreed } from '../horses/breeds.ts';
import type { Coat } from '../horses/coat/coat.ts';
import { colourName, type Colour } from '../horses/coat/colour.ts';
import { BASES, LEOPARD_PATTERNS } from '../horses/coat/look-values.ts';
import { coatOfLook, lookOf, type HorseAtAge } from '../horses/coat/look.ts';

/** docs/rules/breeding.md#album */
export const ALBUM_PARTS = ['colour', 'pattern', 'breed'] as const;
export type AlbumPart = (typeof ALBUM_PARTS)[number];

export interface AlbumSlot {
  readonly part: AlbumPart;
  /** "silver bay", "tovero", "akhal_teke". */
  readonly key: string;
}

/** Any grey fills it; a grey foal also fills the slot of its colour. */
export const GREY_SLOT = 'grey';

interface ColourPage {
  readonly title: string;
  readonly slots: readonly ColourSlot[];
}

interface ColourSlot {
  readonly key: string;
  /** Null: any, under grey. */
  readonly colour: Colour | null;
}

const NO_DILUTION = { silver: false, champagne: false } as const;

/** Chestnut hides silver. */
function coloursWith(
  more: { readonly silver: boolean; readonly champagne: boolean },
  roan: boolean,
): Colour[] {
  const colours = ([0, 1, 2] as const).flatMap((cream) =>
    [false, true].flatMap((dun) =>
      BASES.map((base): Colour => ({ base, dilutions: { cream, dun, ...more }, roan })),
    ),
  );
  return colours.filter(({ base }) => !more.silver || base !== 'chestnut');
}

function pagesOf(roan: boolean): readonly ColourPage[] {
  const end = roan ? ', roan' : '';
  const champagne = { ...NO_DILUTION, champagne: true };
  const page = (title: string, colours: readonly Colour[]) => ({
    title: title + end,
    slots: colours.map((colour) => ({ key: colourName(colour), colour })),
  });
  return [
    page('Cream and dun', coloursWith(NO_DILUTION, roan)),
    page('Silver', coloursWith({ ...NO_DILUTION, silver: true }, roan)),
    page('Champagne', [
      ...coloursWith(champagne, roan),
      ...coloursWith({ ...champagne, silver: true }, roan),
    ]),
  ];
}

/** All 120 colours that alleles can give, and grey. */
export const COLOUR_PAGES: readonly ColourPage[] = [
  ...pagesOf(false),
  { title: 'Grey', slots: [{ key: GREY_SLOT, colour: null }] },
  ...pagesOf(true),
];
export const COLOUR_SLOTS: readonly string[] = COLOUR_PAGES.flatMap(({ slots }) =>
  slots.map(({ key }) => key),
);

export const PATTERN_SLOTS: readonly string[] = ['tobiano', 'frame overo', 'tovero', ...LEOPARD_PATTERNS];
export const BREED_SLOTS: readonly string[] = BREEDS.map(({ id }) => id);

export const SLOTS_OF: Readonly<Record<AlbumPart, readonly string[]>> = {
  colour: COLOUR_SLOTS,
  pattern: PATTERN_SLOTS,
  breed: BREED_SLOTS,
};

/** Uses the coat at birth, when a grey still shows its colour. */
export function placesOfFoal(foal: Pick<HorseAtAge, 'genotype' | 'traits' | 'breed'>): AlbumSlot[] {
  return albumSlots(coatOfLook(lookOf({ ...foal, ageInMonths: 0 })), foal.breed);
}

/** Slots that a foal fills if its breeder has bred none like it. */
export function albumSlots(coat: Coat, breed: HorseBreed): AlbumSlot[] {
  const { tobiano, frame, leopard } = coat.patterns;
  const pinto = tobiano ? (frame ? 'tovero' : 'tobiano') : frame ? 'frame overo' : null;
  const filled: (AlbumSlot | null)[] = [
    { part: 'colour', key: colourName(coat) },
    coat.grey === null ? null : { part: 'colour', key: GREY_SLOT },
    pinto === null ? null : { part: 'pattern', key: pinto },
    leopard === null ? null : { part: 'pattern', key: leopard },
    breed === CROSSBREED ? null : { part: 'breed', key: breed },
  ];
  return filled.filter((slot) => slot !== null);
}
