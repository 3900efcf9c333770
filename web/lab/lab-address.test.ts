import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genomeWith, genotypeIn, shownStrand } from '../../game/horses/genetics/strands.ts';
import { anyGenotype, livingGenome } from '../../server/testing/builders/any-genotype.ts';
import { MARKING_WHITES } from '../../game/horses/coat/markings.ts';
import { readAddress, writeAddress } from './lab-address.ts';
import { FIRST_DAM, FIRST_HORSE, FIRST_SIRE, isParent, type LabHorse, type LabState } from './lab-state.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

const anyHorse: fc.Arbitrary<LabHorse> = fc.record({
  genotype: anyGenotype,
  genome: fc.constant(undefined),
  markingWhites: fc.constantFrom(...MARKING_WHITES),
  greyFactor: fc.integer({ min: 50, max: 150 }).map((hundredths) => hundredths / 100),
});
const anyParent = fc
  .tuple(anyHorse, livingGenome, fc.boolean())
  .map(([horse, [sire, dam], isKnown]) => {
    if (!isKnown) return horse;
    const genome = genomeWith(shownStrand(sire), shownStrand(dam));
    return { ...horse, genome, genotype: genotypeIn(genome) };
  })
  .filter(isParent);
const age = fc.nat(600);
const anyState: fc.Arbitrary<LabState> = fc.oneof(
  fc.record({ shows: fc.constant('horse' as const), horse: anyHorse, age }),
  fc.record({ shows: fc.constant('foals' as const), sire: anyParent, dam: anyParent, age }),
);

test('addresses are read back unchanged, and need no escaping', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeAddress(state);
      expect(address).toMatch(/^\/lab\?[\w=&,.]+$/);
      expect(read(address.split('?')[1] ?? '')).toEqual({ state, unread: [] });
    }),
  );
});

test('addresses are short', () => {
  expect(writeAddress({ shows: 'horse', horse: FIRST_HORSE, age: 72 })).toBe('/lab?horse=ee,Aa,nCr');
  expect(writeAddress({ shows: 'foals', sire: FIRST_SIRE, dam: FIRST_DAM, age: 2 })).toBe(
    '/lab?sire=Ee,aa,nCr&dam=ee,Aa,nCr&age=2',
  );
});

test('a horse whose strands are known keeps them, allele by allele', () => {
  const { state, unread } = read('sire=e.E,a.A,n.Cr,Rn.n&dam=ee,aa');
  if (state.shows !== 'foals') throw new Error('No parents');
  expect(unread).toEqual([]);
  expect(state.sire.genotype).toMatchObject({ extension: 'E/e', agouti: 'A/a', cream: 'n/Cr', kit: 'n/Rn' });
  expect(state.dam.genome).toBeUndefined();
  expect(writeAddress(state)).toBe('/lab?sire=e.E,a.A,n.Cr,Rn.n&dam=ee,aa');
  for (const broken of ['e.E,aa', 'e.E,a.A,e.e', 'e.E,a.A,n.n', 'e.x,a.A', 'ee,Aa,e.E'])
    expect(read(`sire=${broken}&dam=ee,aa`).unread).toEqual(['sire']);
});

test('an empty address shows the first horse, adult', () => {
  for (const search of ['', 'utm_source=mail'])
    expect(read(search)).toEqual({ state: { shows: 'horse', horse: FIRST_HORSE, age: 72 }, unread: [] });
});

test('a single parent is joined by the default one', () => {
  expect(read('dam=EE,AA')).toMatchObject({ state: { shows: 'foals', sire: FIRST_SIRE }, unread: [] });
});

test.each(['horse=eE,aA,Crn', 'horse=E/e,A/a,n/Cr', 'horse=nCr,Aa,Ee', 'horse=e/E,a/A,Cr/n,minimal,1'])(
  '%s is a buckskin too',
  (search) => {
    expect(writeAddress(read(search).state)).toBe('/lab?horse=Ee,Aa,nCr');
  },
);

describe('unreadable parts become defaults, and are named', () => {
  test.each([
    'horse=',
    'horse=Ee',
    'horse=Aa,nCr',
    'horse=Ee,Aa,nXx',
    'horse=Ee,Aa,nn',
    'horse=Ee,Aa,nCr,CrCr',
    'horse=Ee,Aa,high,none',
    'horse=Ee,Aa,2',
    'horse=Ee,Aa,__proto__',
    'horse=Ee;Aa',
    'horse=%zz',
  ])('%s', (search) => {
    expect(read(search)).toMatchObject({ state: { horse: FIRST_HORSE }, unread: ['horse'] });
  });

  test.each(['-1', '601', '12.5', '1e2', '', 'old'])('age=%s', (written) => {
    expect(read(`horse=EE,AA&age=${written}`)).toMatchObject({ state: { age: 72 }, unread: ['age'] });
  });

  test('rejects a parent with O/O', () => {
    expect(read('sire=EE,AA,OO&dam=EE,AA,nO')).toMatchObject({
      state: { sire: FIRST_SIRE, dam: { genotype: { overo: 'n/O' } } },
      unread: ['sire'],
    });
  });
});
