import { call } from '../api/call.ts';
import { keyOf, queryClient, readPagesAhead } from '../api/read.ts';

/** Pages that are about the player's horses. */
const PAGES_OF_HORSES: ReadonlySet<string> = new Set(['/', '/stable', '/guild-work']);

/** Reads what the page at this address shows first, while its code is loading. */
export function fetchAhead(path: string): void {
  // The notice and the tasks: arriving later, they would push the page down.
  void queryClient.prefetchQuery({
    queryKey: keyOf('GET /api/frame'),
    queryFn: () => call('GET /api/frame'),
  });
  if (PAGES_OF_HORSES.has(path)) readPagesAhead('GET /api/horses', {});
}
