import { BREEDS, CROSSBREED, type HorseBreed } from '../horses/breeds.ts';
import type { Coat } from '../horses/coat/coat.ts';
import { colourName, NO_DILUTIONS, type Colour, type Dilutions } from '../horses/coat/colour.ts';
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
/** Of horses that are white from birth, over any colour. */
export const WHITE_SLOT = 'white';

interface ColourPage {
  readonly title: string;
  readonly slots: readonly ColourSlot[];
}

interface ColourSlot {
  readonly key: string;
  readonly colour: SlotColour;
}

export type SlotColour = Colour | typeof GREY_SLOT | typeof WHITE_SLOT;

/** Chestnut hides silver. */
function coloursWith(more: Dilutions, roan: boolean): Colour[] {
  const colours = ([0, 1, 2] as const).flatMap((cream) =>
    [false, true].flatMap((dun) =>
      BASES.map((base): Colour => ({ base, dilutions: { ...more, cream, dun }, roan })),
    ),
  );
  return colours.filter(({ base }) => !more.silver || base !== 'chestnut');
}

function pagesOf(roan: boolean): readonly ColourPage[] {
  const end = roan ? ', roan' : '';
  const champagne = { ...NO_DILUTIONS, champagne: true };
  const page = (title: string, colours: readonly Colour[]) => ({
    title: title + end,
    slots: slotsOf(colours),
  });
  return [
    page('Cream and dun', coloursWith(NO_DILUTIONS, roan)),
    page('Silver', coloursWith({ ...NO_DILUTIONS, silver: true }, roan)),
    page('Champagne', [
      ...coloursWith(champagne, roan),
      ...coloursWith({ ...champagne, silver: true }, roan),
    ]),
  ];
}

/** Without other dilutions and roan. */
const PEARLS: readonly Colour[] = ([0, 1] as const).flatMap((cream) =>
  BASES.map((base) => ({ base, dilutions: { ...NO_DILUTIONS, cream, pearl: true }, roan: false })),
);
const MUSHROOMS: readonly Colour[] = (['chestnut', 'bay'] as const).map((base) => ({
  base,
  dilutions: { ...NO_DILUTIONS, mushroom: true },
  roan: false,
}));

const slotsOf = (colours: readonly Colour[]): readonly ColourSlot[] =>
  colours.map((colour) => ({ key: colourName(colour), colour }));

/** The 120 colours without pearl and mushroom, and the rare ones. */
export const COLOUR_PAGES: readonly ColourPage[] = [
  ...pagesOf(false),
  { title: 'Pearl', slots: slotsOf(PEARLS) },
  { title: 'Mushroom', slots: slotsOf(MUSHROOMS) },
  {
    title: 'Grey and white',
    slots: [
      { key: GREY_SLOT, colour: GREY_SLOT },
      { key: WHITE_SLOT, colour: WHITE_SLOT },
    ],
  },
  ...pagesOf(true),
];
export const COLOUR_SLOTS: readonly string[] = COLOUR_PAGES.flatMap(({ slots }) =>
  slots.map(({ key }) => key),
);

export const PATTERN_SLOTS: readonly string[] = [
  'tobiano',
  'frame overo',
  'tovero',
  'sabino',
  'splash',
  ...LEOPARD_PATTERNS,
];
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
  const { tobiano, frame, sabino, splash, leopard } = coat.patterns;
  const pinto = tobiano ? (frame ? 'tovero' : 'tobiano') : frame ? 'frame overo' : null;
  const filled: (AlbumSlot | null)[] = [
    { part: 'colour', key: colourSlotOf(coat) },
    coat.grey === null ? null : { part: 'colour', key: GREY_SLOT },
    pinto === null ? null : { part: 'pattern', key: pinto },
    sabino ? { part: 'pattern', key: 'sabino' } : null,
    splash ? { part: 'pattern', key: 'splash' } : null,
    leopard === null ? null : { part: 'pattern', key: leopard },
    breed === CROSSBREED ? null : { part: 'breed', key: breed },
  ];
  return filled.filter((slot) => slot !== null);
}

/** Pearl and mushroom fill one slot for each base, whatever else lightens them. */
export function colourSlotOf(coat: Coat): string {
  return coat.patterns.allWhite ? WHITE_SLOT : colourName(slotColour(coat));
}

function slotColour(colour: Colour): Colour {
  const { base, dilutions } = colour;
  const { cream, pearl, mushroom } = dilutions;
  if (pearl) return { base, dilutions: { ...NO_DILUTIONS, cream, pearl }, roan: false };
  if (mushroom) return { base, dilutions: { ...NO_DILUTIONS, mushroom }, roan: false };
  return colour;
}
