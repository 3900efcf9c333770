import { describe, expect, test } from 'vitest';
import { COLOUR_GROUPS } from './colour.ts';
import { coatGroup, coatName, coatOf, patternName } from './coat.ts';
import { type LivingGenotype, genotypeWith } from '../genetics/genotype.ts';
import { yearsOfGreying } from './grey.ts';
import { leopardExtent } from './leopard.ts';

type Changes = Partial<LivingGenotype>;

const BAY = genotypeWith();
const BASES: Record<string, Changes> = {
  chestnut: { extension: 'e/e' },
  bay: {},
  black: { agouti: 'a/a' },
};
const CREAM: Changes = { cream: 'n/Cr' };
const CREAM2: Changes = { cream: 'Cr/Cr' };
const DUN: Changes = { dun: 'n/D' };
const SILVER: Changes = { silver: 'n/Z' };
const CHAMPAGNE: Changes = { champagne: 'n/Ch' };
const ROAN: Changes = { kit: 'n/Rn' };
const GREY: Changes = { grey: 'n/G' };

function horse(...changes: Changes[]): LivingGenotype {
  return Object.assign({ ...BAY }, ...changes);
}

/** Name and filter group on chestnut, bay and black. */
const NAMES: [Changes, [string, string, string], [string, string, string]?][] = [
  [{}, ['chestnut', 'bay', 'black']],
  [CREAM, ['palomino', 'buckskin', 'smoky black']],
  [CREAM2, ['cremello', 'perlino', 'smoky cream']],
  [DUN, ['red dun', 'dun', 'grullo']],
  [{ ...DUN, ...CREAM }, ['dunalino', 'dunskin', 'smoky grullo'], ['palomino', 'buckskin', 'grullo']],
  [
    { ...DUN, ...CREAM2 },
    ['cremello dun', 'perlino dun', 'smoky cream dun'],
    ['cremello', 'perlino', 'smoky cream'],
  ],
  [SILVER, ['chestnut', 'silver bay', 'silver dapple']],
  [
    { ...SILVER, ...CREAM },
    ['palomino', 'silver buckskin', 'silver smoky black'],
    ['palomino', 'buckskin', 'silver dapple'],
  ],
  [
    { ...SILVER, ...CREAM2 },
    ['cremello', 'silver perlino', 'silver smoky cream'],
    ['cremello', 'perlino', 'smoky cream'],
  ],
  [{ ...SILVER, ...DUN }, ['red dun', 'silver dun', 'silver grullo'], ['red dun', 'dun', 'grullo']],
  [
    { ...SILVER, ...DUN, ...CREAM },
    ['dunalino', 'silver dunskin', 'silver smoky grullo'],
    ['palomino', 'buckskin', 'grullo'],
  ],
  [
    { ...SILVER, ...DUN, ...CREAM2 },
    ['cremello dun', 'silver perlino dun', 'silver smoky cream dun'],
    ['cremello', 'perlino', 'smoky cream'],
  ],
  ...champagnes({}, ['', '', '']),
  ...champagnes(SILVER, ['', ' silver', ' silver']),
];

function champagnes(silver: Changes, names: [string, string, string]): typeof NAMES {
  const rows: [Changes, string][] = [
    [{}, ''],
    [CREAM, ' cream'],
    [CREAM2, ' double cream'],
    [DUN, ' dun'],
    [{ ...DUN, ...CREAM }, ' cream dun'],
    [{ ...DUN, ...CREAM2 }, ' double cream dun'],
  ];
  return rows.map(([changes, words2]) => [
    { ...changes, ...silver, ...CHAMPAGNE },
    [
      `gold${names[0]}${words2} champagne`,
      `amber${names[1]}${words2} champagne`,
      `classic${names[2]}${words2} champagne`,
    ],
    ['champagne', 'champagne', 'champagne'],
  ]);
}

describe.each(NAMES)('with %j', (changes, names, groups = names) => {
  test(`chestnut, bay and black are ${names.join(', ')}`, () => {
    const horses = Object.values(BASES).map((base) => horse(base, changes));
    expect(horses.map((each) => coatName(coatOf(each)))).toEqual(names);
    expect(horses.map((each) => coatGroup(coatOf(each)))).toEqual(groups);
  });

  test('roan adds its word, or changes the three plain names', () => {
    const horses = Object.values(BASES).map((base) => horse(base, changes, ROAN));
    const plain: Record<string, string> = { chestnut: 'red roan', bay: 'bay roan', black: 'blue roan' };
    expect(horses.map((each) => coatName(coatOf(each)))).toEqual(
      names.map((name) => plain[name] ?? `${name} roan`),
    );
    expect(horses.map((each) => coatGroup(coatOf(each)))).toEqual(
      groups.map((group) => plain[group] ?? group),
    );
  });

  test('grey hides all others', () => {
    for (const base of Object.values(BASES)) {
      expect(coatName(coatOf(horse(base, changes, ROAN, GREY)))).toBe('grey');
      expect(coatGroup(coatOf(horse(base, changes, ROAN, GREY)))).toBe('grey');
    }
  });

  test('two copies of a dominant have the same name as one', () => {
    const twice: Changes = {
      ...(changes.dun && { dun: 'D/D' }),
      ...(changes.silver && { silver: 'Z/Z' }),
      ...(changes.champagne && { champagne: 'Ch/Ch' }),
    };
    const horses = Object.values(BASES).map((base) => horse(base, changes, twice));
    expect(horses.map((each) => coatName(coatOf(each)))).toEqual(names);
  });
});

test('the exact champagne names of the registry', () => {
  const names = Object.values(BASES).map((base) => coatName(coatOf(horse(base, CHAMPAGNE, CREAM, DUN))));
  expect(names).toEqual([
    'gold cream dun champagne',
    'amber cream dun champagne',
    'classic cream dun champagne',
  ]);
  expect(coatName(coatOf(horse(SILVER, CHAMPAGNE)))).toBe('amber silver champagne');
  expect(coatName(coatOf(horse({ agouti: 'a/a' }, SILVER, CHAMPAGNE, CREAM2, DUN)))).toBe(
    'classic silver double cream dun champagne',
  );
});

test('there are eighteen colour groups beside champagne, mushroom, pearl and white', () => {
  const rare: readonly string[] = ['champagne', 'mushroom', 'pearl', 'white'];
  expect(COLOUR_GROUPS.filter((group) => !rare.includes(group)).join(', ')).toBe(
    'bay, bay roan, black, blue roan, buckskin, chestnut, cremello, dun, grey, grullo, palomino, perlino, ' +
      'red dun, red roan, silver bay, silver dapple, smoky black, smoky cream',
  );
});

describe('patterns by alleles alone', () => {
  test.each<[Changes, string]>([
    [{ kit: 'n/To' }, 'bay tobiano'],
    [{ kit: 'To/To' }, 'bay tobiano'],
    [{ overo: 'n/O' }, 'bay frame overo'],
    [{ kit: 'n/To', overo: 'n/O' }, 'bay tovero'],
    [{ leopard: 'n/Lp' }, 'bay spotted blanket'],
    [{ leopard: 'n/Lp', pattern_modifier: 'n/PATN1' }, 'bay leopard'],
    [{ leopard: 'Lp/Lp' }, 'bay snowcap'],
    [{ leopard: 'Lp/Lp', pattern_modifier: 'PATN1/PATN1' }, 'bay few-spot'],
    [{ pattern_modifier: 'PATN1/PATN1' }, 'bay'],
    [{ kit: 'n/To', leopard: 'n/Lp' }, 'bay tobiano spotted blanket'],
    [{ grey: 'G/G', kit: 'n/To' }, 'grey tobiano'],
    [{ agouti: 'a/a', kit: 'n/Rn', overo: 'n/O' }, 'blue roan frame overo'],
  ])('%j is %s', (changes, name) => {
    expect(coatName(coatOf(horse(changes)))).toBe(name);
    const pattern = patternName(coatOf(horse(changes)));
    expect(pattern === null || name.endsWith(` ${pattern}`)).toBe(true);
    expect(pattern === null).toBe(name === 'bay');
  });
});

describe('leopard patterns by extent', () => {
  test.each<[Changes, [number, string][]]>([
    [
      { leopard: 'n/Lp' },
      [
        [0, 'varnish roan'],
        [0.149, 'varnish roan'],
        [0.15, 'snowflake'],
        [0.349, 'snowflake'],
        [0.35, 'spotted blanket'],
        [0.599, 'spotted blanket'],
        [0.6, 'near-leopard'],
        [0.75, 'leopard'],
        [1, 'leopard'],
      ],
    ],
    [
      { leopard: 'Lp/Lp' },
      [
        [0, 'varnish roan'],
        [0.25, 'snowcap'],
        [0.599, 'snowcap'],
        [0.6, 'near few-spot'],
        [0.75, 'few-spot'],
        [1, 'few-spot'],
      ],
    ],
  ])('%j', (changes, steps) => {
    for (const [lpExtent, word] of steps)
      expect(coatName(coatOf(horse(changes), { lpExtent }))).toBe(`bay ${word}`);
  });

  test('PATN1 alone sets the range of the extent', () => {
    const without = horse({ leopard: 'n/Lp' });
    const having = horse({ leopard: 'n/Lp', pattern_modifier: 'n/PATN1' });
    for (const reach of [0, 0.3, 0.999, 1]) {
      expect(leopardExtent(without, reach)).toBeLessThan(0.6);
      expect(leopardExtent(having, reach)).toBeGreaterThanOrEqual(0.6);
      expect(leopardExtent(having, reach)).toBeLessThan(1);
    }
  });
});

describe('greying', () => {
  test.each<[Changes, number, boolean, string]>([
    [{}, 0, false, 'bay'],
    [{}, 0.29, false, 'bay'],
    [{}, 0.3, false, 'rose grey'],
    [{ extension: 'e/e' }, 1, false, 'rose grey'],
    [{ agouti: 'a/a' }, 1, false, 'steel grey'],
    [{ agouti: 'a/a', cream: 'n/Cr' }, 1, false, 'steel grey'],
    [{ agouti: 'a/a', dun: 'D/D' }, 1, false, 'rose grey'],
    [{ agouti: 'a/a', silver: 'n/Z' }, 1, false, 'rose grey'],
    [{}, 3, false, 'dapple grey'],
    [{}, 6.99, true, 'dapple grey'],
    [{}, 7, false, 'light grey'],
    [{}, 10, false, 'white grey'],
    [{}, 10, true, 'flea-bitten grey'],
    [{ kit: 'n/To' }, 4, false, 'dapple grey tobiano'],
    [{ kit: 'n/Rn' }, 0.1, false, 'bay roan'],
    [{ kit: 'n/Rn' }, 2, false, 'rose grey'],
  ])('%j after %d years, flea-bites %s: %s', (changes, greyYears, fleaBitten, name) => {
    expect(coatName(coatOf(horse(changes, GREY), { greyYears, fleaBitten }))).toBe(name);
  });

  test('two copies grey 1.6 times as fast; the factor multiplies', () => {
    expect(yearsOfGreying(BAY, 1, 60)).toBeNull();
    expect(yearsOfGreying(horse({ grey: 'n/G' }), 1, 60)).toBe(5);
    expect(yearsOfGreying(horse({ grey: 'G/G' }), 1, 60)).toBe(8);
    expect(yearsOfGreying(horse({ grey: 'G/G' }), 0.5, 60)).toBe(4);
    expect(yearsOfGreying(horse({ grey: 'n/G' }), 1.5, 0)).toBe(0);
  });

  test('the group of a grey foal is its birth colour, later grey', () => {
    expect(coatGroup(coatOf(horse(GREY, DUN), { greyYears: 0.2 }))).toBe('dun');
    expect(coatGroup(coatOf(horse(GREY, DUN), { greyYears: 0.3 }))).toBe('grey');
  });
});
