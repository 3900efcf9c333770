import { call } from '../api/call.ts';
import { keyOf, queryClient } from '../api/read.ts';

export const FRAME_KEY = keyOf('GET /api/frame');

/** Asks for what stands round every page before there is a page: a notice that came later would push all down. */
export function fetchFrameAhead(): void {
  void queryClient.prefetchQuery({ queryKey: FRAME_KEY, queryFn: () => call('GET /api/frame') });
}
