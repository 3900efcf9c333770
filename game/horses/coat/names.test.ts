import { expect, test } from 'vitest';
import { coatName, NO_PATTERNS, type Coat } from './coat.ts';
import { colourName, NO_DILUTIONS, type Colour } from './colour.ts';
import { BASES, LEOPARD_PATTERNS } from './look-values.ts';

const EITHER = [false, true];
/** Copies of cream, and whether pearl shows beside them. */
const CREAM_AND_PEARL = [
  { cream: 0, pearl: false },
  { cream: 1, pearl: false },
  { cream: 2, pearl: false },
  { cream: 1, pearl: true },
  { cream: 0, pearl: true },
] as const;

/** Chestnut shows no silver, black no mushroom. */
const COLOURS: readonly Colour[] = BASES.flatMap((base) =>
  CREAM_AND_PEARL.flatMap((creams) =>
    EITHER.flatMap((dun) =>
      EITHER.flatMap((champagne) =>
        EITHER.filter((silver) => !silver || base !== 'chestnut').flatMap((silver) =>
          EITHER.filter((mushroom) => !mushroom || base !== 'black').flatMap((mushroom) =>
            EITHER.map((roan) => ({
              base,
              dilutions: { ...creams, dun, silver, champagne, mushroom },
              roan,
            })),
          ),
        ),
      ),
    ),
  ),
);

test('every colour has a name of its own', () => {
  expect(new Set(COLOURS.map(colourName)).size).toBe(COLOURS.length);
});

test('every mixture of white patterns has a name of its own', () => {
  const patterns = EITHER.flatMap((tobiano) =>
    EITHER.flatMap((frame) =>
      EITHER.flatMap((sabino) =>
        EITHER.flatMap((splash) =>
          [null, ...LEOPARD_PATTERNS].map((leopard) => ({
            ...NO_PATTERNS,
            tobiano,
            frame,
            sabino,
            splash,
            leopard,
          })),
        ),
      ),
    ),
  );
  const names = patterns.map((each) => coatName({ ...BAY, patterns: each }));
  expect(new Set(names).size).toBe(patterns.length);
});

const BAY: Coat = { base: 'bay', dilutions: NO_DILUTIONS, roan: false, grey: null, patterns: NO_PATTERNS };

test.each<[Partial<Coat['dilutions']>, [string, string, string]]>([
  [{ pearl: true }, ['chestnut pearl', 'bay pearl', 'black pearl']],
  [{ pearl: true, cream: 1 }, ['palomino pearl', 'buckskin pearl', 'smoky black pearl']],
  [{ pearl: true, dun: true }, ['red dun pearl', 'dun pearl', 'grullo pearl']],
  [
    { pearl: true, cream: 1, champagne: true },
    ['gold cream pearl champagne', 'amber cream pearl champagne', 'classic cream pearl champagne'],
  ],
])('%j on chestnut, bay and black', (dilutions, names) => {
  expect(
    BASES.map((base) => coatName({ ...BAY, base, dilutions: { ...NO_DILUTIONS, ...dilutions } })),
  ).toEqual(names);
});

test.each<[Partial<Coat>, Partial<Coat['dilutions']>, string]>([
  [{ base: 'chestnut' }, { mushroom: true }, 'mushroom'],
  [{}, { mushroom: true }, 'bay mushroom'],
  [{ base: 'chestnut', roan: true }, { mushroom: true }, 'mushroom roan'],
  [{ base: 'chestnut' }, { mushroom: true, cream: 1 }, 'palomino mushroom'],
  [{}, { mushroom: true, silver: true }, 'silver bay mushroom'],
  [{ roan: true }, { pearl: true }, 'bay pearl roan'],
])('%j with %j is %s', (coat, dilutions, name) => {
  expect(coatName({ ...BAY, ...coat, dilutions: { ...NO_DILUTIONS, ...dilutions } })).toBe(name);
});

test.each<[Partial<Coat>, Partial<Coat['patterns']>, string]>([
  [{}, { sabino: true }, 'bay sabino'],
  [{ base: 'black', roan: true }, { sabino: true }, 'blue roan sabino'],
  [{}, { splash: true, frame: true }, 'bay frame overo splash'],
  [
    {},
    { sabino: true, tobiano: true, leopard: 'leopard', splash: true },
    'bay sabino tobiano leopard splash',
  ],
  [{ grey: 'dapple' }, { sabino: true }, 'dapple grey sabino'],
  [{ grey: 'dapple', roan: true }, { allWhite: true, tobiano: true }, 'white'],
])('%j with %j is %s', (coat, patterns, name) => {
  expect(coatName({ ...BAY, ...coat, patterns: { ...NO_PATTERNS, ...patterns } })).toBe(name);
});
