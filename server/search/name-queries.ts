import { sql, type RawBuilder } from 'kysely';
import { likePattern, piecesPattern } from '../../game/search/search-text.ts';

/** `name` is indexed in lower case. Of a long text the index sees pieces only (decision 60). */
export function holds(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const pieces = piecesPattern(text);
  return pieces === undefined
    ? sql`lower(${name}) like lower(${likePattern(text)}::text)`
    : sql`lower(${name}) like lower(${pieces}::text) and strpos(lower(${name}), lower(${text}::text)) > 0`;
}
