/** Characters of "About My Stable", as the browser counts them. */
export const BIO_MAX = 1000;

/** Line breaks are all of one kind, and what stands before and after the text is not kept. */
export function tidyBio(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * Characters that nobody sees but that garble what follows them: controls (but for line breaks and tabs), halves of
 * characters, and those that turn the direction of writing.
 */
const GARBLING = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a tidied bio; undefined if nothing is. */
export function bioProblem(bio: string): string | undefined {
  if (bio.length > BIO_MAX) return `About My Stable has at most ${BIO_MAX.toLocaleString('en')} characters.`;
  if (GARBLING.test(bio)) return 'About My Stable must not contain invisible characters.';
  return undefined;
}
