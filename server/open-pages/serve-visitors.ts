import type { FastifyInstance } from 'fastify';
import { servePagesOn } from '../http/files/static-pages.ts';
import { serveHeadsOn } from './serve-heads.ts';
import { serveSharePicturesOn } from './serve-share-pictures.ts';
import { serveSitemapsOn } from './sitemaps.ts';

type Visits = Parameters<typeof serveHeadsOn>[2] & Parameters<typeof serveSharePicturesOn>[1];

/** The built pages, with what chats and searches read of them. Undefined serves sitemaps and pictures only. */
export async function servePagesToVisitors(
  http: FastifyInstance,
  pagesDir: string | undefined,
  visits: Visits,
): Promise<void> {
  serveSitemapsOn(http, visits);
  serveSharePicturesOn(http, visits);
  if (pagesDir === undefined) return;
  serveHeadsOn(http, pagesDir, visits);
  await servePagesOn(http, pagesDir);
}
