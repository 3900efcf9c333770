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

/** Their lower case depends neither on a language nor on what stands beside them. */
const PIECE = /[a-z\d]{3}/gi;
const [FEWEST_PIECES, MOST_PIECES] = [3, 4];

/**
 * For LIKE: pieces of three letters, spread over `text`. Whatever holds the text fits, and little else; an index of
 * such pieces compares a few lists instead of one for each letter. Undefined for short texts.
 */
export function piecesPattern(text: string): string | undefined {
  const pieces = text.match(PIECE) ?? [];
  const count = Math.min(pieces.length, MOST_PIECES);
  if (count < FEWEST_PIECES) return undefined;
  const spread = Array.from(
    { length: count },
    (_, nth) => pieces[Math.round((nth * (pieces.length - 1)) / (count - 1))],
  );
  return `%${spread.join('%')}%`;
}
