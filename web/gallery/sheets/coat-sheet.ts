import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { lookOfGenes, type Genes, type Sheet, type Tile } from './sheet.ts';

const CHESTNUT: Genes = { extension: 2 };
const BAY: Genes = {};
const BLACK: Genes = { agouti: 2 };
const BASES = [CHESTNUT, BAY, BLACK];

const named = (genes: Genes, more?: Parameters<typeof lookOfGenes>[1]): Tile => {
  const look = lookOfGenes(genes, more);
  return { look, caption: coatNameOfLook(look) };
};

const crossed = (bases: readonly Genes[], genes: readonly Genes[]): readonly Tile[] =>
  genes.flatMap((added) => bases.map((base) => named({ ...base, ...added })));

const BY_CREAM_AND_DUN: readonly Genes[] = [
  {},
  { cream: 1 },
  { cream: 2 },
  { dun: 1 },
  { dun: 1, cream: 1 },
  { dun: 1, cream: 2 },
];
const withAdded = (gene: Genes) => BY_CREAM_AND_DUN.map((genes) => ({ ...genes, ...gene }));

/** Game months, one per stage of greying; all adult. */
const GREYING = [30, 54, 72, 96, 144];
const FLECKED = { ageInMonths: 168, traits: { fleaBites: 0 } };

const greys = (base: Genes) => [
  ...GREYING.map((ageInMonths) => named({ ...base, grey: 1 }, { ageInMonths })),
  named({ ...base, grey: 1 }, FLECKED),
];

const PINTO: readonly Genes[] = [{ tobiano: 1 }, { overo: 1 }, { tobiano: 1, overo: 1 }];

/** Copies of Lp and PATN1, then an extent of white that they allow, 0 to 1. */
const LEOPARDS = [
  [1, 0, 0.1],
  [1, 0, 0.4],
  [1, 0, 0.8],
  [1, 1, 0.2],
  [1, 1, 0.8],
  [2, 0, 0.8],
  [2, 1, 0.2],
  [2, 1, 0.8],
] as const;

const leopards = (base: Genes) =>
  LEOPARDS.map(([leopard, pattern_modifier, leopardReach]) =>
    named({ ...base, leopard, pattern_modifier }, { traits: { leopardReach } }),
  );

const captioned = (caption: string, tile: Tile): Tile => ({ ...tile, caption });

const SHADED: readonly Tile[] = [
  captioned('chestnut, darkest', named(CHESTNUT, { traits: { shade: -1 } })),
  captioned('chestnut, lightest', named(CHESTNUT, { traits: { shade: 1 } })),
  captioned('chestnut, flaxen', named(CHESTNUT, { traits: { flaxen: 'f/f' } })),
  captioned('bay, darkest', named(BAY, { traits: { shade: -1 } })),
  captioned('bay, lightest', named(BAY, { traits: { shade: 1 } })),
  captioned('palomino, metallic', named({ ...CHESTNUT, cream: 1 }, { breed: 'akhal_teke' })),
];

/** Sixty names. */
const colours = (gene: Genes) => {
  const withGene = (bases: readonly Genes[], added: Genes) =>
    crossed(bases, withAdded({ ...gene, ...added }));
  return {
    creamAndDun: withGene(BASES, {}),
    silver: withGene([BAY, BLACK], { silver: 1 }),
    champagne: [...withGene(BASES, { champagne: 1 }), ...withGene([BAY, BLACK], { champagne: 1, silver: 1 })],
  };
};

const PLAIN = colours({});
const ROAN = colours({ roan: 1 });

/** All coats without roan, and a few roans; `ROAN_SHEET` has all. Patterns are not combined with every colour. */
export const COAT_SHEET: Sheet = {
  title: 'Every coat',
  columns: 12,
  width: 176,
  parts: [
    { title: 'Cream and dun, shade, flaxen and metal', tiles: [...PLAIN.creamAndDun, ...SHADED] },
    { title: 'Silver', tiles: PLAIN.silver },
    { title: 'Champagne', tiles: PLAIN.champagne },
    {
      title: 'Roan',
      tiles: crossed(BASES, [
        { roan: 1 },
        { roan: 1, cream: 1 },
        { roan: 1, dun: 1 },
        { roan: 1, champagne: 1 },
      ]),
    },
    { title: 'Grey', tiles: [...greys(BLACK), ...greys(CHESTNUT)] },
    { title: 'Tobiano, frame and tovero', tiles: crossed([...BASES, { ...CHESTNUT, cream: 1 }], PINTO) },
    { title: 'The leopard complex', tiles: [...leopards(BAY), ...leopards(BLACK), ...leopards(CHESTNUT)] },
  ],
};

export const ROAN_SHEET: Sheet = {
  title: 'Every roan',
  columns: 6,
  width: 240,
  parts: [
    { title: 'Cream and dun', tiles: ROAN.creamAndDun },
    { title: 'Silver', tiles: ROAN.silver },
    { title: 'Champagne', tiles: ROAN.champagne },
  ],
};
