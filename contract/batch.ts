import { z } from 'zod';
import { call } from './call.ts';

/** A page needs some ten reads. */
const MOST_READS = 30;

/** Neither the stream, which does not end, nor a batch in a batch, nor pages for people. */
const NOT_IN_BATCHES = /^\/api\/(?:live|batch|docs)(?:\/|$)/;

/** `/api/horses?limit=50` */
const ReadAddress = z.string().refine(isRead, 'No read of the game has this address.');

function isRead(address: string): boolean {
  try {
    // As the router will understand it: without dot segments, decoded.
    const { pathname, host } = new URL(address, 'http://game');
    const path = decodeURIComponent(pathname);
    return host === 'game' && path.startsWith('/api/') && !NOT_IN_BATCHES.test(path);
  } catch {
    return false;
  }
}

export const batch = call({
  method: 'GET',
  path: '/api/batch',
  access: 'visitor',
  summary: 'Several reads at once, each answered as if it came by itself',
  query: z.object({
    /** `get=/api/auth/me&get=/api/frame` */
    get: z.preprocess(
      (get) => (typeof get === 'string' ? [get] : get),
      z.array(ReadAddress).min(1).max(MOST_READS),
    ),
  }),
  /** In the order of the addresses. */
  reply: z.array(
    z.object({
      status: z.int(),
      /** The address of the next page, in a list that goes on. */
      next: z.string().nullable(),
      /** The reply of that read, or its refusal. */
      body: z.unknown(),
    }),
  ),
  refusals: {},
});
