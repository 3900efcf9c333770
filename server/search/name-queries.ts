import { sql, type RawBuilder } from 'kysely';
import { likePattern, piecesPattern } from '../../game/search/search-text.ts';
import type { LevelSearch } from './level-queries.ts';

/** `name` is indexed in lower case. Of a long text the index sees pieces only (decision 60). */
export function holds(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const pieces = piecesPattern(text);
  return pieces === undefined
    ? sql`lower(${name}) like lower(${likePattern(text)}::text)`
    : sql`lower(${name}) like lower(${pieces}::text) and strpos(lower(${name}), lower(${text}::text)) > 0`;
}

const LONG_TEXT = 8;

/** `other`: another filter with an index. */
export function narrowness(name: string | undefined, other?: unknown): LevelSearch['narrow'] {
  if ((name?.length ?? 0) >= LONG_TEXT) return 'likely';
  return (name ?? other) === undefined ? 'no' : 'perhaps';
}
