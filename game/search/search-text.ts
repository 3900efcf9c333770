/** docs/rules/screens.md#finding */
export const SEARCH_TEXT_MAX = 50;

const SOMETHING_TO_FIND = /[\p{L}\p{N}]/u;

/** False for punctuation alone. */
export function canBeFound(text: string): boolean {
  return SOMETHING_TO_FIND.test(text);
}

/** What a trigram index can find within a name: three letters together, or letters at the start or end of a word. */
const WITHIN_NAMES = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** Shorter texts match only the beginning of names. */
export function isFoundWithin(text: string): boolean {
  return WITHIN_NAMES.test(text);
}

/** For LIKE: escapes wildcards in `text`. */
export function likePattern(text: string): string {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return isFoundWithin(text) ? `%${literal}%` : `${literal}%`;
}

/** Characters whose lower case depends on neither language nor neighbours. */
const PIECE = /[a-z\d]{3}/gi;
const [FEWEST_PIECES, MOST_PIECES] = [3, 4];

/**
 * For LIKE: three-letter pieces spread over `text`. Matches all that contains `text` and little else, and a trigram
 * index compares a few lists instead of one per letter. Undefined for short texts.
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
