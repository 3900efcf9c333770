/** docs/rules/screens.md#finding */
export const SEARCH_TEXT_MAX = 50;

const SOMETHING_TO_FIND = /[\p{L}\p{N}]/u;

/** False for punctuation alone. */
export function canBeFound(text: string): boolean {
  return SOMETHING_TO_FIND.test(text);
}

/**
 * What the index of three-letter pieces can look up within a name: three letters together, or a letter beside the end
 * of a word.
 */
const WITHIN_NAMES = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** Shorter texts are looked for at the beginning of names only. */
export function isFoundWithin(text: string): boolean {
  return WITHIN_NAMES.test(text);
}

/** For LIKE: the wildcards in `text` stand for themselves. */
export function likePattern(text: string): string {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return isFoundWithin(text) ? `%${literal}%` : `${literal}%`;
}
