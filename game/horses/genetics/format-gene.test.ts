import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatOf } from '../coat/coat.ts';
import { GENE_GROUPS } from './gene-groups.ts';
import { formatGene } from './format-gene.ts';
import {
  copiesOf,
  genotypeOf,
  isViable,
  readGenotype,
  type Genotype,
  type LivingGenotype,
} from './genotype.ts';
import { LOCI, LOCUS_ROWS, type Copies, type Locus } from './loci.ts';

const anyGenotype = fc.stringMatching(/^[012]{9}[01][012]{2}$/).map(readGenotype);
const anyLocus = fc.constantFrom(...LOCI);

function living(genotype: Genotype): LivingGenotype {
  if (!isViable(genotype)) throw new Error('O/O');
  return genotype;
}

const withCopies = (genotype: Genotype, locus: Locus, copies: Copies) =>
  living(genotypeOf((each) => (each === locus ? copies : copiesOf(genotype, each))));

test('every locus is described once', () => {
  const listed = GENE_GROUPS.flatMap(({ genes }) => genes.map(({ locus }) => locus));
  expect(listed.toSorted()).toEqual(LOCI.toSorted());
});

test('removing a hidden variant leaves the coat; removing a seen one changes it', () => {
  fc.assert(
    fc.property(anyGenotype, anyLocus, (genotype, locus) => {
      const { is } = formatGene(genotype, locus);
      const coat = coatOf(genotype);
      const without = coatOf(withCopies(genotype, locus, 0));
      if (is === 'hidden') expect(without).toEqual(coat);
      if (is === 'seen') expect(without).not.toEqual(coat);
    }),
    { numRuns: 2000 },
  );
});

test('usual means no variant, at a locus that shows', () => {
  fc.assert(
    fc.property(anyGenotype, anyLocus, (genotype, locus) => {
      const usual = copiesOf(genotype, locus) === 0;
      const shows = locus !== 'agouti' || genotype.extension !== 'e/e';
      expect(formatGene(genotype, locus).is === 'usual').toBe(usual && shows);
    }),
    { numRuns: 500 },
  );
});

test('the text says half of the foals for one copy, every foal for two', () => {
  fc.assert(
    fc.property(anyGenotype, anyLocus, (genotype, locus) => {
      const { text } = formatGene(genotype, locus);
      expect(text).toMatch(/^[A-Z][^.]+\.$/);
      expect(text.length).toBeLessThan(100);
      if (LOCUS_ROWS[locus].required) return;
      const copies = copiesOf(genotype, locus);
      expect(text.includes('about half of the foals get it')).toBe(copies === 1);
      expect(text.includes('every foal gets it')).toBe(copies === 2);
    }),
    { numRuns: 500 },
  );
});

/** docs/rules/genetics.md#loci */
test.each<[Partial<Genotype>, Locus, string, RegExp]>([
  [{ extension: 'E/e' }, 'extension', 'hidden', /carries red: a foal may be chestnut/],
  [{ extension: 'E/E' }, 'extension', 'usual', /none is chestnut/],
  [{ agouti: 'A/a' }, 'agouti', 'hidden', /a foal may be black all over/],
  [{ extension: 'e/e', agouti: 'A/A' }, 'agouti', 'hidden', /^Unseen on a red horse/],
  [{ extension: 'e/e', silver: 'n/Z' }, 'silver', 'hidden', /no black to lighten/],
  [{ silver: 'n/Z' }, 'silver', 'seen', /Lightens black/],
  [{ agouti: 'a/a', cream: 'n/Cr' }, 'cream', 'seen', /hardly seen on black/],
  [{ extension: 'e/e', agouti: 'a/a', cream: 'n/Cr' }, 'cream', 'seen', /gold/],
  [{ agouti: 'a/a', cream: 'Cr/Cr' }, 'cream', 'seen', /blue eyes/],
  [{ pattern_modifier: 'n/PATN1' }, 'pattern_modifier', 'hidden', /Unseen without Lp/],
  [{ leopard: 'n/Lp', pattern_modifier: 'PATN1/PATN1' }, 'pattern_modifier', 'seen', /Spreads the white/],
  [{ overo: 'n/O' }, 'overo', 'seen', /no foal lives with two copies/],
  [{ grey: 'G/G' }, 'grey', 'seen', /faster by the second copy/],
  [{ leopard: 'Lp/Lp' }, 'leopard', 'seen', /few spots or none, and no sight in the dark/],
])('%j: %s is %s', (pairs, locus, is, text) => {
  const gene = formatGene({ ...genotypeOf(() => 0), ...pairs }, locus);
  expect(gene.is).toBe(is);
  expect(gene.text).toMatch(text);
});
