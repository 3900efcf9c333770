import { z } from 'zod';
import { call } from './call.ts';

const MOST_READS = 30;

/** Excludes the endless stream, nested batches, files and pages. */
const NOT_IN_BATCHES = /^\/api\/(?:live|batch|sheets|docs)(?:\/|$)/;

const ReadAddress = z.string().refine(isRead, 'No read of the game has this address.');

/** Plain paths only: encoded ones, and dots between slashes, could lead elsewhere. */
const PLAIN_PATH = /^\/api(?:\/[\w-]+)+$/;

function isRead(address: string): boolean {
  const [path = ''] = address.split('?');
  return PLAIN_PATH.test(path) && !NOT_IN_BATCHES.test(path);
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
