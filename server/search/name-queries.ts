import { sql, type RawBuilder } from 'kysely';
import { likePattern, piecesPattern, withoutAccents } from '../../game/search/search-text.ts';
import type { LevelSearch } from './level-queries.ts';

/** `name` is indexed folded (decision 102). For a long text the index finds pieces only (decision 60). */
export function nameContains(name: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  const text = withoutAccents(typed);
  const pieces = piecesPattern(text);
  return pieces === undefined
    ? sql`folded(${name}) like folded(${likePattern(text)}::text)`
    : sql`folded(${name}) like folded(${pieces}::text) and strpos(folded(${name}), folded(${text}::text)) > 0`;
}

const LONG_TEXT = 8;

/** `other`: another filter with an index. */
export function narrowness(name: string | undefined, other?: unknown): LevelSearch['narrow'] {
  if ((name?.length ?? 0) >= LONG_TEXT) return 'likely';
  return (name ?? other) === undefined ? 'no' : 'perhaps';
}
