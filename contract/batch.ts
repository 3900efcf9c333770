import { z } from 'zod';
import { call } from './call.ts';

const MOST_READS = 30;

/** Excludes the endless stream, nested batches and pages. */
const NOT_IN_BATCHES = /^\/api\/(?:live|batch|docs)(?:\/|$)/;

const ReadAddress = z.string().refine(isRead, 'No read of the game has this address.');

function isRead(address: string): boolean {
  try {
    // Normalised as the router does.
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
    get: z.preprocess(
      (get) => (typeof get === 'string' ? [get] : get),
      z.array(ReadAddress).min(1).max(MOST_READS),
    ),
  }),
  reply: z.array(
    z.object({
      status: z.int(),
      next: z.string().nullable(),
      body: z.unknown(),
    }),
  ),
  refusals: {},
});
