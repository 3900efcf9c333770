import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber, type Rng } from '../../rng.ts';
import { livingGenome } from '../../../server/testing/builders/any-genotype.ts';
import { coatName, coatOf } from '../coat/coat.ts';
import { drawFoalGenome } from './inherit.ts';
import { gametesAt } from './linkage.ts';
import { crossOdds } from './odds.ts';
import { genomeWith, genotypeOf, lives, type Alleles, type Genome } from './strands.ts';

const anySeed = fc.nat();

function counting(rng: Rng): Rng & { drawn: number } {
  const counter = {
    drawn: 0,
    next: () => {
      counter.drawn += 1;
      return rng.next();
    },
  };
  return counter;
}

test('a foal takes one allele per locus from each parent', () => {
  fc.assert(
    fc.property(livingGenome, livingGenome, anySeed, (sire, dam, seed) => {
      const foal = drawFoalGenome(rngFromNumber(seed), sire, dam);
      for (const [side, parent] of [sire, dam].entries())
        for (const [place, allele] of foal[side === 0 ? 0 : 1].entries())
          expect([parent[0][place], parent[1][place]]).toContain(allele);
    }),
  );
});

test('the same seed gives the same foal; it takes 50 draws, whatever the parents are', () => {
  fc.assert(
    fc.property(livingGenome, livingGenome, anySeed, (sire, dam, seed) => {
      const rng = counting(rngFromNumber(seed));
      const foal = drawFoalGenome(rng, sire, dam);
      expect(drawFoalGenome(rngFromNumber(seed), sire, dam)).toEqual(foal);
      expect(rng.drawn).toBe(50);
    }),
  );
});

describe('exact gametes', () => {
  const chances = (genome: Genome, loci: Parameters<typeof gametesAt>[1]) =>
    Object.fromEntries(
      gametesAt(genome, loci).map(({ alleles, chance }) => [alleles.join(''), Number(chance.toFixed(10))]),
    );

  test('of neighbours: half of each strand, less what crosses over', () => {
    const coupled = genomeWith({ extension: 'E', kit: 'Rn' }, { extension: 'e' });
    expect(chances(coupled, ['extension', 'kit'])).toEqual({ '01': 0.4, '00': 0.1, '11': 0.1, '10': 0.4 });
  });

  test('beside one tobiano: nearly together', () => {
    const inverted = genomeWith({ extension: 'E', kit: 'To' }, { extension: 'e' });
    expect(chances(inverted, ['extension', 'kit'])).toEqual({
      '02': 0.48,
      '00': 0.02,
      '12': 0.02,
      '10': 0.48,
    });
    const both = genomeWith({ extension: 'E', kit: 'To' }, { extension: 'e', kit: 'To' });
    expect(chances(both, ['extension', 'kit'])).toEqual({ '02': 0.5, '12': 0.5 });
  });

  test('over a locus at which the strands agree: Haldane over both intervals', () => {
    const apart = genomeWith({ pattern_modifier: 'PATN1', kit: 'Rn' }, {});
    const crossing = (1 - (1 - 2 * 0.12) * (1 - 2 * 0.2)) / 2;
    expect(chances(apart, ['pattern_modifier', 'kit'])).toEqual({
      '11': Number(((1 - crossing) / 2).toFixed(10)),
      '10': Number((crossing / 2).toFixed(10)),
      '01': Number((crossing / 2).toFixed(10)),
      '00': Number(((1 - crossing) / 2).toFixed(10)),
    });
  });

  test('sum to 1', () => {
    fc.assert(
      fc.property(livingGenome, (genome) => {
        for (const loci of [
          ['pattern_modifier', 'extension', 'kit', 'size'],
          ['leopard', 'herda', 'lfs'],
        ] as const)
          expect(gametesAt(genome, loci).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });
});

/** Upper tail of chi-square by Wilson and Hilferty. */
function chiTail(x: number, freedom: number): number {
  const z = (Math.cbrt(x / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = powers.reduceRight((sum, factor) => t * (factor + sum), 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? tail : 1 - tail;
}

/** Of the foals against the odds; coats with fewer than five expected foals are counted together. */
function probabilityOf(expected: ReadonlyMap<string, number>, seen: ReadonlyMap<string, number>): number {
  let chi = 0;
  let classes = 0;
  const rare = { expected: 0, seen: 0 };
  for (const [name, foals] of expected) {
    const found = seen.get(name) ?? 0;
    if (foals >= 5) {
      chi += (found - foals) ** 2 / foals;
      classes += 1;
    } else {
      rare.expected += foals;
      rare.seen += found;
    }
  }
  if (rare.expected >= 5) {
    chi += (rare.seen - rare.expected) ** 2 / rare.expected;
    classes += 1;
  }
  return classes < 2 ? 1 : chiTail(chi, classes - 1);
}

const FOALS = 20_000;
const LEAST_PROBABILITY = 0.001;

const RICH: readonly [Alleles, Alleles] = [
  {
    extension: 'e',
    agouti: 'a',
    cream: 'Cr',
    dun: 'D',
    silver: 'Z',
    champagne: 'Ch',
    kit: 'Rn',
    overo: 'O',
    leopard: 'Lp',
    pattern_modifier: 'PATN1',
    splash: 'SW1',
    splash2: 'SW2',
    mushroom: 'Mu',
  },
  { cream: 'prl', kit: 'To' },
];

describe('20,000 living foals follow the odds of their cross, and none has an impossible coat:', () => {
  const red = genomeWith({ extension: 'e' }, { extension: 'e' });
  test.each<[string, Genome, Genome, number]>([
    ['coupling', genomeWith({ extension: 'E', kit: 'Rn' }, { extension: 'e' }), red, 1],
    ['repulsion', genomeWith({ extension: 'E' }, { extension: 'e', kit: 'Rn' }), red, 2],
    ['the inversion', genomeWith({ extension: 'E', kit: 'To' }, { extension: 'e' }), red, 3],
    [
      'three points',
      genomeWith({ pattern_modifier: 'PATN1', extension: 'e', kit: 'To', leopard: 'Lp' }, { extension: 'E' }),
      genomeWith({ extension: 'e', leopard: 'Lp' }, { extension: 'e' }),
      4,
    ],
    [
      'lethal pairs',
      genomeWith({ overo: 'O', wffs: 'Wf' }),
      genomeWith({ wffs: 'Wf', extension: 'e' }, { overo: 'O', extension: 'e' }),
      5,
    ],
    [
      'a lethal pair of KIT beside red',
      genomeWith({ kit: 'W22', extension: 'e' }, { kit: 'Rn' }),
      genomeWith({ kit: 'W22', extension: 'e' }),
      6,
    ],
    ['many genes', genomeWith(...RICH), genomeWith(...RICH), 7],
  ])('%s', (_, sire, dam, seed) => {
    const expected = new Map(
      crossOdds(sire, dam).outcomes.map(({ name, probability }) => [name, FOALS * probability]),
    );
    const rng = rngFromNumber(seed);
    const seen = new Map<string, number>();
    for (let born = 0; born < FOALS;) {
      const foal = drawFoalGenome(rng, sire, dam);
      if (!lives(foal)) continue;
      born += 1;
      const name = coatName(coatOf(genotypeOf(foal)));
      if (!expected.has(name)) throw new Error(`seed ${seed}: ${name} is impossible`);
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    expect(probabilityOf(expected, seen), `seed ${seed}`).toBeGreaterThan(LEAST_PROBABILITY);
  });
});

test('a parent of a roan and a tobiano strand passes exactly one of the two', () => {
  const rng = rngFromNumber(8);
  const sire = genomeWith({ kit: 'Rn' }, { kit: 'To' });
  const kits = Array.from({ length: 400 }, () => genotypeOf(drawFoalGenome(rng, sire, genomeWith())).kit);
  expect([...new Set(kits)].toSorted()).toEqual(['n/Rn', 'n/To']);
});

test('red roans from a red mate: one in ten in coupling, four in ten in repulsion', () => {
  const red = genomeWith({ extension: 'e' }, { extension: 'e' });
  const redRoans = (sire: Genome) =>
    crossOdds(sire, red).outcomes.find(({ name }) => name === 'red roan')?.probability;
  expect(redRoans(genomeWith({ extension: 'E', kit: 'Rn' }, { extension: 'e' }))).toBeCloseTo(0.1, 12);
  expect(redRoans(genomeWith({ extension: 'E' }, { extension: 'e', kit: 'Rn' }))).toBeCloseTo(0.4, 12);
});

test('swapping the strands of a parent changes no odds', () => {
  fc.assert(
    fc.property(livingGenome, livingGenome, (sire, dam) => {
      const swapped = crossOdds([sire[1], sire[0]], dam).outcomes;
      const chances = new Map(swapped.map(({ name, probability }) => [name, probability]));
      for (const { name, probability } of crossOdds(sire, dam).outcomes)
        expect(chances.get(name)).toBeCloseTo(probability, 12);
    }),
    { numRuns: 30 },
  );
});
