import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Id } from '../../contract/pieces.ts';
import { isUnavailable } from '../db/errors.ts';
import {
  certificateHead,
  horseHead,
  keepsakeHead,
  LAB_HEAD,
  LESSON_HEAD,
  showHead,
  stableHead,
  type HeadsOf,
} from './find-heads.ts';
import { shellOf, writeHead, type PageHead } from './page-head.ts';

/** Per network and minute. */
const VISITS = 300;

export interface VisitOptions extends HeadsOf {
  readonly publicUrl: string;
  readonly countVisit: ((ip: string, what: string, perMinute: number) => void) | undefined;
}

type FindHead = (of: HeadsOf, id: string) => Promise<PageHead | undefined>;

const NOTHING: PageHead = {
  title: 'Nothing here · Fetlock',
  description: 'This page does not exist, or is private.',
  isHidden: true,
};

/** During an outage the page itself says so. */
const UNKNOWN: PageHead = {
  title: 'Fetlock',
  description: 'A line of horses with your name on it.',
  isHidden: true,
};

/** Fills title, description and picture into the pages that people share, before the browser runs them. */
export function serveHeadsOn(http: FastifyInstance, page: string, visits: VisitOptions): void {
  const shell = shellOf(page);

  const serve = (url: string, find: FindHead) => {
    http.get<{ Params: { id?: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
      visits.countVisit?.(request.ip, 'pages', VISITS);
      const head = await headAt(find, request.params.id);
      const path = request.url.split('?')[0] ?? '';
      return reply
        .code(head === undefined ? 404 : 200)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(writeHead(shell, head ?? NOTHING, { origin: visits.publicUrl, path }));
    });
  };

  async function headAt(find: FindHead, id: string | undefined): Promise<PageHead | undefined> {
    if (id !== undefined && !IdInPath.safeParse(id).success) return undefined;
    try {
      return await find(visits, id ?? '');
    } catch (error) {
      if (isUnavailable(error)) return UNKNOWN;
      throw error;
    }
  }

  serve('/h/:id', horseHead);
  serve('/h/:id/certificate', certificateHead);
  serve('/k/:id', keepsakeHead);
  serve('/players/:id', stableHead);
  serve('/shows/:id', showHead);
  serve('/lab', () => Promise.resolve(LAB_HEAD));
  serve('/lab/lesson', () => Promise.resolve(LESSON_HEAD));
}

const IdInPath = z.string().pipe(Id);
