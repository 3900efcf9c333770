/** UTF-16 units. */
export const BIO_MAX = 1000;

/** Normalises line breaks and trims. */
export function tidyBio(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Controls except line breaks and tabs, lone surrogates, private use, direction changes. */
const GARBLING = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/u;

/** Undefined if valid. */
export function bioProblem(bio: string): string | undefined {
  if (bio.length > BIO_MAX) return `About My Stable has at most ${BIO_MAX.toLocaleString('en')} characters.`;
  if (GARBLING.test(bio)) return 'About My Stable must not contain invisible characters.';
  return undefined;
}
