import type { Base } from '../../../game/horses/coat/look-values.ts';

/** sRGB in even light. */
export interface PaletteRow {
  readonly body: string;
  /** Topline; below, belly. */
  readonly dark: string;
  readonly pale: string;
  /** Legs, muzzle and ears; default `body`. */
  readonly points?: string;
  readonly legs?: string;
  readonly mane: readonly [root: string, middle: string, tip: string];
  readonly skin: string;
  readonly hoof: string;
}

type ByCream = readonly [none: PaletteRow, once: PaletteRow, twice: PaletteRow];

const BLACK_MANE = ['#0b0909', '#131010', '#221a16'] as const;
const DARK = { skin: '#1d1816', hoof: '#3a322d' } as const;
const CREAM = { skin: '#d9a594', hoof: '#c9ad88' } as const;
const CHAMPAGNE = { skin: '#b98876', hoof: '#93775a' } as const;

/** No dun, silver or champagne. */
export const PLAIN_ROWS: Readonly<Record<Base, ByCream>> = {
  chestnut: [
    {
      body: '#8a4b28',
      dark: '#542a17',
      pale: '#b27c4c',
      legs: '#95592f',
      mane: ['#6d381c', '#834724', '#99602f'],
      skin: '#2f201a',
      hoof: '#5b4738',
    },
    {
      body: '#d6a868',
      dark: '#b08046',
      pale: '#ecd4a6',
      legs: '#dfbc84',
      mane: ['#dccba6', '#f0e5cd', '#f7f0e0'],
      skin: '#3a2d26',
      hoof: '#6b5644',
    },
    { body: '#f0e2c6', dark: '#e3cea6', pale: '#f6ecd8', mane: ['#efe2c8', '#f8f1e2', '#fbf6ec'], ...CREAM },
  ],
  bay: [
    { body: '#734226', dark: '#2f180e', pale: '#9a683f', points: '#15110f', mane: BLACK_MANE, ...DARK },
    { body: '#c5a069', dark: '#95703f', pale: '#e0c493', points: '#18120f', mane: BLACK_MANE, ...DARK },
    {
      body: '#ecd6ac',
      dark: '#dbb981',
      pale: '#f4e6ca',
      points: '#d9af78',
      mane: ['#cfa674', '#dcbc90', '#ebd9bb'],
      ...CREAM,
    },
  ],
  black: [
    {
      body: '#1c1817',
      dark: '#100e0e',
      pale: '#2a2320',
      mane: ['#0a0909', '#110f0f', '#1c1816'],
      skin: '#181413',
      hoof: '#2e2926',
    },
    {
      body: '#261c17',
      dark: '#150f0d',
      pale: '#402f24',
      mane: ['#110d0b', '#1b1512', '#33261d'],
      skin: '#1d1715',
      hoof: '#342c27',
    },
    {
      body: '#d6bf9c',
      dark: '#bb9c75',
      pale: '#e6d6bb',
      legs: '#bf9f7a',
      mane: ['#a98762', '#b9986f', '#cdb18a'],
      ...CREAM,
    },
  ],
};

/** `stripe` also colours face and bars. */
export interface DunRow extends PaletteRow {
  readonly stripe: string;
  /** Darkness of the face, 0 to 1. */
  readonly mask: number;
  /** Edges of mane and dock. */
  readonly frost: string;
}

type DunByCream = readonly [DunRow, DunRow, DunRow];

export const DUN_ROWS: Readonly<Record<Base, DunByCream>> = {
  chestnut: [
    {
      body: '#d0a173',
      dark: '#b07d4e',
      pale: '#e3c39d',
      legs: '#a5683c',
      mane: ['#8f5029', '#a4653a', '#c3905f'],
      skin: '#33241d',
      hoof: '#5b4738',
      stripe: '#8a4a26',
      mask: 0.68,
      frost: '#e2c39c',
    },
    {
      body: '#e3c690',
      dark: '#cba466',
      pale: '#f0dfbb',
      legs: '#d9b478',
      mane: ['#e3cfa6', '#f0e4ca', '#f6eedd'],
      skin: '#3a2d26',
      hoof: '#6b5644',
      stripe: '#b5813f',
      mask: 0.4,
      frost: '#f4ead4',
    },
    {
      body: '#ebdbbb',
      dark: '#dfc79c',
      pale: '#f3e7cf',
      mane: ['#ecddc0', '#f5ecda', '#f9f3e6'],
      ...CREAM,
      stripe: '#dcbd90',
      mask: 0.3,
      frost: '#f9f3e6',
    },
  ],
  bay: [
    {
      body: '#c19a66',
      dark: '#99713f',
      pale: '#dcbf95',
      points: '#1b1512',
      mane: ['#120e0c', '#1b1512', '#31251c'],
      ...DARK,
      stripe: '#261a12',
      mask: 0.75,
      frost: '#d8c29a',
    },
    {
      body: '#d8bb87',
      dark: '#b59056',
      pale: '#ead6ae',
      points: '#2a2019',
      mane: ['#1b1410', '#2a2019', '#4a3828'],
      skin: '#2c2521',
      hoof: '#3d342e',
      stripe: '#3a2a1c',
      mask: 0.6,
      frost: '#e4d2ac',
    },
    {
      body: '#e8d3ac',
      dark: '#d6b684',
      pale: '#f1e2c6',
      points: '#d6b283',
      mane: ['#c9a06c', '#d8b788', '#e8d4b3'],
      ...CREAM,
      stripe: '#c99a66',
      mask: 0.3,
      frost: '#efe0c4',
    },
  ],
  black: [
    {
      body: '#8c867e',
      dark: '#67615b',
      pale: '#aaa49a',
      points: '#171515',
      mane: ['#0e0c0c', '#171515', '#2a2725'],
      skin: '#191615',
      hoof: '#33302e',
      stripe: '#161313',
      mask: 1,
      frost: '#b9b2a8',
    },
    {
      body: '#8f826f',
      dark: '#6b5e4e',
      pale: '#b0a38e',
      points: '#221c18',
      mane: ['#15110e', '#221c18', '#3b3128'],
      skin: '#1d1916',
      hoof: '#363029',
      stripe: '#201914',
      mask: 0.8,
      frost: '#bdb19c',
    },
    {
      body: '#dcc6a2',
      dark: '#c8ab80',
      pale: '#ead9bb',
      legs: '#cbab80',
      mane: ['#b8946a', '#c9a97f', '#dfc8a4'],
      ...CREAM,
      stripe: '#b08c62',
      mask: 0.4,
      frost: '#e6d4b4',
    },
  ],
};

/** Pale mane with dark roots. */
export interface SilverRow extends PaletteRow {
  readonly dapple: string;
  readonly net: string;
}

const SILVER_MANE = ['#8a7a69', '#dcd2bd', '#efe8d8'] as const;

export const SILVER_ROWS: Readonly<Record<'bay' | 'black', readonly [SilverRow, SilverRow, SilverRow]>> = {
  bay: [
    {
      body: '#8a4b25',
      dark: '#562a14',
      pale: '#ad713f',
      points: '#5b4232',
      mane: ['#7a6550', '#d6c7ab', '#eae0cb'],
      ...DARK,
      dapple: '#a3683a',
      net: '#6f391b',
    },
    {
      body: '#cda669',
      dark: '#9f7640',
      pale: '#e3c898',
      points: '#7a6048',
      mane: ['#a38a69', '#e2d6bc', '#f1e9d6'],
      ...DARK,
      dapple: '#dcbd86',
      net: '#b18a50',
    },
    PLAIN_ROWS.bay[2] as SilverRow,
  ],
  black: [
    {
      body: '#52392b',
      dark: '#2f1f17',
      pale: '#6f5545',
      legs: '#40302a',
      mane: SILVER_MANE,
      skin: '#241d1a',
      hoof: '#463a33',
      dapple: '#8b7361',
      net: '#33221a',
    },
    {
      body: '#684f3d',
      dark: '#443023',
      pale: '#8b705a',
      legs: '#6b5643',
      mane: ['#9a8468', '#e0d5bd', '#f1ead9'],
      skin: '#241d1a',
      hoof: '#463a33',
      dapple: '#917861',
      net: '#4d3829',
    },
    PLAIN_ROWS.black[2] as SilverRow,
  ],
};

/** The dun's body with silver's mane and paler points. */
export const SILVER_DUN_POINTS = { bay: '#7a5b3e', black: '#6d6258' } as const;
export const SILVER_DUN_MANE = ['#8d7a62', '#dccfb4', '#efe6d2'] as const;

/** Bronze, without black. */
export const CHAMPAGNE_ROWS: Readonly<Record<Base, ByCream>> = {
  chestnut: [
    {
      body: '#ad7d4e',
      dark: '#7d532f',
      pale: '#c9a478',
      legs: '#b58b5f',
      mane: ['#b99c72', '#d6bf97', '#e6d5b4'],
      ...CHAMPAGNE,
    },
    {
      body: '#ecdcb9',
      dark: '#d8bf8e',
      pale: '#f4e9d0',
      mane: ['#ecdfc2', '#f6eedc', '#faf5e9'],
      skin: '#d29c8b',
      hoof: '#c0a37e',
    },
    {
      body: '#f3e8d4',
      dark: '#e8d5b3',
      pale: '#f8f1e3',
      mane: ['#f0e5d0', '#f9f3e6', '#fcf8f0'],
      skin: '#e0ae9e',
      hoof: '#cdb28e',
    },
  ],
  bay: [
    {
      body: '#9d7347',
      dark: '#6e4c2b',
      pale: '#bd966a',
      points: '#5a3f2e',
      mane: ['#483226', '#593f2f', '#7a5c45'],
      ...CHAMPAGNE,
    },
    {
      body: '#dfc79b',
      dark: '#c4a470',
      pale: '#edddbd',
      points: '#a98b6a',
      mane: ['#93744f', '#a98b6a', '#c4aa87'],
      skin: '#d29c8b',
      hoof: '#b3946f',
    },
    {
      body: '#f0e2c8',
      dark: '#e1cca6',
      pale: '#f6ecd9',
      points: '#dcc29c',
      mane: ['#d2b78e', '#e0caa6', '#efe0c6'],
      skin: '#e0ae9e',
      hoof: '#cdb28e',
    },
  ],
  black: [
    {
      body: '#7d6a57',
      dark: '#574637',
      pale: '#9c8871',
      legs: '#635040',
      mane: ['#4d3d31', '#5f4d40', '#7b6756'],
      ...CHAMPAGNE,
    },
    {
      body: '#c3b195',
      dark: '#a18c6d',
      pale: '#d8c9b0',
      legs: '#a28f79',
      mane: ['#8d7860', '#a28f79', '#bcab94'],
      skin: '#d29c8b',
      hoof: '#a88b68',
    },
    {
      body: '#ecdcc0',
      dark: '#dcc49d',
      pale: '#f3e8d2',
      legs: '#d9c19c',
      mane: ['#cdb28a', '#dcc4a0', '#ecdcc0'],
      skin: '#e0ae9e',
      hoof: '#cdb28e',
    },
  ],
};
const PEARL = { skin: '#c39a86', hoof: '#a88a66' } as const;

/** Pearl twice, or beside one cream: no hair keeps its full colour. */
export const PEARL_ROWS: Readonly<Record<Base, readonly [pearl: PaletteRow, creamPearl: PaletteRow]>> = {
  chestnut: [
    {
      body: '#cd9766',
      dark: '#a97040',
      pale: '#e2bd94',
      mane: ['#bf7f48', '#d39a63', '#e4ba8a'],
      ...PEARL,
    },
    { body: '#ecd9b8', dark: '#dcbf91', pale: '#f4e7cf', mane: ['#e9d8b9', '#f3e7cf', '#f8f0e0'], ...CREAM },
  ],
  bay: [
    {
      body: '#c39468',
      dark: '#946844',
      pale: '#dab892',
      points: '#69503b',
      mane: ['#6d503a', '#86664a', '#a5845f'],
      ...PEARL,
    },
    {
      body: '#e6cfa6',
      dark: '#d2b07d',
      pale: '#f0e1c4',
      points: '#c09970',
      mane: ['#b58e66', '#c9a680', '#dcc3a1'],
      ...CREAM,
    },
  ],
  black: [
    {
      body: '#927657',
      dark: '#6d533b',
      pale: '#b0966f',
      legs: '#7d6145',
      mane: ['#664c35', '#7f6345', '#a08360'],
      ...PEARL,
    },
    {
      body: '#d0b996',
      dark: '#b59a74',
      pale: '#e1d0b3',
      legs: '#b99b76',
      mane: ['#a48561', '#b59772', '#cbb18d'],
      ...CREAM,
    },
  ],
};
/** Darker than the dark hair of a pearl, so that the stripe is seen. */
export const PEARL_DUN_STRIPE: Readonly<Record<Base, readonly [pearl: string, creamPearl: string]>> = {
  chestnut: ['#84502b', '#c4955f'],
  bay: ['#57402d', '#9d7348'],
  black: ['#463324', '#876744'],
};
export const PEARL_FRECKLE = '#8a5d4f';
/** Of silver pearls. */
export const PEARL_SILVER_MANE = ['#a8927a', '#ded0b6', '#efe6d3'] as const;

const MUSHROOM_MANE = ['#a89a84', '#d3c8b3', '#e6dfd0'] as const;

/** Red hair turned sepia; black hair stays. */
export const MUSHROOM_ROWS: Readonly<Record<'chestnut' | 'bay', PaletteRow>> = {
  chestnut: {
    body: '#89755f',
    dark: '#5c4f43',
    pale: '#ab9c88',
    legs: '#8f8170',
    mane: MUSHROOM_MANE,
    skin: '#2b2420',
    hoof: '#554a40',
  },
  bay: { body: '#7a6b58', dark: '#3a3129', pale: '#9c8e7b', points: '#15120f', mane: BLACK_MANE, ...DARK },
};

export const CHAMPAGNE_SILVER_MANE = ['#9a8468', '#ddceb0', '#efe5cf'] as const;
export const CHAMPAGNE_FRECKLE = '#6a443a';
export const DARK_FRECKLE = '#2a211e';

/** A single cream lightens brown eyes. */
export const IRIS = {
  brown: '#351c0d',
  lightBrown: '#5c3a1c',
  amber: '#b1873a',
  green: '#8f9a58',
  blue: '#86b2d6',
  hazel: '#8a6a35',
} as const;

export const FLAXEN_MANE = ['#b08d5c', '#d4b684', '#e8d5ac'] as const;
export const WHITE_HAIR = '#f1ece4';
export const GREY_HAIR = '#eeebe6';
/** A foal's lower legs. */
export const MOUSE = '#a08a72';
