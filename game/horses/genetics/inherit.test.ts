import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber, type Rng } from '../../rng.ts';
import { copiesOf, isViable, readGenotype, type LivingGenotype } from './genotype.ts';
import { drawFoalGenotype } from './inherit.ts';
import { LOCI, type Locus } from './loci.ts';

const anyGenotype = fc.stringMatching(/^[012]{9}[01][012]{2}$/).map(readGenotype);
const anySeed = fc.nat();
const BAY = readGenotype('000000000000');

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

/** Heritable alleles: true for the variant. */
function canPass(parent: LivingGenotype, locus: Locus): boolean[] {
  const copies = copiesOf(parent, locus);
  return copies === 0 ? [false] : copies === 2 ? [true] : [false, true];
}

test('a foal takes one allele per locus from each parent, and lives', () => {
  fc.assert(
    fc.property(anyGenotype, anyGenotype, anySeed, (sire, dam, seed) => {
      const foal = drawFoalGenotype(rngFromNumber(seed), sire, dam);
      expect(isViable(foal)).toBe(true);
      for (const locus of LOCI) {
        const possible = canPass(sire, locus).flatMap((first) =>
          canPass(dam, locus).map((second) => Number(first) + Number(second)),
        );
        expect(possible).toContain(copiesOf(foal, locus));
      }
    }),
  );
});

test('the same seed gives the same foal; without two frame carriers it takes 24 draws', () => {
  fc.assert(
    fc.property(anyGenotype, anyGenotype, anySeed, (sire, dam, seed) => {
      const rng = counting(rngFromNumber(seed));
      const foal = drawFoalGenotype(rng, sire, dam);
      expect(drawFoalGenotype(rngFromNumber(seed), sire, dam)).toEqual(foal);
      if (sire.overo === 'n/n' || dam.overo === 'n/n') expect(rng.drawn).toBe(24);
    }),
  );
});

describe('shares among 20,000 foals', () => {
  function shares(locus: Locus, sire: LivingGenotype, dam: LivingGenotype): number[] {
    const rng = rngFromNumber(7);
    const counts = [0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      const copies = copiesOf(drawFoalGenotype(rng, sire, dam), locus);
      counts[copies] = (counts[copies] ?? 0) + 1;
    }
    return counts.map((count) => count / 20_000);
  }

  test.each<[string, Locus, Partial<LivingGenotype>, Partial<LivingGenotype>, number[]]>([
    ['E/e x E/e', 'extension', { extension: 'E/e' }, { extension: 'E/e' }, [0.25, 0.5, 0.25]],
    ['E/e x e/e', 'extension', { extension: 'E/e' }, { extension: 'e/e' }, [0, 0.5, 0.5]],
    ['e/e x e/e', 'extension', { extension: 'e/e' }, { extension: 'e/e' }, [0, 0, 1]],
    ['Cr/Cr x n/n', 'cream', { cream: 'Cr/Cr' }, {}, [0, 1, 0]],
    ['n/Rn x n/Rn', 'roan', { roan: 'n/Rn' }, { roan: 'n/Rn' }, [0.25, 0.5, 0.25]],
    ['n/O x n/O', 'overo', { overo: 'n/O' }, { overo: 'n/O' }, [1 / 3, 2 / 3, 0]],
    ['n/O x n/n', 'overo', { overo: 'n/O' }, {}, [0.5, 0.5, 0]],
  ])('of %s at %s', (_, locus, sire, dam, expected) => {
    const found = shares(locus, { ...BAY, ...sire }, { ...BAY, ...dam });
    for (const [copies, share] of expected.entries()) {
      if (share === 0 || share === 1) expect(found[copies]).toBe(share);
      else expect(found[copies]).toBeCloseTo(share, 1.5);
    }
  });

  test('loci are independent of each other', () => {
    const rng = rngFromNumber(11);
    const sire: LivingGenotype = { ...BAY, roan: 'n/Rn', tobiano: 'n/To' };
    let both = 0;
    let roan = 0;
    let tobiano = 0;
    for (let i = 0; i < 20_000; i++) {
      const foal = drawFoalGenotype(rng, sire, BAY);
      if (foal.roan === 'n/Rn') roan += 1;
      if (foal.tobiano === 'n/To') tobiano += 1;
      if (foal.roan === 'n/Rn' && foal.tobiano === 'n/To') both += 1;
    }
    expect(both / 20_000).toBeCloseTo((roan / 20_000) * (tobiano / 20_000), 1.7);
  });
});
