import { USUAL_GREY_FACTOR } from '../coat/grey.ts';
import { MARKING_WHITES, USUAL_WHITES, type MarkingWhites } from '../coat/markings.ts';
import type { Genotype } from './genotype.ts';
import { LOCI, pairsOf } from './loci.ts';
import { KIT_VIEWS } from './wire-white.ts';

interface ShortGenetics extends Genotype {
  readonly marking_whites: MarkingWhites;
  readonly grey_factor: number;
}

/** For URLs: "ee,Aa,nCr,high,0.8". Omits n/n and defaults. */
export function writeShort(genetics: ShortGenetics): string {
  const parts = LOCI.filter((locus) => genetics[locus] !== 'n/n').map((locus) =>
    genetics[locus].replace('/', ''),
  );
  const greyFactor = Number(genetics.grey_factor.toFixed(2));
  if (genetics.marking_whites !== USUAL_WHITES) parts.push(genetics.marking_whites);
  if (greyFactor !== USUAL_GREY_FACTOR) parts.push(String(greyFactor));
  return parts.join(',');
}

/** Without "nn", which names no locus. Of KIT, roan and tobiano alone may stand beside each other. */
const PAIR_BY_WORD: ReadonlyMap<string, readonly [gene: string, pair: string]> = new Map(
  [...LOCI.map((locus) => [locus, pairsOf(locus)] as const), ...Object.entries(KIT_VIEWS)].flatMap(
    ([gene, pairs]) =>
      pairs
        .filter((pair) => pair !== 'n/n')
        .flatMap((pair): [string, readonly [string, string]][] => {
          const [first, second] = pair.split('/');
          return [`${first}${second}`, `${second}${first}`, pair, `${second}/${first}`].map((word) => [
            word,
            [gene, pair],
          ]);
        }),
  ),
);

/** Reverses `writeShort`; undefined for unknown or repeated words. Validate with `readGenetics`. */
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
  const pair = PAIR_BY_WORD.get(word);
  if (pair !== undefined) return pair;
  if (MARKING_WHITES.some((whites) => whites === word)) return ['marking_whites', word];
  return /^\d(?:\.\d{1,2})?$/.test(word) ? ['grey_factor', Number(word)] : undefined;
}
