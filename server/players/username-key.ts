import unhomoglyph from 'unhomoglyph';

const SEPARATORS = /[\s_-]+/g;

/**
 * What a name looks like, without separators: names that look alike have the same key, and no two players do. Letters
 * become the letter they look like (Unicode Technical Standard 39, section 4). Capitals and small letters count as one;
 * as the capital I looks like a small l, so do i and l.
 */
export function usernameKey(username: string): string {
  const bare = username.normalize('NFKC').replaceAll(SEPARATORS, '');
  return lookOf(lookOf(bare).toLowerCase()).replaceAll('i', 'l').normalize('NFC');
}

const lookOf = (text: string) => unhomoglyph(text.normalize('NFD'));

/** Whether two names are spelt alike: they differ only in case, spaces, hyphens or underscores. */
export function isSameUsername(one: string, other: string): boolean {
  return spelling(one) === spelling(other);
}

const spelling = (username: string) => username.normalize('NFKC').toLowerCase().replaceAll(SEPARATORS, '');
