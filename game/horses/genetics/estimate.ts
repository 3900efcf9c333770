import { BREEDS, CROSSBREED, type HorseBreed } from '../breeds.ts';
import type { Base } from '../coat/look-values.ts';
import { frequencyAt } from './founder.ts';
import { isWhitened } from '../coat/grey.ts';
import { leopardPattern, PATN1_EXTENT } from '../coat/leopard.ts';
import { atEachLocus, pairsOf, type Copies, type Locus } from './loci.ts';
import type { Look } from '../coat/look.ts';
import { gametesOfFounders, type Gametes } from './odds.ts';

const USUAL = new Map<HorseBreed, Gametes>(
  BREEDS.map(({ id, frequencies }) => [id, gametesOfFounders(frequencies)]),
);
USUAL.set(
  CROSSBREED,
  atEachLocus(
    (locus) =>
      BREEDS.reduce((sum, { frequencies }) => sum + frequencyAt(frequencies, locus), 0) / BREEDS.length,
  ),
);

/** Breed average; for crossbreeds, of all breeds. */
export function usualGametes(breed: HorseBreed): Gametes {
  const gametes = USUAL.get(breed);
  if (gametes === undefined) throw new RangeError(`No breed "${breed}"`);
  return gametes;
}

/** Excludes copies the look rules out; weighs the rest by breed frequency (Hardy-Weinberg). */
export function estimateGametes(look: Look, breed: HorseBreed): Gametes {
  const usual = usualGametes(breed);
  const possible = possibleCopies(look);
  return atEachLocus((locus) => expectedShare(usual[locus], possible[locus]));
}

const ANY: readonly Copies[] = [0, 1, 2];
const SOME: readonly Copies[] = [1, 2];
const NONE: readonly Copies[] = [0];

/** Possible copies of e and a. */
const COPIES_BY_BASE: Readonly<Record<Base, { extension: readonly Copies[]; agouti: readonly Copies[] }>> = {
  chestnut: { extension: [2], agouti: ANY },
  bay: { extension: [0, 1], agouti: [0, 1] },
  black: { extension: [0, 1], agouti: [2] },
};

function leopardCopies(leopard: Look['patterns']['leopard']): readonly Copies[] {
  if (leopard === null) return NONE;
  const pairs = pairsOf('leopard');
  return SOME.filter((copies) => leopardPattern({ leopard: pairs[copies] }, leopard.extent) === leopard.name);
}

function possibleCopies(look: Look): Readonly<Record<Locus, readonly Copies[]>> {
  const { base, dilutions, patterns } = look;
  const whitened = isWhitened(look.grey?.stage ?? null);
  const baseHidden = look.grey?.stage === 'white';
  const { extension, agouti } = baseHidden ? { extension: ANY, agouti: ANY } : COPIES_BY_BASE[base];
  const dominant = (shows: boolean): readonly Copies[] => (shows ? SOME : NONE);
  const dominantInHair = (shows: boolean): readonly Copies[] => (whitened ? ANY : dominant(shows));
  return {
    extension,
    agouti,
    cream: !whitened || dilutions.cream === 2 ? [dilutions.cream] : [0, 1],
    grey: dominant(look.grey !== null),
    dun: dominantInHair(dilutions.dun),
    silver: base === 'chestnut' ? ANY : dominantInHair(dilutions.silver),
    champagne: dominant(dilutions.champagne),
    roan: dominantInHair(look.roan),
    tobiano: dominant(patterns.tobiano !== null),
    overo: patterns.frame === null ? NONE : [1],
    leopard: leopardCopies(patterns.leopard),
    pattern_modifier: patterns.leopard === null ? ANY : dominant(patterns.leopard.extent >= PATN1_EXTENT),
  };
}

/** Share of the variant among the two alleles. */
function expectedShare(frequency: number, possible: readonly Copies[]): number {
  if (possible === ANY) return frequency;
  const weights = [(1 - frequency) ** 2, 2 * frequency * (1 - frequency), frequency ** 2] as const;
  const total = possible.reduce<number>((sum, copies) => sum + weights[copies], 0);
  if (total === 0) return possible.reduce<number>((sum, copies) => sum + copies / 2, 0) / possible.length;
  return possible.reduce<number>((sum, copies) => sum + (weights[copies] * copies) / 2, 0) / total;
}
