import { MARKING_WHITES } from '../coat/markings.ts';
import { LOCI, LOCUS_ROWS, pairsOf } from './loci.ts';
import type { Locus } from './loci.ts';
import { USUAL_GREY_FACTOR, USUAL_WHITES } from './usual-genes.ts';
import type { WireGenetics } from './wire.ts';

/** What of a horse's genes is written in short. */
type Written = Omit<WireGenetics, 'pattern'>;

/**
 * A horse's genes in one word, for an address: "ee,Aa,nCr". The list of its pairs without their stroke, each of
 * which names its locus; what is n/n is left out. "high" and the like is its white, a number how fast it greys, to
 * two decimals.
 */
export function writeShort(genetics: Written): string {
  const said = LOCI.filter((locus) => LOCUS_ROWS[locus].required || genetics[locus] !== 'n/n');
  const words = said.map((locus) => genetics[locus].replace('/', ''));
  const greyFactor = Number(genetics.grey_factor.toFixed(2));
  if (genetics.marking_whites !== USUAL_WHITES) words.push(genetics.marking_whites);
  if (greyFactor !== USUAL_GREY_FACTOR) words.push(String(greyFactor));
  return words.join(',');
}

/** By everything that may be written for it: the locus and the pair. "nn" is said of no locus, for it names none. */
const WRITTEN: ReadonlyMap<string, readonly [Locus, string]> = new Map(
  LOCI.flatMap((locus) =>
    pairsOf(locus)
      .filter((pair) => pair !== 'n/n')
      .flatMap((pair): [string, readonly [Locus, string]][] => {
        const [first, second] = pair.split('/');
        return [`${first}${second}`, `${second}${first}`, pair, `${second}/${first}`].map((written) => [
          written,
          [locus, pair],
        ]);
      }),
  ),
);

/**
 * The `genetics` that were written in short, for `readGenetics` to judge; undefined where a word means nothing or
 * something is said twice. Pairs may stand in either order, and with their stroke.
 */
export function readShort(written: string): Readonly<Record<string, string | number>> | undefined {
  const genetics: Record<string, string | number> = {};
  for (const word of written.split(',')) {
    const [key, value] = readWord(word) ?? [];
    if (key === undefined || value === undefined || key in genetics) return undefined;
    genetics[key] = value;
  }
  return genetics;
}

function readWord(word: string): readonly [key: string, value: string | number] | undefined {
  const pair = WRITTEN.get(word);
  if (pair !== undefined) return pair;
  if (MARKING_WHITES.some((whites) => whites === word)) return ['marking_whites', word];
  return /^\d(?:\.\d{1,2})?$/.test(word) ? ['grey_factor', Number(word)] : undefined;
}
