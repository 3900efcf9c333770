/** docs/rules/screens.md#finding */
export const SEARCH_TEXT_MAX = 50;

/**
 * Pairs of a letter that Unicode does not decompose, small and capital, and how people type it. These and the marks are in
 * the database's `folded` too (`server/db/schema.sql`): change both, and rebuild its indexes; a test compares them.
 */
const PLAIN_LETTERS = [
  'ÆAE æae ŒOE œoe ẞSS ßss ÞTH þth',
  'ØO øo ŁL łl ĐD đd ÐD ðd ĦH ħh ıi ŊN ŋn ĸk ŦT ŧt',
  'ƏE əe ƐE ɛe ƆO ɔo ƗI ɨi ƟO ɵo ɄU ʉu ȺA ⱥa ɆE ɇe',
  'ɃB ƀb ƁB ɓb ȻC ȼc ƇC ƈc ƉD ɖd ƊD ɗd ƑF ƒf ǤG ǥg ƓG ɠg ɈJ ɉj ƘK ƙk ȽL ƚl ƝN ɲn ȠN ƞn',
  'ƤP ƥp ɌR ɍr ȾT ⱦt ƬT ƭt ƮT ʈt ƲV ʋv ɎY ɏy ƳY ƴy ƵZ ƶz',
  // One letter in several spellings: Greek at the end of a word, Cyrillic, Arabic.
  'ςσ ҐГ ґг ҚК қк ҒГ ғг ҢН ңн ҮУ үу ҰУ ұу ӘА әа ӨО өо کك یي ىي ةه',
  // Apostrophes, quotation marks and hyphens of keyboards and word processors.
  `’' ‘' ‛' ʼ' ʻ' ′' ´' “" ”" „" «" »" ‐- ‑- ‒- –- —- −-`,
].flatMap((line) => line.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const));

/** Accents and points, which are left out when people type; not vowels. Also what has no width. */
const MARKS =
  '\\u00ad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f' +
  '\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u2060\\u20d0-\\u20f0' +
  '\\ufe00-\\ufe0f\\ufe20-\\ufe2f';

const ANY_MARK = new RegExp(`[${MARKS}]`, 'g');
const PLAIN_LETTER = new Map<string, string>(PLAIN_LETTERS);
const SPECIAL = new RegExp(`[${[...PLAIN_LETTER.keys()].join('')}]`, 'g');
const asPlain = (text: string) => text.replaceAll(SPECIAL, (letter) => PLAIN_LETTER.get(letter) ?? letter);

/** Without accents, as most keyboards type it: "Café Olé" becomes "Cafe Ole". */
export function withoutAccents(text: string): string {
  const bare = asPlain(text).normalize('NFKD').replaceAll(ANY_MARK, '');
  return asPlain(bare).normalize('NFC');
}

/** For a search in the browser, by the same rule as the database's `folded`. */
export function fold(text: string): string {
  return asPlain(withoutAccents(text).toLowerCase());
}

const SOMETHING_TO_FIND = /[\p{L}\p{N}]/u;

/** False for punctuation alone. */
export function canBeFound(text: string): boolean {
  return SOMETHING_TO_FIND.test(text);
}

/** The parts of a name that a trigram index can find: three letters together, or letters at the start or end of a word. */
const WITHIN_NAMES = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** Shorter texts match only the beginning of names. */
export function isFoundWithin(text: string): boolean {
  return WITHIN_NAMES.test(withoutAccents(text));
}

/** For LIKE, of a text without accents: escapes wildcards. */
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
    (_, index) => pieces[Math.round((index * (pieces.length - 1)) / (count - 1))],
  );
  return `%${spread.join('%')}%`;
}
