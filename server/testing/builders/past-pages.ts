import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Route, TestApp, TestInput } from '../app/test-app.ts';

/** Replies by player and request. */
export type PastPages = Record<string, unknown>;

/** Every page of the past that these players can read. */
export async function readPast(app: TestApp, tokens: readonly string[]): Promise<PastPages> {
  const read: PastPages = {};
  for (const token of tokens) {
    const pagesOf = (route: Route, sent: TestInput<Route> = {}) =>
      readPages(app, read, { token, route, sent });
    await pagesOf('GET /api/transactions', { query: { limit: '30' } });
    await pagesOf('GET /api/transactions/balance', { query: { days: '30' } });
    await pagesOf('GET /api/transactions/balance', { query: { days: '365' } });
    await pagesOf('GET /api/transactions/summary');
    for (const status of ['pending', 'completed', undefined])
      await pagesOf('GET /api/shows/my-entries', { query: { limit: '20', ...(status && { status }) } });
    await pagesOf('GET /api/shows', { query: { createdBy: 'me', status: 'completed' } });
    await pagesOf('GET /api/news', { query: { limit: '30' } });
    for (const route of [
      'GET /api/news/since-last-visit',
      'GET /api/news/state',
      'GET /api/moments',
      'GET /api/first-steps',
      'GET /api/account/export',
      'GET /api/sheets/results',
      'GET /api/sheets/ledger',
    ] as const)
      await pagesOf(route);
    const { body: me } = await app.call('GET /api/auth/me', {}, token);
    await pagesOf('GET /api/players/:id', { params: { id: me.id } });
    const { body: horses } = await app.call('GET /api/horses', {}, token);
    for (const { id } of horses.slice(0, 4)) {
      const params = { id };
      await pagesOf('GET /api/horses/:id/history', { params, query: { limit: '10' } });
      await pagesOf('GET /api/horses/:id/trophies', { params });
      await pagesOf('GET /api/horses/:id/entries', { params, query: { limit: '10' } });
      await pagesOf('GET /api/horses/:id/pedigree', { params });
    }
  }
  const { rows: shows } = await sql<{ id: string }>`
    select id from shows where status = 'completed' order by md5(id::text) limit 10`.execute(app.db);
  for (const { id } of shows) {
    const [token, params] = [tokens[0], { id }];
    const results = { params, query: { limit: '12' } };
    await readPages(app, read, { token, route: 'GET /api/shows/:id/results', sent: results });
    await readPages(app, read, { token, route: 'GET /api/shows/:id/entries', sent: { params } });
  }
  return read;
}

interface FirstPage {
  readonly token: string | undefined;
  readonly route: Route;
  readonly sent: TestInput<Route>;
}

/** Follows the links from page to page. */
async function readPages(app: TestApp, read: PastPages, { token, route, sent }: FirstPage): Promise<void> {
  let query = (sent as { readonly query?: Record<string, string> }).query ?? {};
  for (;;) {
    const { status, headers, body } = await app.call(route, { ...sent, query }, token);
    expect(status, `${route}: ${JSON.stringify(body)}`).toBe(200);
    read[`${token} ${route} ${JSON.stringify({ ...sent, query })}`] = withoutTime(body);
    const next = /<[^>]*\?([^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
    if (next === undefined) return;
    query = Object.fromEntries(new URLSearchParams(next));
  }
}

/** Sessions and devices show when they were used. */
function withoutTime(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('open sessions' in body)) return body;
  return { ...body, 'open sessions': null, exportedAt: null };
}
