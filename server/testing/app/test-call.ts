import type { FastifyInstance } from 'fastify';
import type { Calls } from '../../../contract/contract.ts';
import type { Reply, WireInput } from '../../../contract/call.ts';
import type { Db } from '../../db/connection.ts';
import { callOf, expectContractAnswer } from './contract-answers.ts';
import { allelesIn, horsesSeenWith } from './hidden-genes.ts';

export type Route = keyof Calls;

export interface TestAnswer<R extends Route> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Reply<Calls[R]> & { readonly code?: string; readonly message?: string };
}

export type TestInput<R extends Route> = { readonly [Part in keyof WireInput<Calls[R]>]?: unknown };

/** Accepts nonsense. Checks every answer against the contract. */
export type TestCall = <R extends Route>(
  route: R,
  sent?: TestInput<R>,
  token?: string,
  idempotencyKey?: string,
) => Promise<TestAnswer<R>>;

export function callOn(http: FastifyInstance, db: Db): TestCall {
  return async (route, sent = {}, token, key) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string];
    const { params = {}, query = {}, body } = sent as Record<string, Record<string, string> | undefined>;
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await http.inject({
      method,
      url,
      query,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    const answer = { status: response.statusCode, headers: response.headers, body: bodyOf(response) };
    // Saves a query for most answers.
    const shown = allelesIn(answer.body).length > 0;
    expectContractAnswer(callOf(route), answer, shown ? await horsesSeenWith(db, token) : new Set());
    return answer;
  };
}

/** Text for sheets. */
export function bodyOf(response: Awaited<ReturnType<FastifyInstance['inject']>>) {
  const isText = String(response.headers['content-type']).startsWith('text/csv');
  return isText ? response.payload : response.json();
}
