import type { EntryRow } from '../entries/entry-queries.ts';

/**
 * Each show's entries in the order in which they come, none for a show without any. Throws for an entry of no show
 * among these: left out, it would stay open in a show that has run.
 */
export function entriesOf(
  shows: readonly { readonly id: string }[],
  entries: readonly EntryRow[],
): ReadonlyMap<string, readonly EntryRow[]> {
  const ofShow = new Map<string, EntryRow[]>(shows.map(({ id }) => [id, []]));
  for (const entry of entries) {
    const others = ofShow.get(entry.show_id);
    if (!others) throw new Error(`Entry ${entry.id} is of none of these shows`);
    others.push(entry);
  }
  return ofShow;
}
