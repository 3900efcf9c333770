import unhomoglyph from 'unhomoglyph';

/** With joiners, which nobody sees. */
const SEPARATORS = /[\s\p{Default_Ignorable_Code_Point}_-]+/gu;

/**
 * Unique among players: folds look-alike letters (Unicode Technical Standard 39, section 4), cases, and i and l,
 * because a capital I looks like l.
 */
export function usernameKey(username: string): string {
  const bare = username.normalize('NFKC').replaceAll(SEPARATORS, '');
  return skeletonOf(skeletonOf(bare).toLowerCase()).replaceAll('i', 'l').normalize('NFC');
}

const skeletonOf = (text: string) => unhomoglyph(text.normalize('NFD'));

/** Ignores case, spaces, hyphens and underscores. */
export function isSameUsername(one: string, other: string): boolean {
  return spelling(one) === spelling(other);
}

const spelling = (username: string) => username.normalize('NFKC').toLowerCase().replaceAll(SEPARATORS, '');
