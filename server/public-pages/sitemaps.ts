import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connection.ts';
import { utcDay } from '../../game/game-time.ts';
import {
  findEndOfHorses,
  findEndOfPlayers,
  findPublicHorseIds,
  findPublicPlayerIds,
} from './public-page-queries.ts';
import type { VisitOptions } from './serve-heads.ts';

/** Addresses in one file; searches take 50,000. */
const PER_FILE = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

const LISTS = {
  horses: { ids: findPublicHorseIds, end: findEndOfHorses, path: '/h/' },
  stables: { ids: findPublicPlayerIds, end: findEndOfPlayers, path: '/players/' },
} as const;
type List = keyof typeof LISTS;

const PAGES = [
  '/',
  '/lab',
  '/lab/lesson',
  '/gate',
  '/breeds',
  '/leaderboards',
  '/help',
  '/faq',
  '/about',
  '/economy',
  '/terms',
  '/privacy',
  '/contact',
] as const;

const FILE = /^(horses|stables)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.xml$/;

const PER_MINUTE = 60;
const DAY_S = 86_400;

/** `robots.txt`, and `sitemap.xml` with files of horses and stables that visitors may see. */
export function serveSitemapsOn(
  http: FastifyInstance,
  { db, now, publicUrl, countVisit }: VisitOptions,
): void {
  const index = eachDay(now, async () => {
    const files = (
      await Promise.all((['horses', 'stables'] as const).map((list) => filesOf(db, list)))
    ).flat();
    return sitemapIndex(['pages.xml', ...files].map((file) => `${publicUrl}/sitemaps/${file}`));
  });

  http.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  http.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    countVisit?.(request.ip, 'sitemaps', PER_MINUTE);
    return reply.headers(HEADERS).send(await index());
  });

  http.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      countVisit?.(request.ip, 'sitemaps', PER_MINUTE);
      const { file } = request.params;
      const [, list, after = FIRST] = FILE.exec(file) ?? [];
      if (list === undefined && file !== 'pages.xml') return reply.callNotFound();
      const paths = list === undefined ? PAGES : await pathsOf(db, list as List, after);
      return reply.headers(HEADERS).send(sitemap(paths.map((path) => `${publicUrl}${path}`)));
    },
  );
}

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${DAY_S}`,
} as const;

async function pathsOf(db: Db, list: List, after: string): Promise<readonly string[]> {
  const { ids, path } = LISTS[list];
  return (await ids.rows(db, { after, limit: PER_FILE })).map(({ id }) => path + id);
}

/** Each file begins after the last id of the previous one. */
async function filesOf(db: Db, list: List): Promise<readonly string[]> {
  const files: string[] = [];
  let after: string | undefined = FIRST;
  while (after !== undefined) {
    files.push(`${list}-${after}.xml`);
    after = (await LISTS[list].end.first(db, { after, limit: PER_FILE }))?.id;
  }
  return files;
}

/** Concurrent visitors share one read; a failure is retried. */
function eachDay<T>(now: () => Date, make: () => Promise<T>): () => Promise<T> {
  let made: { readonly day: string; readonly what: Promise<T> } | undefined;
  return () => {
    const day = utcDay(now());
    if (made?.day !== day) {
      const what = make();
      made = { day, what };
      what.catch(() => (made = undefined));
    }
    return made.what;
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapIndex = (addresses: readonly string[]) =>
  `${XML}\n<sitemapindex ${NAMESPACE}>\n${locations('sitemap', addresses)}</sitemapindex>\n`;

const sitemap = (addresses: readonly string[]) =>
  `${XML}\n<urlset ${NAMESPACE}>\n${locations('url', addresses)}</urlset>\n`;

const locations = (tag: string, addresses: readonly string[]) =>
  addresses.map((address) => `<${tag}><loc>${address}</loc></${tag}>\n`).join('');
