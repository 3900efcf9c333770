import type { LightMyRequestResponse as Response } from 'fastify';
import { expect } from 'vitest';
import type { CallShape } from '../../../contract/call.ts';
import { callOf, expectContractAnswer } from './contract-answers.ts';
import type { Route, TestApp, TestPlayer } from './test-app.ts';

export interface RawRequest {
  /** Defaults to the call's path with unknown ids. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export function addressOf({ path }: CallShape, id = '0190a000-0000-7000-8000-000000000000'): string {
  return path.replaceAll(/:\w+/g, encodeURIComponent(id));
}

export async function sendRaw(app: TestApp, call: CallShape, { url, headers, payload }: RawRequest) {
  const response = await app.http.inject({
    method: call.method,
    url: url ?? addressOf(call),
    ...(headers && { headers }),
    ...(payload !== undefined && { payload }),
  });
  const body: { code?: string; message?: string } = response.json();
  const answer = { status: response.statusCode, headers: response.headers, body };
  expectContractAnswer(call, answer);
  return answer;
}

/** Follows `Link` headers; one array per page. */
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
    expectContractAnswer(callOf(route), { status: 200, headers: answer.headers, body });
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
