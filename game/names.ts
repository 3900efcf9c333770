import { withoutJoiners } from './joiners.ts';

export type NameProblem = 'invisible' | 'stacked' | 'mixed';

/** Characters without a glyph, or that reverse or hide others. Emoji of later versions of Unicode have no category. */
const INVISIBLE =
  /(?!\p{Extended_Pictographic})[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u;

/**
 * Decomposed text with overlapping marks: three general marks, five of one script (Burmese and Tibetan use four), a
 * repeated mark, or a mark without a letter.
 */
const STACKED = /\p{Script=Inherited}{3}|\p{M}{5}|(\p{M})\1|(?:^|\s)\p{M}/u;

/** Unicode Standard Annex 31, table 5. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;

/** Japanese, Chinese and Korean mix scripts. */
const WRITTEN_TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
] as const;

const anyOf = (scripts: readonly string[]) =>
  scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
const writtenIn = (scripts: readonly string[]) => `[${anyOf(['Common', 'Inherited', ...scripts])}]*`;

/** Rare scripts count as one. */
const ONE_SCRIPT = new RegExp(
  `^(?:${[...SCRIPTS.map((script) => [script]), ...WRITTEN_TOGETHER].map(writtenIn).join('|')}|[^${anyOf(SCRIPTS)}]*)$`,
  'u',
);

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+/u;

/** Undefined if readable. */
export function nameProblem(name: string): NameProblem | undefined {
  const shown = withoutJoiners(name);
  if (INVISIBLE.test(shown)) return 'invisible';
  if (STACKED.test(shown.normalize('NFD'))) return 'stacked';
  return shown.split(BETWEEN_WORDS).every((word) => ONE_SCRIPT.test(word)) ? undefined : 'mixed';
}
