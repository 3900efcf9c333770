import { call } from '../api/call.ts';
import { keyOf, queryClient, readPagesAhead } from '../api/read.ts';

const PAGES_OF_HORSES: ReadonlySet<string> = new Set(['/', '/stable', '/guild-work']);

/** Prefetches a page's first data while its code loads. */
export function fetchAhead(path: string): void {
  // Arriving later, these would push the page down.
  void queryClient.prefetchQuery({
    queryKey: keyOf('GET /api/frame'),
    queryFn: () => call('GET /api/frame'),
  });
  if (PAGES_OF_HORSES.has(path)) readPagesAhead('GET /api/horses', {});
}
