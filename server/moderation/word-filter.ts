import {
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
} from 'obscenity';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  countWords,
  deleteWord,
  findAllWords,
  findRevision,
  findWords,
  renewRevision,
  upsertWord,
  type WordsPage,
} from './setting-queries.ts';

interface Filter {
  readonly revision: string;
  refuses(text: string): boolean;
}

/** Revisions are random, so worlds share only that of the empty list. */
let latest: Filter | undefined;

export type UnkindWords = Refusal<'UNKIND_WORDS'>;

/** Call for every text that players read of each other: names, bios, notes, chat and letters (decision 48). */
export async function refuseWords(db: Db, ...texts: readonly string[]): Promise<UnkindWords | undefined> {
  const filter = await currentFilter(db);
  return texts.some((text) => filter.refuses(text)) ? refuse('UNKIND_WORDS') : undefined;
}

async function currentFilter(db: Db): Promise<Filter> {
  const revision = (await findRevision.first(db))?.wordsRevision ?? '';
  if (latest?.revision === revision) return latest;
  const words = await findAllWords.rows(db);
  const inList = (list: string) => words.filter((row) => row.list === list).map(({ word }) => word);
  latest = openFilter(revision, { refused: inList('refuse'), allowed: inList('allow') });
  return latest;
}

interface WordLists {
  /** `*` at an end matches longer words. */
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
}

export function openFilter(revision: string, { refused, allowed }: WordLists): Filter {
  const { blacklistedTerms, whitelistedTerms = [] } = englishDataset.build();
  const english = new RegExpMatcher({
    blacklistedTerms,
    // An empty term would make the matcher throw.
    whitelistedTerms: [...whitelistedTerms, ...ALLOWED, ...allowed.filter((word) => word !== '')],
    ...englishRecommendedTransformers,
  });
  const patterns = refused.map(asPattern).filter((pattern) => pattern !== undefined);
  const own = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'u');
  return {
    revision,
    refuses(text) {
      const shown = joinLetters(visible(text).replaceAll(ID, '').replaceAll(NUMBER, ''));
      const bare = shown.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return english.hasMatch(bare) || own?.test(fold(shown)) === true;
    },
  };
}

/** Names that the English list wrongly refuses. */
const ALLOWED = ['analise', 'chinkapin', 'dick turpin', 'moby dick', 'pussy willow', 'rapeseed'];

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Ids in links to horses, shows and listings. By chance, one in 150 spells a refused word. */
const ID = /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/giu;
/** Digits stand for letters within a word only: "Comet 455" is a name. */
const NUMBER = /(?<![\p{L}\p{N}@$])\d+(?![\p{L}\p{N}@$])/gu;
/** Gaps between single letters: "w o r d". */
const SPELLED_OUT = /(?<![\p{L}\p{N}])(\p{L})[\s.*_-]+(?=\p{L}(?![\p{L}\p{N}]))/gu;
const INSIDE = '[\\p{L}\\p{M}\\p{N}]';

const visible = (text: string) => text.normalize('NFKC').replaceAll(INVISIBLE, '');
const joinLetters = (text: string) => text.replaceAll(SPELLED_OUT, '$1');

/**
 * Normalizes a word like texts. Undefined if nothing is left: an empty pattern would refuse everything.
 */
function asPattern(word: string): string | undefined {
  const [from, to] = [word.startsWith('*'), word.endsWith('*')];
  const bare = fold(joinLetters(visible(word.slice(from ? 1 : 0, to ? -1 : undefined))));
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined;
  return `${from ? '' : `(?<!${INSIDE})`}${literally(bare)}${to ? '' : `(?!${INSIDE})`}`;
}

/** Escapes by code, as the flags of the pattern decide which characters may be escaped. */
const literally = (text: string) =>
  Array.from(text, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`).join('');

const confusables = resolveConfusablesTransformer();
const leetSpeak = resolveLeetSpeakTransformer();
/** Not `!` and others that end sentences. */
const WRITTEN_AS_LETTER = /[\d@$]/;

/** Look-alike letters and digits as plain letters, in lower case. */
function fold(text: string): string {
  const letters = Array.from(text.toLowerCase(), (letter) => {
    const plain = confusables.transform(letter.codePointAt(0) ?? 0);
    if (plain === undefined) return '';
    const read = WRITTEN_AS_LETTER.test(letter) ? leetSpeak.transform(plain) : plain;
    return read === undefined ? '' : String.fromCodePoint(read);
  });
  return letters.join('').toLowerCase();
}

/** In alphabetical order. */
export const listWords = (db: Db, page: WordsPage) => findWords.rows(db, page);

/** Most words in the lists. */
export const MOST_WORDS = 2_000;

interface NewWord {
  readonly word: string;
  readonly list: 'refuse' | 'allow';
  readonly operatorId: string;
}

export async function addWord(
  tx: Tx,
  now: Date,
  added: NewWord,
): Promise<Refusal<'TOO_MANY_WORDS'> | undefined> {
  await renewRevision.run(tx);
  const { count } = (await countWords.first(tx)) ?? { count: 0 };
  if (count >= MOST_WORDS) return refuse('TOO_MANY_WORDS', { most: MOST_WORDS });
  await upsertWord.run(tx, { ...added, now });
  return undefined;
}

export async function removeWord(tx: Tx, word: string): Promise<Refusal<'WORD_NOT_FOUND'> | undefined> {
  await renewRevision.run(tx);
  return (await deleteWord.first(tx, { word })) ? undefined : refuse('WORD_NOT_FOUND');
}
