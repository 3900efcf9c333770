import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { lookOfGenes, type Genes, type Sheet, type Tile } from './sheet.ts';

const CHESTNUT: Genes = { extension: 'e/e' };
const BAY: Genes = {};
const BLACK: Genes = { agouti: 'a/a' };
const BASES = [CHESTNUT, BAY, BLACK];

const named = (genes: Genes, more?: Parameters<typeof lookOfGenes>[1]): Tile => {
  const look = lookOfGenes(genes, more);
  return { look, caption: coatNameOfLook(look) };
};

const crossed = (bases: readonly Genes[], genes: readonly Genes[]): readonly Tile[] =>
  genes.flatMap((added) => bases.map((base) => named({ ...base, ...added })));

const BY_CREAM_AND_DUN: readonly Genes[] = [
  {},
  { cream: 'n/Cr' },
  { cream: 'Cr/Cr' },
  { dun: 'n/D' },
  { dun: 'n/D', cream: 'n/Cr' },
  { dun: 'n/D', cream: 'Cr/Cr' },
];
const withAdded = (gene: Genes) => BY_CREAM_AND_DUN.map((genes) => ({ ...genes, ...gene }));

/** Game months, one per stage of greying; all adult. */
const GREYING = [30, 54, 72, 96, 144];
const FLECKED = { ageInMonths: 168, traits: { fleaBites: 0 } };

const greys = (base: Genes) => [
  ...GREYING.map((ageInMonths) => named({ ...base, grey: 'n/G' }, { ageInMonths })),
  named({ ...base, grey: 'n/G' }, FLECKED),
];

const PINTO: readonly Genes[] = [{ kit: 'n/To' }, { overo: 'n/O' }, { kit: 'n/To', overo: 'n/O' }];

/** Lp and PATN1, then an extent of white that they allow, 0 to 1. */
const LEOPARDS = [
  ['n/Lp', 'n/n', 0.1],
  ['n/Lp', 'n/n', 0.4],
  ['n/Lp', 'n/n', 0.8],
  ['n/Lp', 'n/PATN1', 0.2],
  ['n/Lp', 'n/PATN1', 0.8],
  ['Lp/Lp', 'n/n', 0.8],
  ['Lp/Lp', 'n/PATN1', 0.2],
  ['Lp/Lp', 'n/PATN1', 0.8],
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
  captioned('palomino, metallic', named({ ...CHESTNUT, cream: 'n/Cr' }, { breed: 'akhal_teke' })),
];

/** Sixty names. */
const colours = (gene: Genes) => {
  const withGene = (bases: readonly Genes[], added: Genes) =>
    crossed(bases, withAdded({ ...gene, ...added }));
  return {
    creamAndDun: withGene(BASES, {}),
    silver: withGene([BAY, BLACK], { silver: 'n/Z' }),
    champagne: [
      ...withGene(BASES, { champagne: 'n/Ch' }),
      ...withGene([BAY, BLACK], { champagne: 'n/Ch', silver: 'n/Z' }),
    ],
  };
};

const PLAIN = colours({});
const ROAN = colours({ kit: 'n/Rn' });

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
        { kit: 'n/Rn' },
        { kit: 'n/Rn', cream: 'n/Cr' },
        { kit: 'n/Rn', dun: 'n/D' },
        { kit: 'n/Rn', champagne: 'n/Ch' },
      ]),
    },
    { title: 'Grey', tiles: [...greys(BLACK), ...greys(CHESTNUT)] },
    { title: 'Tobiano, frame and tovero', tiles: crossed([...BASES, { ...CHESTNUT, cream: 'n/Cr' }], PINTO) },
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
