import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { PLAIN_TRAITS } from '../coat/traits.ts';
import { coatName, coatOf } from '../coat/coat.ts';
import { gametesOfPairs } from './gametes.ts';
import { genotypeWith, isViable, parsePair, type LivingGenotype } from './genotype.ts';
import { drawFoalGenome } from './inherit.ts';
import { coatNameOfLook, lookOf } from '../coat/look.ts';
import { gameteOdds } from './odds.ts';
import { genomeWith, genotypeOf, lives } from './strands.ts';
import { patternSummary } from './wire-white.ts';

const BAY = genotypeWith();

const crossOdds = (sire: LivingGenotype, dam: LivingGenotype) =>
  gameteOdds(gametesOfPairs(sire), gametesOfPairs(dam));

function horse(changes: Partial<LivingGenotype>): LivingGenotype {
  return { ...BAY, ...changes };
}

function named(changes: Partial<LivingGenotype>): string {
  return coatName(coatOf(horse(changes)));
}

function seenAt(ageInMonths: number, changes: Partial<LivingGenotype>): string {
  const genotype = horse(changes);
  return coatNameOfLook(lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths }));
}

/** Each was seen in a public coat calculator. */
describe('mistakes not made here', () => {
  test('silver shown on chestnut or palomino', () => {
    expect(named({ extension: 'e/e', silver: 'Z/Z' })).toBe('chestnut');
    expect(named({ extension: 'e/e', silver: 'n/Z', cream: 'n/Cr' })).toBe('palomino');
    expect(named({ extension: 'e/e', silver: 'n/Z', champagne: 'n/Ch' })).toBe('gold champagne');
  });

  test('A/A on e/e called bay, buckskin or amber', () => {
    expect(named({ extension: 'e/e', agouti: 'A/A' })).toBe('chestnut');
    expect(named({ extension: 'e/e', agouti: 'A/A', cream: 'n/Cr' })).toBe('palomino');
    expect(named({ extension: 'e/e', agouti: 'A/A', champagne: 'n/Ch' })).toBe('gold champagne');
  });

  test('smoky black treated like buckskin', () => {
    const look = lookOf({
      genotype: horse({ agouti: 'a/a', cream: 'n/Cr' }),
      traits: PLAIN_TRAITS,
      breed: 'crossbreed',
      ageInMonths: 60,
    });
    expect(look).toMatchObject({ base: 'black', dilutions: { cream: 1 } });
    expect(coatNameOfLook(look)).toBe('smoky black');
  });

  test('dun taken for buckskin', () => {
    expect(named({ dun: 'n/D' })).toBe('dun');
    expect(named({ cream: 'n/Cr' })).toBe('buckskin');
  });

  test('few-spot without PATN1, leopard with two Lp', () => {
    expect(named({ leopard: 'Lp/Lp' })).toBe('bay snowcap');
    expect(named({ leopard: 'Lp/Lp', pattern_modifier: 'n/PATN1' })).toBe('bay few-spot');
  });

  test('PATN1 alone giving spots', () => {
    expect(named({ pattern_modifier: 'PATN1/PATN1' })).toBe('bay');
  });

  test('Rn/Rn killed', () => {
    const parents = horse({ kit: 'Rn/Rn' });
    expect(crossOdds(parents, parents)).toMatchObject({
      lethal: 0,
      outcomes: [{ name: 'bay roan', probability: 1 }],
    });
    expect(isViable(parents)).toBe(true);
  });

  test('O/O alive, or counted as a cremello', () => {
    const frame = horse({ overo: 'n/O' });
    const rng = rngFromNumber(1);
    const carrier = genomeWith({ overo: 'O' });
    const drawn = Array.from({ length: 500 }, () => drawFoalGenome(rng, carrier, carrier));
    const pairs = new Set(drawn.filter(lives).map((genome) => genotypeOf(genome).overo));
    expect([...pairs].toSorted()).toEqual(['n/O', 'n/n']);
    expect(isViable(genotypeWith({ overo: 'O/O' }))).toBe(false);
    expect(crossOdds(frame, frame).outcomes.map(({ name }) => name)).toEqual(['bay frame overo', 'bay']);
  });

  test('one slot for patterns that loses tobiano beside frame', () => {
    expect(named({ kit: 'n/To', overo: 'n/O' })).toBe('bay tovero');
    expect(patternSummary(horse({ kit: 'n/To', overo: 'n/O' }))).toBe('n/To n/O');
    expect(named({ kit: 'n/To', leopard: 'n/Lp', pattern_modifier: 'n/PATN1' })).toBe('bay tobiano leopard');
  });

  test('foals born grey, or greys turning back', () => {
    const ages = [0, 6, 48, 100, 140].map((age) => seenAt(age, { grey: 'n/G' }));
    expect(ages).toEqual(['bay', 'rose grey', 'dapple grey', 'light grey', 'white grey']);
  });

  test('grey changing skin or eyes', () => {
    const look = lookOf({
      genotype: horse({ grey: 'G/G', extension: 'e/e', cream: 'Cr/Cr' }),
      traits: PLAIN_TRAITS,
      breed: 'crossbreed',
      ageInMonths: 300,
    });
    expect(look).toMatchObject({ eyes: { left: 'blue', right: 'blue' }, dilutions: { cream: 2 } });
  });

  test('dapple grey mixed up with silver dapple', () => {
    expect(seenAt(60, { agouti: 'a/a', grey: 'n/G' })).toBe('dapple grey');
    expect(seenAt(60, { agouti: 'a/a', silver: 'n/Z' })).toBe('silver dapple');
  });

  test('red roan used for bay', () => {
    expect(named({ kit: 'n/Rn' })).toBe('bay roan');
    expect(named({ kit: 'n/Rn', extension: 'e/e' })).toBe('red roan');
  });

  test('a label inherited instead of alleles: two palominos have chestnuts and cremellos', () => {
    const palomino = horse({ extension: 'e/e', cream: 'n/Cr' });
    const names = crossOdds(palomino, palomino).outcomes.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['chestnut', 'cremello', 'palomino']);
  });

  test('odds of live foals left at 1/4 to 1/2 after O/O', () => {
    const frame = horse({ overo: 'n/O' });
    const [likeliest, other] = crossOdds(frame, frame).outcomes;
    expect(likeliest?.probability).toBeCloseTo(2 / 3, 12);
    expect(other?.probability).toBeCloseTo(1 / 3, 12);
  });

  test('white of a pattern changed by dilution or greying', () => {
    const patternAt = (ageInMonths: number, changes: Partial<LivingGenotype>) =>
      lookOf({
        genotype: horse({ kit: 'n/To', ...changes }),
        traits: PLAIN_TRAITS,
        breed: 'crossbreed',
        ageInMonths,
      }).patterns;
    const plain = patternAt(60, {});
    expect(patternAt(60, { cream: 'n/Cr', dun: 'D/D' })).toEqual(plain);
    expect(patternAt(300, { grey: 'G/G' })).toEqual(plain);
  });

  test('cream with champagne taken for double cream', () => {
    expect(named({ extension: 'e/e', cream: 'n/Cr', champagne: 'n/Ch' })).toBe('gold cream champagne');
    expect(named({ extension: 'e/e', cream: 'Cr/Cr' })).toBe('cremello');
  });

  test('the order of alleles breaking comparisons', () => {
    expect(parsePair('extension', 'e/E')).toBe('E/e');
    expect(named({ extension: parsePair('extension', 'e/E') ?? 'E/E' })).toBe(named({ extension: 'E/e' }));
  });
});
