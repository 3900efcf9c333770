import { withoutJoiners } from './joiners.ts';

/** Normalises line breaks and trims. */
export function tidyText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * Controls except line breaks and tabs, lone surrogates, private use, direction changes, and what has no width and no
 * task (docs/rules/people.md#characters).
 */
const GARBLING = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u{1d159}]/u;

export function isGarbled(text: string): boolean {
  return GARBLING.test(text) && GARBLING.test(withoutJoiners(text));
}

const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for spaces, joiners and fillers alone. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}

/** Created with the first text: it takes a phone 50 ms, and the landing page loads this file. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text into characters as readers see them: a letter with its marks, a whole emoji. */
function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The longest emoji has 10, a syllable of Sanskrit or Tibetan hardly more. */
export const CODE_POINTS_IN_CHARACTER = 16;

const PLAIN = /^[\n\t\u0020-\u007e]*$/;

/**
 * Characters as readers count them. A pile of marks counts as several, so a text of n characters has at most
 * `n * CODE_POINTS_IN_CHARACTER` code points, which the database checks.
 */
export function lengthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let length = 0;
  for (const { segment } of charactersOf(text))
    length +=
      segment.length <= CODE_POINTS_IN_CHARACTER
        ? 1
        : Math.ceil(codePoints(segment) / CODE_POINTS_IN_CHARACTER);
  return length;
}

const codePoints = (text: string) => Array.from(text).length;

/** The beginning of at most `most` characters; never splits an emoji or a letter from its marks. */
export function cutTo(text: string, most: number): string {
  let length = 0;
  for (const { index, segment } of charactersOf(text)) {
    length += lengthOf(segment);
    if (length > most) return text.slice(0, index);
  }
  return text;
}
