import { describe, expect, test } from 'vitest';
import { BREEDS } from '../horses/breeds.ts';
import { sharedDraws } from '../horses/birth-draws.ts';
import { drawFounder } from '../horses/founder.ts';
import { STRAND_LOCI } from '../horses/genetics/loci.ts';
import { lives, PLACE } from '../horses/genetics/strands.ts';
import { rngFromNumber } from '../rng.ts';
import { birthSeed, foalDraws } from './birth-proof.ts';
import { drawFoal, type Foal, type Parentage } from './foal.ts';
import { foalName } from '../horses/name.ts';

const OUTBRED = { foal: 0, sire: 0, dam: 0 };

function founder(seed: number): Parentage {
  const rng = rngFromNumber(seed);
  const breed = BREEDS[Math.floor(rng.next() * BREEDS.length)];
  if (!breed) throw new Error('No breed');
  return { breed: breed.id, ...drawFounder(rng, breed) };
}

function bornFrom(...parents: Parameters<typeof drawFoal>): Foal {
  const foal = drawFoal(...parents);
  if (!foal) throw new Error('She did not take');
  return foal;
}

describe('a foal', () => {
  test('takes one allele of each parent at every locus, and lives', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const [sire, dam] = [founder(seed), founder(seed + 10_000)];
      const foal = drawFoal(sharedDraws(rngFromNumber(seed)), sire, dam, OUTBRED);
      if (!foal) continue;
      expect(lives(foal.genome), `seed ${seed}`).toBe(true);
      for (const locus of STRAND_LOCI) {
        const at = ({ genome }: Parentage) => genome.map((strand) => strand[PLACE[locus]]);
        const [fromSire, fromDam] = at(foal);
        expect(at(sire), `seed ${seed}, ${locus}`).toContain(fromSire);
        expect(at(dam), `seed ${seed}, ${locus}`).toContain(fromDam);
      }
    }
  });

  test('is a mare as often as a stallion', () => {
    const mares = Array.from({ length: 2_000 }, (_, seed) =>
      bornFrom(sharedDraws(rngFromNumber(seed)), founder(1), founder(2), OUTBRED),
    );
    const share = mares.filter(({ sex }) => sex === 'mare').length / mares.length;
    expect(share).toBeGreaterThan(0.46);
    expect(share).toBeLessThan(0.54);
  });

  test('is of the breed of its parents, or a crossbreed', () => {
    const draws = sharedDraws(rngFromNumber(3));
    const [one, other] = [founder(1), founder(2)];
    const friesian = { ...one, breed: 'friesian' as const };
    expect(bornFrom(draws, friesian, { ...other, breed: 'friesian' }, OUTBRED).breed).toBe('friesian');
    expect(bornFrom(draws, friesian, { ...other, breed: 'arabian' }, OUTBRED).breed).toBe('crossbreed');
    expect(
      bornFrom(draws, { ...one, breed: 'crossbreed' }, { ...other, breed: 'crossbreed' }, OUTBRED).breed,
    ).toBe('crossbreed');
  });
});

describe('a birth', () => {
  const secret = new Uint8Array(32).fill(7);
  const parents = { stallionId: 's', mareId: 'm', entropy: '0'.repeat(32) };
  const draw = (birth = parents, birthNumber = 1) =>
    bornFrom(foalDraws(birthSeed(secret, birth.mareId, birthNumber), birth), founder(1), founder(2), OUTBRED);

  test('is the same for the same seed', () => {
    expect(draw()).toEqual(draw());
  });

  test('changes with the number of the cover, the stallion and the entropy', () => {
    const { seed } = draw().traits;
    expect(draw(parents, 2).traits.seed).not.toBe(seed);
    expect(draw({ ...parents, stallionId: 'other' }).traits.seed).not.toBe(seed);
    expect(draw({ ...parents, entropy: '1'.repeat(32) }).traits.seed).not.toBe(seed);
  });
});

describe('a foal’s first name', () => {
  test.each([
    ['Juniper', 'Foal of Juniper'],
    ['x'.repeat(42), `Foal of ${'x'.repeat(42)}`],
    ['x'.repeat(43), `Foal of ${'x'.repeat(41)}…`],
  ])('of %s', (dam, name) => {
    expect(foalName(dam)).toBe(name);
    expect(foalName(dam).length).toBeLessThanOrEqual(50);
  });
});
