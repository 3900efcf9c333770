import { call } from '../api/call.ts';
import { keyOf, queryClient } from '../api/read.ts';

export const TODAY_KEY = keyOf('GET /api/frame');

/** Fetches notice and tasks before the first render: a notice that came later would push the page down. */
export function prefetchToday(): void {
  void queryClient.prefetchQuery({ queryKey: TODAY_KEY, queryFn: () => call('GET /api/frame') });
}
