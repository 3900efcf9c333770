import type { Entry } from './entries.ts';
import { termsIn, likeness, stemOf, wordsOf } from './words.ts';

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Result {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly within: string;
  readonly excerpt: readonly Piece[];
}

export interface Found {
  readonly results: readonly Result[];
  /** Search words that occur nowhere. */
  readonly missing: readonly string[];
}

interface Indexed {
  readonly entry: Entry;
  readonly title: readonly string[];
  readonly also: readonly string[];
  /** How often each stem occurs. */
  readonly text: ReadonlyMap<string, number>;
}

const WEIGHTS = { title: 10, also: 5, text: 1.5 } as const;
/** Prefers a short answer to a long one. */
const FAQ_FACTOR = 1.6;
const MOST_TIMES = 4;
const MOST_RESULTS = 12;
const EXCERPT_WORDS = 28;
const WORDS_BEFORE = 6;

export function openSearch(entries: readonly Entry[]): (query: string) => Found {
  const index = entries.map(indexed);
  return (query) => find(index, query);
}

function indexed(entry: Entry): Indexed {
  const text = new Map<string, number>();
  for (const stem of wordsOf(entry.text).map(stemOf)) text.set(stem, (text.get(stem) ?? 0) + 1);
  return {
    entry,
    title: wordsOf(entry.title).map(stemOf),
    also: wordsOf(entry.alsoFoundBy).map(stemOf),
    text,
  };
}

function find(index: readonly Indexed[], query: string): Found {
  const terms = termsIn(query);
  const scores = terms.map((word) => index.map((one) => scoreOf(one, word)));
  const isMissing = scores.map((ofWord) => ofWord.every((score) => score === 0));
  const ranked = index
    .map(({ entry }, position) => {
      const ofEntry = scores.map((ofWord) => (ofWord[position] ?? 0) * rarity(ofWord));
      const found = ofEntry.filter((score) => score > 0).length;
      const factor = entry.href.startsWith('/faq') ? FAQ_FACTOR : 1;
      // Entries that match more of the words come first.
      return { entry, found, score: factor * found ** 2 * ofEntry.reduce((sum, score) => sum + score, 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const most = Math.max(1, ...ranked.map(({ found }) => found));
  const results = ranked.filter(({ found }) => found >= most / 2).slice(0, MOST_RESULTS);
  return {
    results: results.map(({ entry }) => resultOf(entry, terms)),
    missing: terms.filter((_, position) => isMissing[position]),
  };
}

function scoreOf({ title, also, text }: Indexed, term: string): number {
  const best = (stems: readonly string[]) => Math.max(0, ...stems.map((stem) => likeness(stem, term)));
  let inText = 0;
  for (const [stem, times] of text)
    inText = Math.max(inText, likeness(stem, term) * Math.log2(1 + Math.min(times, MOST_TIMES)));
  return WEIGHTS.title * best(title) + WEIGHTS.also * best(also) + WEIGHTS.text * inText;
}

/** A word that occurs everywhere says little. */
function rarity(scores: readonly number[]): number {
  const holders = scores.filter((score) => score > 0).length;
  return Math.log(1 + scores.length / Math.max(1, holders));
}

function resultOf({ href, title, within, text }: Entry, terms: readonly string[]): Result {
  return { href, within, title: piecesOf(title, terms), excerpt: piecesOf(excerptOf(text, terms), terms) };
}

const isMatch = (word: string, terms: readonly string[]) =>
  terms.some((one) => likeness(stemOf(word), one) > 0);

/** Begins a few words before the first match. */
function excerptOf(text: string, terms: readonly string[]): string {
  const parts = text.split(/\s+/);
  const hit = parts.findIndex((part) => wordsOf(part).some((word) => isMatch(word, terms)));
  const from = Math.max(0, hit - WORDS_BEFORE);
  const shown = parts.slice(from, from + EXCERPT_WORDS).join(' ');
  return `${from > 0 ? '… ' : ''}${shown}${from + EXCERPT_WORDS < parts.length ? ' …' : ''}`;
}

const WORD_OR_NOT = /([\p{L}\p{N}]+(?:['’][\p{L}]+)?)/u;

/** Joins neighbours of one kind. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const part of text.split(WORD_OR_NOT)) {
    if (part === '') continue;
    const isFound = WORD_OR_NOT.test(part) && isMatch(part, terms);
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += part;
    else pieces.push({ text: part, isFound });
  }
  return pieces;
}
