import { readPagesAhead } from '../api/read.ts';

const PAGES_OF_HORSES: ReadonlySet<string> = new Set(['/', '/stable', '/guild-work']);

/** Prefetches the player's horses before the first render of pages that start with them. */
export function fetchHorsesAhead(path: string): void {
  if (PAGES_OF_HORSES.has(path)) readPagesAhead('GET /api/horses', {});
}
