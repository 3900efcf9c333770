import type { Page } from '../../contract/call.ts';

/** Expects up to `limit + 1` rows; the extra row shows that another page follows. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => Record<string, string>,
): Page<Row[]> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursor(last) : null };
}
