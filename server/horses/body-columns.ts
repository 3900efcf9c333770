import type { Values } from '../../game/breeding/values/stored-values.ts';
import { expectedGrown } from '../../game/breeding/values/value-bars.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { buildOf } from '../../game/horses/breeds.ts';
import {
  expectedBody,
  readBodyWords,
  seenBody,
  storeBodyWords,
  type BodyWord,
  wordsInBrief,
} from '../../game/horses/form/body-words.ts';
import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';
import { breedOfRow, type HorseRow } from './horse-row.ts';

type BodyColumn = 'heightCm' | 'bodyWords' | 'expectedHeightCm' | 'expectedBodyWords';
export type BodyColumns = Pick<HorseRow, BodyColumn>;
type Bodied = Pick<HorseRow, 'breed' | 'traits'> & { readonly form: readonly number[] };

/** `known` is given for foals. Founders have none: they are sold grown, and look as they are. */
export function bodyColumns(horse: Bodied, known?: Known): BodyColumns {
  const kind = kindOf(horse);
  const own = seenBody({ ...kind, form: horse.form });
  const ofOwn = { heightCm: own.heightCm, bodyWords: storeBodyWords(own.words) };
  const inYouth = known
    ? expectedColumns(horse, known)
    : { expectedHeightCm: own.heightCm, expectedBodyWords: ofOwn.bodyWords };
  return { ...ofOwn, ...inYouth };
}

interface Known {
  readonly values: Values;
  readonly inbreeding: number;
}

/** What its breeding values lead to expect of a young horse. */
export function expectedColumns(
  horse: Pick<Bodied, 'breed' | 'traits'>,
  { values, inbreeding }: Known,
): Pick<BodyColumns, 'expectedHeightCm' | 'expectedBodyWords'> {
  const kind = kindOf(horse);
  const { heightCm, words } = expectedBody(kind, expectedGrown(values, kind, inbreeding));
  return { expectedHeightCm: heightCm, expectedBodyWords: storeBodyWords(words) };
}

function kindOf({ breed: stored, traits }: Pick<Bodied, 'breed' | 'traits'>) {
  const breed = breedOfRow({ breed: stored });
  return { breed, build: buildOf(breed, traits.build) };
}

type BriefRow = Bodied & Pick<HorseRow, 'bornAt' | 'expectedHeightCm' | 'expectedBodyWords'>;

/** What lists say of a body: of three words at most those that were searched for. */
export function bodyInBrief(row: BriefRow, now: Date, wished?: readonly BodyWord[]) {
  const isGrown = ageInMonths(row.bornAt, now) >= PROFILE_FROM;
  if (isGrown) return grownBody(row, wished);
  const words = wordsInBrief(readBodyWords(row.expectedBodyWords), wished);
  return { isGrown, heightCm: row.expectedHeightCm, words };
}

/** For grown horses, and for offers of the store, which are always grown. */
export function grownBody(horse: Bodied, wished?: readonly BodyWord[]) {
  const { heightCm, words } = seenBody({ ...kindOf(horse), form: horse.form });
  return { isGrown: true, heightCm, words: wordsInBrief(words, wished) };
}
