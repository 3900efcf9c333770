import unhomoglyph from 'unhomoglyph';

const SEPARATORS = /[\s_-]+/g;

/**
 * Key of a username, unique among players: look-alike letters are one (Unicode Technical Standard 39, section 4), as are
 * cases, and i and l, because a capital I looks like l.
 */
export function usernameKey(username: string): string {
  const bare = username.normalize('NFKC').replaceAll(SEPARATORS, '');
  return lookOf(lookOf(bare).toLowerCase()).replaceAll('i', 'l').normalize('NFC');
}

const lookOf = (text: string) => unhomoglyph(text.normalize('NFD'));

/** Whether two names differ only in case, spaces, hyphens or underscores. */
export function isSameUsername(one: string, other: string): boolean {
  return spelling(one) === spelling(other);
}

const spelling = (username: string) => username.normalize('NFKC').toLowerCase().replaceAll(SEPARATORS, '');
