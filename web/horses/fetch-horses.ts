import { readPagesAhead } from '../api/read.ts';

/** Where the stable, or what it needs, is all that the page is about. */
const PAGES_OF_HORSES: ReadonlySet<string> = new Set(['/', '/stable', '/guild-work']);

/** Asks for the player's horses before there is a page, if the page at this address will show them first. */
export function fetchHorsesAhead(path: string): void {
  if (PAGES_OF_HORSES.has(path)) readPagesAhead('GET /api/horses', {});
}
