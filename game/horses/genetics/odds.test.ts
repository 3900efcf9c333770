import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGenotype, livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { coatName, coatOf } from '../coat/coat.ts';
import { gametesOfPairs } from './gametes.ts';
import { allelesIn, genotypeAt, genotypeWith, isViable, type LivingGenotype } from './genotype.ts';
import { LOCI } from './loci.ts';
import { gameteOdds, type CrossOdds, type Outcome } from './odds.ts';

const BAY = genotypeWith();
/** Most loci usual: hundreds of genotypes per cross, not hundreds of thousands. None is white, which hides all else. */
const simpleGenotype = fc
  .tuple(anyGenotype, fc.subarray([...LOCI], { maxLength: 5 }))
  .map(([genotype, loci]) => genotypeWith(Object.fromEntries(loci.map((locus) => [locus, genotype[locus]]))))
  .filter(isViable)
  .filter(({ kit }) => !/W|SB1/.test(kit));

/** Of parents whose strands are unknown. */
const crossOdds = (sire: LivingGenotype, dam: LivingGenotype) =>
  gameteOdds(gametesOfPairs(sire), gametesOfPairs(dam));

function horse(changes: Partial<LivingGenotype>): LivingGenotype {
  return { ...BAY, ...changes };
}

function byName({ outcomes }: CrossOdds): Record<string, number> {
  return Object.fromEntries(outcomes.map(({ name, probability }) => [name, probability]));
}

/** Brute force, as if all loci were independent: enumerates and names every genotype. */
function enumerated(
  sire: LivingGenotype,
  dam: LivingGenotype,
): { names: Map<string, number>; lethal: number } {
  let genotypes: { numbers: (readonly [number, number])[]; chance: number }[] = [{ numbers: [], chance: 1 }];
  for (const locus of LOCI) {
    const pairs = new Map<string, { pair: readonly [number, number]; chance: number }>();
    for (const one of allelesIn(locus, sire[locus]))
      for (const other of allelesIn(locus, dam[locus])) {
        const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
        pairs.set(key, { pair: [one, other], chance: (pairs.get(key)?.chance ?? 0) + 0.25 });
      }
    genotypes = genotypes.flatMap(({ numbers, chance }) =>
      [...pairs.values()].map((each) => ({
        numbers: [...numbers, each.pair],
        chance: chance * each.chance,
      })),
    );
  }
  const names = new Map<string, number>();
  let lethal = 0;
  for (const { numbers, chance } of genotypes) {
    const genotype = genotypeAt((locus) => numbers[LOCI.indexOf(locus)] ?? [0, 0]);
    if (!isViable(genotype)) lethal += chance;
    else names.set(coatName(coatOf(genotype)), (names.get(coatName(coatOf(genotype))) ?? 0) + chance);
  }
  for (const [name, chance] of names) names.set(name, chance / (1 - lethal));
  return { names, lethal };
}

test('match brute-force enumeration of the cross', () => {
  fc.assert(
    fc.property(simpleGenotype, simpleGenotype, (sire, dam) => {
      const { outcomes, lethal } = crossOdds(sire, dam);
      const slow = enumerated(sire, dam);
      expect(lethal).toBeCloseTo(slow.lethal, 12);
      expect(outcomes.map(({ name }) => name).toSorted()).toEqual([...slow.names.keys()].toSorted());
      for (const { name, probability } of outcomes)
        expect(probability).toBeCloseTo(slow.names.get(name) ?? -1, 12);
    }),
  );
});

test('sum to 1, likeliest first, names unique', () => {
  fc.assert(
    fc.property(livingGenotype, livingGenotype, (sire, dam) => {
      const { outcomes } = crossOdds(sire, dam);
      const chances = outcomes.map(({ probability }) => probability);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      expect(Math.min(...chances)).toBeGreaterThan(0);
      expect(new Set(outcomes.map(({ name }) => name)).size).toBe(outcomes.length);
    }),
    { numRuns: 60 },
  );
});

test('are symmetric in the parents', () => {
  fc.assert(
    fc.property(simpleGenotype, simpleGenotype, (sire, dam) => {
      const turned = byName(crossOdds(dam, sire));
      for (const { name, probability } of crossOdds(sire, dam).outcomes)
        expect(turned[name]).toBeCloseTo(probability, 12);
    }),
  );
});

describe('known crosses', () => {
  test.each<[string, Partial<LivingGenotype>, Partial<LivingGenotype>, Record<string, number>]>([
    [
      'palomino x palomino',
      { extension: 'e/e', cream: 'n/Cr' },
      { extension: 'e/e', cream: 'n/Cr' },
      { palomino: 0.5, chestnut: 0.25, cremello: 0.25 },
    ],
    [
      'two bays that carry e and a',
      { extension: 'E/e', agouti: 'A/a' },
      { extension: 'E/e', agouti: 'A/a' },
      { bay: 9 / 16, chestnut: 4 / 16, black: 3 / 16 },
    ],
    ['grey x grey', { grey: 'n/G' }, { grey: 'n/G' }, { grey: 0.75, bay: 0.25 }],
    ['G/G parent', { grey: 'G/G' }, { extension: 'e/e', cream: 'Cr/Cr' }, { grey: 1 }],
    ['a roan tobiano passes one of the two', { kit: 'Rn/To' }, {}, { 'bay roan': 0.5, 'bay tobiano': 0.5 }],
    ['roan x roan', { kit: 'n/Rn' }, { kit: 'n/Rn' }, { 'bay roan': 0.75, bay: 0.25 }],
    ['frame x frame', { overo: 'n/O' }, { overo: 'n/O' }, { 'bay frame overo': 2 / 3, bay: 1 / 3 }],
    [
      'solid PATN1 x spotted',
      { pattern_modifier: 'PATN1/PATN1' },
      { leopard: 'n/Lp' },
      { bay: 0.5, 'bay leopard': 0.5 },
    ],
  ])('%s', (_, sire, dam, expected) => {
    const odds = byName(crossOdds(horse(sire), horse(dam)));
    expect(Object.keys(odds).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, chance] of Object.entries(expected)) expect(odds[name]).toBeCloseTo(chance, 12);
  });

  test('only two carriers lose foals', () => {
    expect(crossOdds(horse({ overo: 'n/O' }), horse({ overo: 'n/O' })).lethal).toBe(0.25);
    expect(crossOdds(horse({ overo: 'n/O' }), BAY).lethal).toBe(0);
    expect(crossOdds(horse({ kit: 'n/W5' }), horse({ kit: 'W20/W5' })).lethal).toBe(0.25);
    expect(crossOdds(horse({ kit: 'n/W5' }), horse({ kit: 'n/W10' })).lethal).toBe(0);
    expect(crossOdds(horse({ splash2: 'n/SW2' }), horse({ splash2: 'n/SW2' })).lethal).toBe(0.25);
  });

  test('a grey is drawn over the likeliest colour of its cross', () => {
    const { outcomes } = crossOdds(horse({ grey: 'n/G', extension: 'e/e' }), horse({ extension: 'e/e' }));
    const grey = outcomes.find(({ name }) => name === 'grey');
    expect(grey?.coat).toMatchObject({ base: 'chestnut', grey: 'adult' });
  });
});

describe('impossible results have no odds', () => {
  const has = (outcome: (each: Outcome) => boolean, sire: LivingGenotype, dam: LivingGenotype): boolean =>
    crossOdds(sire, dam).outcomes.some(outcome);
  const rules: [string, Partial<LivingGenotype>, Partial<LivingGenotype>, (each: Outcome) => boolean][] = [
    [
      'two chestnuts: anything but chestnut',
      { extension: 'e/e' },
      { extension: 'e/e' },
      ({ coat }) => coat.base !== 'chestnut',
    ],
    ['two a/a: bay', { agouti: 'a/a' }, { agouti: 'a/a' }, ({ coat }) => coat.base === 'bay'],
    ['no G: grey', { grey: 'n/n' }, { grey: 'n/n' }, ({ coat }) => coat.grey !== null],
    ['no D: dun', { dun: 'n/n' }, { dun: 'n/nd1' }, ({ coat }) => coat.dilutions.dun],
    ['no Ch: champagne', { champagne: 'n/n' }, { champagne: 'n/n' }, ({ coat }) => coat.dilutions.champagne],
    ['no Rn: roan', { kit: 'n/n' }, { kit: 'n/n' }, ({ coat }) => coat.roan],
    ['no To: tobiano', { kit: 'n/n' }, { kit: 'n/n' }, ({ coat }) => coat.patterns.tobiano],
    ['no O: frame', { overo: 'n/n' }, { overo: 'n/n' }, ({ coat }) => coat.patterns.frame],
    ['no Lp: spots', { leopard: 'n/n' }, { leopard: 'n/n' }, ({ coat }) => coat.patterns.leopard !== null],
    ['a G/G parent: no grey', { grey: 'G/G' }, {}, ({ coat }) => coat.grey === null],
    ['a D/D parent: no dun', { dun: 'D/D' }, {}, ({ coat }) => !coat.dilutions.dun && coat.grey === null],
    ['a To/To parent: no tobiano', { kit: 'To/To' }, {}, ({ coat }) => !coat.patterns.tobiano],
    ['an Rn/Rn parent: no roan', { kit: 'Rn/Rn' }, {}, ({ coat }) => !coat.roan && coat.grey === null],
    [
      'a Ch/Ch parent: no champagne',
      { champagne: 'Ch/Ch' },
      {},
      ({ coat }) => !coat.dilutions.champagne && coat.grey === null,
    ],
    ['an Lp/Lp parent: no Lp', { leopard: 'Lp/Lp' }, {}, ({ coat }) => coat.patterns.leopard === null],
    [
      'cream on one side only: double cream',
      { cream: 'Cr/Cr' },
      { cream: 'n/n' },
      ({ coat }) => coat.dilutions.cream === 2,
    ],
    [
      'a Cr/Cr parent: no cream',
      { cream: 'Cr/Cr' },
      {},
      ({ coat }) => coat.dilutions.cream === 0 && coat.grey === null,
    ],
  ];

  test.each(rules)('%s', (_, sireHas, damHas, impossible) => {
    fc.assert(
      fc.property(simpleGenotype, simpleGenotype, (sire, dam) => {
        // White hides all of it.
        const seen: typeof impossible = (outcome) => !outcome.coat.patterns.allWhite && impossible(outcome);
        expect(has(seen, { ...sire, ...sireHas }, { ...dam, ...damHas })).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

test('the surprises that must be possible', () => {
  const chestnutWithSilver = horse({ extension: 'e/e', silver: 'n/Z' });
  expect(byName(crossOdds(chestnutWithSilver, horse({ agouti: 'a/a' })))).toMatchObject({
    'silver bay': 0.5,
  });
  const varnish = horse({ leopard: 'n/Lp' });
  expect(byName(crossOdds(horse({ pattern_modifier: 'n/PATN1' }), varnish))['bay leopard']).toBe(0.25);
  const black = horse({ extension: 'E/e', agouti: 'a/a' });
  expect(byName(crossOdds(black, black))).toEqual({ black: 0.75, chestnut: 0.25 });
  const bay = horse({ agouti: 'A/a' });
  expect(byName(crossOdds(bay, bay))).toEqual({ bay: 0.75, black: 0.25 });
});
