import type { LightMyRequestResponse as Response } from 'fastify';
import { expect } from 'vitest';
import { callOf, expectPromiseKept } from './promise-kept.ts';
import type { Route, TestApp, TestPlayer } from './test-app.ts';

/** Follows the `Link` headers from this address to the end of the list; one array per page. */
export async function everyPage<Item>(
  app: TestApp,
  player: TestPlayer,
  route: Route,
  url: string,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | undefined = url; next !== undefined;) {
    const headers = { authorization: `Bearer ${player.token}` };
    const answer: Response = await app.http.inject({ url: next, headers });
    const body: Item[] = answer.json();
    expect(answer.statusCode, `${next} ${answer.body}`).toBe(200);
    expectPromiseKept(callOf(route), { status: 200, headers: answer.headers, body });
    pages.push(body);
    const link = linkOf(answer);
    next = link === undefined ? undefined : /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
    if (link !== undefined && next === undefined) throw new Error(`No address in the Link header ${link}`);
    if (pages.length > 100) throw new Error('The pages have no end');
  }
  return pages;
}

function linkOf({ headers }: Response): string | undefined {
  const { link } = headers;
  return link === undefined || typeof link === 'string' ? link : link.toString();
}
