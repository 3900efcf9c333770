import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { servePagesOn } from '../http/files/static-pages.ts';
import { serveHeadsOn } from './serve-heads.ts';
import { serveSharePicturesOn } from './serve-share-pictures.ts';
import { serveSitemapsOn } from './sitemaps.ts';

type Visits = Parameters<typeof serveHeadsOn>[2] &
  Parameters<typeof serveSharePicturesOn>[1] & {
    /** There are other realms (decision 82). */
    readonly hasRealms: boolean;
  };

/** The built pages, whose heads search engines and chats read. Undefined serves sitemaps and pictures only. */
export async function servePagesToVisitors(
  http: FastifyInstance,
  pagesDir: string | undefined,
  visits: Visits,
): Promise<void> {
  serveSitemapsOn(http, visits);
  serveSharePicturesOn(http, visits);
  if (pagesDir === undefined) return;
  const built = readFileSync(join(pagesDir, 'index.html'), 'utf8');
  const page = visits.hasRealms ? withRealms(built) : built;
  serveHeadsOn(http, page, visits);
  await servePagesOn(http, pagesDir, visits.hasRealms ? page : undefined);
}

/** Read by web/pages/landing.tsx. A call would slow every first visit, and most games have no other realms. */
const withRealms = (page: string) => page.replace('<html', '<html data-realms');
