import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatOf } from '../coat/coat.ts';
import { GENE_GROUPS } from './gene-groups.ts';
import { formatGene } from './format-gene.ts';
import { livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { allelesIn, genotypeWith, isUsual, type Genotype, type LivingGenotype } from './genotype.ts';
import { isRequired, LOCI, pairsOf, type Locus } from './loci.ts';

/** Genes of the body, white alleles and rare dilutions are seen in other ways than in today's coat. */
const IN_COAT: readonly Locus[] = [
  'agouti',
  'extension',
  'silver',
  'champagne',
  'overo',
  'leopard',
  'pattern_modifier',
];
const anyLocus = fc.constantFrom(...LOCI);
const coatLocus = fc.constantFrom(...IN_COAT);

const without = (genotype: LivingGenotype, locus: Locus): LivingGenotype => ({
  ...genotype,
  [locus]: pairsOf(locus)[0],
});

test('every locus is described once', () => {
  const listed = GENE_GROUPS.flatMap(({ genes }) => genes.map(({ locus }) => locus));
  expect(listed.toSorted()).toEqual(LOCI.toSorted());
});

test('removing a hidden variant leaves the coat; removing a seen one changes it', () => {
  fc.assert(
    fc.property(livingGenotype, coatLocus, (genotype, locus) => {
      const { is } = formatGene(genotype, locus);
      const coat = coatOf(genotype);
      // White hides all other genes.
      fc.pre(!coat.patterns.allWhite);
      const removed = coatOf(without(genotype, locus));
      if (is === 'hidden') expect(removed).toEqual(coat);
      if (is === 'seen') expect(removed).not.toEqual(coat);
    }),
    { numRuns: 2000 },
  );
});

test('usual means no variant, at a locus that shows', () => {
  fc.assert(
    fc.property(livingGenotype, anyLocus, (genotype, locus) => {
      const shows = locus !== 'agouti' || genotype.extension !== 'e/e';
      expect(formatGene(genotype, locus).is === 'usual').toBe(isUsual(genotype, locus) && shows);
    }),
    { numRuns: 500 },
  );
});

test('the text says half of the foals for one variant, every foal for two', () => {
  fc.assert(
    fc.property(livingGenotype, anyLocus, (genotype, locus) => {
      const { text } = formatGene(genotype, locus);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeLessThan(100);
      if (isRequired(locus)) return;
      const [one, other] = allelesIn(locus, genotype[locus]);
      const variants = Number(one > 0) + Number(other > 0);
      expect(text.includes('about half of the foals get it')).toBe(variants === 1);
      expect(text.includes('every foal gets it')).toBe(variants === 2 && one === other);
      expect(text.includes('every foal gets one of the two')).toBe(variants === 2 && one !== other);
    }),
    { numRuns: 500 },
  );
});

test('on a white horse nothing is seen but its white, and what shows in skin and eyes', () => {
  fc.assert(
    fc.property(livingGenotype, (genotype) => {
      const white: Genotype = { ...genotype, kit: 'SB1/SB1' };
      const seen = LOCI.filter((locus) => formatGene(white, locus).is === 'seen');
      expect(['kit', 'cream', 'champagne']).toEqual(expect.arrayContaining(seen));
    }),
    { numRuns: 500 },
  );
});

/** docs/rules/genetics.md#loci */
test.each<[Partial<Genotype>, Locus, string, RegExp]>([
  [{ extension: 'E/e' }, 'extension', 'hidden', /carries red: a foal may be chestnut/],
  [{ extension: 'E/E' }, 'extension', 'usual', /none is chestnut/],
  [{ extension: 'e/e', kit: 'SB1/SB1' }, 'extension', 'hidden', /^Under the white: red hair only/],
  [{ leopard: 'n/Lp', kit: 'SB1/SB1' }, 'leopard', 'hidden', /^Unseen under white hair; about half/],
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
  [{ cream: 'n/prl' }, 'cream', 'hidden', /One pearl, unseen/],
  [{ cream: 'Cr/prl' }, 'cream', 'seen', /Cream and pearl together.*one of the two/],
  [{ kit: 'Rn/To' }, 'kit', 'seen', /^Rn: mixed white hairs.* To: white on the topline.*one of the two/],
  [{ kit: 'n/W5' }, 'kit', 'seen', /two copies never live/],
  [{ kit: 'W20/W5' }, 'kit', 'seen', /^White all over/],
  [{ mushroom: 'n/Mu' }, 'mushroom', 'hidden', /unseen without a second/],
  [{ agouti: 'a/a', mushroom: 'Mu/Mu' }, 'mushroom', 'hidden', /Unseen on a black horse/],
  [{ dun: 'n/nd1' }, 'dun', 'seen', /faint stripe/],
  [{ leopard: 'Lp/Lp' }, 'leopard', 'seen', /few spots or none, and no sight in the dark/],
])('%j: %s is %s', (pairs, locus, is, text) => {
  const gene = formatGene(genotypeWith(pairs), locus);
  expect(gene.is).toBe(is);
  expect(gene.text).toMatch(text);
});
