import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { BREEDS, breedOf, type BreedId } from '../breeds.ts';
import { colourOf, isUndiluted } from '../coat/colour.ts';
import { drawFounderGenome, sharesAt } from './founder.ts';
import { carries, type LivingGenotype } from './genotype.ts';
import { STRAND_LOCI } from './loci.ts';
import { genotypeOf, lives, PLACE } from './strands.ts';

const COLUMNS: [string, (genotype: LivingGenotype) => boolean][] = [
  ['bay', (g) => isPlain(g) && colourOf(g).base === 'bay'],
  ['black', (g) => isPlain(g) && colourOf(g).base === 'black'],
  ['chestnut', (g) => isPlain(g) && colourOf(g).base === 'chestnut'],
  ['grey', (g) => g.grey !== 'n/n'],
  ['cream', (g) => g.grey === 'n/n' && carries(g, 'Cr')],
  ['dun', (g) => g.grey === 'n/n' && carries(g, 'D')],
  ['silver', (g) => g.grey === 'n/n' && colourOf(g).dilutions.silver],
  ['champagne', (g) => g.grey === 'n/n' && carries(g, 'Ch')],
  ['roan', (g) => g.grey === 'n/n' && carries(g, 'Rn')],
  ['tobiano', (g) => carries(g, 'To')],
  ['frame', (g) => carries(g, 'O')],
  ['any Lp', (g) => carries(g, 'Lp')],
  ['leopard', (g) => g.leopard === 'n/Lp' && carries(g, 'PATN1')],
  ['few-spot', (g) => g.leopard === 'Lp/Lp' && carries(g, 'PATN1')],
];

function isPlain(genotype: LivingGenotype): boolean {
  const { dilutions, roan } = colourOf(genotype);
  return isUndiluted(dilutions) && !roan && genotype.grey === 'n/n';
}

/** Percent, in the order of COLUMNS, without coats hidden by grey. "<1": a few in a thousand; "-": at most one. */
const STORE_MIX: Record<BreedId, string> = {
  akhal_teke: '41 9 11 6 34 - - - - - - - - -',
  american_paint_horse: '31 4 34 4 15 8 <1 1 6 44 21 - - -',
  american_quarter_horse: '25 4 31 10 16 9 <1 1 9 - 1 - - -',
  andalusian: '28 7 1 64 1 <1 - - - - - - - -',
  appaloosa: '40 8 31 2 8 6 1 1 6 - - 75 22 11',
  arabian: '44 1 23 31 - - - - - - - - - -',
  belgian_draft: '10 2 76 - - - - - 12 - - - - -',
  cleveland_bay: '100 - - - - - - - - - - - - -',
  clydesdale: '72 22 2 - - - - - 4 - - - - -',
  connemara_pony: '23 6 3 58 10 <1 - - 1 - - - - -',
  friesian: '- 100 - - - - - - - - - - - -',
  gypsy_cob: '31 30 7 6 9 2 8 1 9 70 - 4 <1 -',
  haflinger: '- - 100 - - - - - - - - - - -',
  hanoverian: '49 9 36 6 <1 - - - - - - - - -',
  icelandic_horse: '16 29 25 9 9 9 5 - 1 12 - - - -',
  knabstrupper: '57 15 25 - 2 - 1 - - - - 75 38 19',
  lipizzan: '1 <1 - 99 - - - - - - - - - -',
  morgan: '46 15 30 1 6 1 1 - <1 - - - - -',
  mustang: '38 10 18 6 7 13 1 1 9 6 2 2 <1 -',
  norwegian_fjord: '- - - - 4 100 - - - - - - - -',
  percheron: '16 29 <1 54 - - - - <1 - - - - -',
  rocky_mountain_horse: '10 18 16 2 11 2 42 5 4 - - - - -',
  shetland_pony: '24 23 12 6 7 6 22 - 6 44 - - - -',
  tennessee_walking_horse: '28 20 16 4 15 1 1 6 13 12 1 - - -',
  thoroughbred: '69 2 23 6 <1 - - - - - - - - -',
  welsh_pony: '31 6 9 44 7 <1 1 - 3 - - - - -',
};

const DRAWN = 8_000;

describe.each(BREEDS)('$name', ({ id }) => {
  const { frequencies } = breedOf(id);
  const rng = rngFromNumber(BREEDS.findIndex((breed) => breed.id === id) + 1);
  const genomes = Array.from({ length: DRAWN }, () => drawFounderGenome(rng, frequencies));
  const founders = genomes.map(genotypeOf);

  test('founders match the expected mix of the store', () => {
    const expected = STORE_MIX[id].split(' ');
    expect(expected).toHaveLength(COLUMNS.length);
    for (const [index, [column, counts]] of COLUMNS.entries()) {
      const share = (100 * founders.filter(counts).length) / DRAWN;
      const cell = expected[index] ?? '';
      const percent = cell === '<1' ? 0.5 : Number(cell);
      // Rounding plus four deviations.
      const tolerance = 0.55 + 4 * Math.sqrt((percent * (100 - percent)) / DRAWN);
      if (cell === '-') expect(share, column).toBeLessThan(0.1);
      else expect(Math.abs(share - percent), column).toBeLessThan(tolerance);
    }
  });

  test('have each allele as often as the breed, on either strand, and live', () => {
    expect(genomes.every(lives)).toBe(true);
    for (const locus of STRAND_LOCI)
      for (const [allele, share] of sharesAt(frequencies, locus).entries())
        for (const side of [0, 1] as const) {
          const found = genomes.filter((genome) => genome[side][PLACE[locus]] === allele).length / DRAWN;
          if (share === 0 || share === 1) expect(found, `${locus} ${allele}`).toBe(share);
          // Pairs that never live take a little of the share; else five deviations.
          else
            expect(Math.abs(found - share), `${locus} ${allele}`).toBeLessThan(
              0.02 * share + 5 * Math.sqrt((share * (1 - share)) / DRAWN) + share * (1 - share) * 0.1,
            );
        }
  });
});
