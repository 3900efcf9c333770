import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { genotypeWith, isViable, type Genotype } from '../genetics/genotype.ts';
import { coatGroup, coatName, coatOf } from './coat.ts';
import { yearsOfGreying } from './grey.ts';
import { lookOf, type Look } from './look.ts';
import { drawBlueEyes, drawFace, drawWhiteShown } from './markings.ts';
import { PLAIN_TRAITS, type Traits } from './traits.ts';

type Pairs = Partial<Genotype>;

function living(pairs: Pairs) {
  const genotype = genotypeWith(pairs);
  if (!isViable(genotype)) throw new RangeError(`No horse lives with ${JSON.stringify(pairs)}`);
  return genotype;
}

const nameOf = (pairs: Pairs) => coatName(coatOf(living(pairs)));
const RED = { extension: 'e/e' } as const;
const BLACK = { agouti: 'a/a' } as const;

function look(pairs: Pairs, ageInMonths = 96, traits: Partial<Traits> = {}): Look {
  return lookOf({
    genotype: living(pairs),
    traits: { ...PLAIN_TRAITS, ...traits },
    breed: 'crossbreed',
    ageInMonths,
  });
}

test.each<[Pairs, [string, string, string], string]>([
  [{ cream: 'prl/prl' }, ['chestnut pearl', 'bay pearl', 'black pearl'], 'pearl'],
  [{ cream: 'Cr/prl' }, ['palomino pearl', 'buckskin pearl', 'smoky black pearl'], 'pearl'],
  [{ kit: 'n/SB1' }, ['chestnut sabino', 'bay sabino', 'black sabino'], ''],
  [{ kit: 'n/W5' }, ['chestnut sabino', 'bay sabino', 'black sabino'], ''],
  [{ kit: 'n/W10' }, ['chestnut sabino', 'bay sabino', 'black sabino'], ''],
  [{ kit: 'n/W22' }, ['chestnut sabino', 'bay sabino', 'black sabino'], ''],
  [{ kit: 'SB1/SB1' }, ['white', 'white', 'white'], 'white'],
  [{ kit: 'W5/W10' }, ['white', 'white', 'white'], 'white'],
  [{ kit: 'W20/W5' }, ['white', 'white', 'white'], 'white'],
  [{ kit: 'W20/W10' }, ['white', 'white', 'white'], 'white'],
  [{ kit: 'W20/W22' }, ['white', 'white', 'white'], 'white'],
  [{ splash: 'SW1/SW1' }, ['chestnut splash', 'bay splash', 'black splash'], ''],
  [{ splash: 'n/SW1', splash2: 'n/SW2' }, ['chestnut splash', 'bay splash', 'black splash'], ''],
  [{ mushroom: 'Mu/Mu' }, ['mushroom', 'bay mushroom', 'black'], ''],
])('%j on chestnut, bay and black', (pairs, names, group) => {
  const bases = [RED, {}, BLACK];
  expect(bases.map((base) => nameOf({ ...base, ...pairs }))).toEqual(names);
  if (group === '') return;
  expect(bases.map((base) => coatGroup(coatOf(living({ ...base, ...pairs }))))).toEqual(
    bases.map(() => group),
  );
});

test.each<[string, Pairs]>([
  ['one pearl', { cream: 'n/prl' }],
  ['one mushroom', { mushroom: 'n/Mu' }],
  ['W20', { kit: 'n/W20' }],
  ['W20 twice', { kit: 'W20/W20' }],
  ['one SW1', { splash: 'n/SW1' }],
  ['one SW2', { splash2: 'n/SW2' }],
  ['nd1', { dun: 'n/nd1' }],
  ['nd1 twice', { dun: 'nd1/nd1' }],
  ['gait, size and sprint', { gait: 'Gk/Gk', size: 'Ls/Ls', sprint: 'n/Sp' }],
])('%s changes no name', (_, pairs) => {
  expect([RED, {}, BLACK].map((base) => nameOf({ ...base, ...pairs }))).toEqual(['chestnut', 'bay', 'black']);
});

test.each<[Pairs, string]>([
  [{ kit: 'Rn/SB1' }, 'bay roan sabino'],
  [{ kit: 'To/SB1' }, 'bay sabino tobiano'],
  [{ kit: 'To/W20' }, 'bay tobiano'],
  [
    { kit: 'n/SB1', overo: 'n/O', leopard: 'n/Lp', splash: 'SW1/SW1' },
    'bay sabino frame overo spotted blanket splash',
  ],
  [{ kit: 'SB1/SB1', overo: 'n/O', leopard: 'Lp/Lp', splash: 'SW1/SW1', grey: 'G/G' }, 'white'],
  [{ grey: 'n/G', kit: 'n/SB1' }, 'grey sabino'],
  [{ grey: 'n/G2' }, 'grey'],
  [{ dun: 'D/nd1' }, 'dun'],
  [{ ...RED, mushroom: 'Mu/Mu', cream: 'n/Cr' }, 'palomino mushroom'],
])('%j is %s', (pairs, name) => {
  expect(nameOf(pairs)).toBe(name);
});

describe('greying', () => {
  const t = (grey: Genotype['grey'], years: number, factor = 1) =>
    yearsOfGreying(living({ grey }), factor, years * 12);

  test('slow greys begin late, and never pass the dapples', () => {
    expect(t('n/G2', 5)).toBeNull();
    expect(t('n/G2', 7)).toBe(1);
    expect(t('n/G2', 7, 1.5)).toBe(1.5);
    expect(t('G2/G2', 3)).toBeNull();
    expect(t('G2/G2', 13)).toBe(6.5);
    expect(t('n/G2', 30)).toBe(6.5);
    expect(look({ grey: 'n/G2' }, 360, { fleaBites: 0 }).grey?.stage).toBe('dapple');
    expect(look({ grey: 'G2/G2' }, 360, { fleaBites: 0 }).grey?.stage).toBe('dapple');
  });

  test('a fast and a slow allele grey a little faster than one fast', () => {
    expect([t('n/G', 5), t('G/G2', 5), t('G/G', 5)]).toEqual([5, 6, 8]);
    expect(look({ grey: 'G/G2' }, 360).grey?.stage).toBe('white');
  });

  test('a slow grey that has not begun looks like any other horse', () => {
    expect(look({ grey: 'n/G2' }, 60)).toEqual(look({}, 60));
    expect(look({ grey: 'G2/G2' }, 24)).toEqual(look({}, 24));
    expect(look({ grey: 'n/G2' }, 84)).not.toEqual(look({}, 84));
  });
});

test('eyes and skin of pearls: hazel, and green with cream', () => {
  expect(look({ cream: 'prl/prl' }).eyes.left).toBe('hazel');
  expect(look({ cream: 'Cr/prl' }).eyes.left).toBe('green');
  expect(look({ cream: 'n/prl' })).toEqual(look({}));
});

test('nd1 leaves a faint stripe, which dun and black hide', () => {
  expect(look({ dun: 'n/nd1' }).faintStripe).toBe(true);
  expect(look({ dun: 'D/nd1' })).toEqual(look({ dun: 'n/D' }));
  expect(look({ ...BLACK, dun: 'nd1/nd1' })).toEqual(look(BLACK));
});

test('a white horse shows no other pattern, no grey and no dilution of its hair', () => {
  const white = { kit: 'SB1/SB1' } as const;
  expect(
    look({ ...white, grey: 'n/G', dun: 'n/D', leopard: 'Lp/Lp', overo: 'n/O', splash: 'SW1/SW1' }),
  ).toEqual(look(white));
  expect(look(white).eyes).toEqual({ left: 'brown', right: 'brown' });
});

describe('white of face and legs', () => {
  const draws = <T>(draw: (seed: number) => T) => Array.from({ length: 2000 }, (_, seed) => draw(seed));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const shown = (pairs: Pairs) =>
    mean(draws((seed) => drawWhiteShown(rngFromNumber(seed), 0, living(pairs))));

  test('W20 adds half a step a copy, splash genes 0.6 each', () => {
    const plain = shown({});
    expect(shown({ kit: 'n/W20' }) - plain).toBeCloseTo(0.5, 2);
    expect(shown({ kit: 'W20/W20' }) - plain).toBeCloseTo(1, 2);
    expect(shown({ splash: 'n/SW1' }) - plain).toBeCloseTo(0.6, 2);
    expect(shown({ splash2: 'n/SW2' }) - plain).toBeCloseTo(0.6, 2);
  });

  test('30% of splash carriers have one blue eye; full splashes have two', () => {
    const eyes = (pairs: Pairs) => draws((seed) => drawBlueEyes(rngFromNumber(seed), living(pairs)));
    const carriers = eyes({ splash: 'n/SW1' });
    expect(carriers.filter((eye) => eye !== 'none').length / carriers.length).toBeCloseTo(0.3, 1);
    expect(carriers).not.toContain('both');
    expect(look({ splash: 'SW1/SW1' }).eyes).toEqual({ left: 'blue', right: 'blue' });
    expect(new Set(eyes({ kit: 'n/SB1' }))).toEqual(new Set(['none']));
  });

  test('a full splash has a bald face, most sabinos a blaze at least', () => {
    const faces = (pairs: Pairs) => draws((seed) => drawFace(rngFromNumber(seed), 0, living(pairs)).name);
    expect(new Set(faces({ splash: 'SW1/SW1' }))).toEqual(new Set(['bald']));
    const wide = faces({ kit: 'n/SB1' }).filter((name) => name === 'blaze' || name === 'bald');
    expect(wide.length / 2000).toBeGreaterThan(0.8);
  });
});
