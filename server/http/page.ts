import type { Page } from '../../contract/call.ts';

/**
 * A page out of one row more than asked for: the row too many only says that there is a next page.
 * `cursor` of the last row shown is what the next page's address adds to the query.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => Record<string, string>,
): Page<Row[]> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursor(last) : null };
}
