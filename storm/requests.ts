import type { CallShape } from '../contract/call.ts';
import type { HttpAnswer } from '../server/testing/app/contract-problems.ts';

export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface HttpRequest {
  readonly method: CallShape['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

export interface SignedBy {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly key?: string | undefined;
}

/** Sends to a server in this process or over the network. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

/** Addresses of calls after which a player has an account. */
export const OPENS_ACCOUNT: ReadonlySet<string> = new Set(['/api/auth/register', '/api/guest/keep']);

export const routeOf = ({ method, path }: CallShape): string => `${method} ${path}`;

export function requestOf(call: CallShape, input: CallInput, { token, cookie, key }: SignedBy): HttpRequest {
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined) query.append(name, asText(one));
  const search = query.toString();
  return {
    method: call.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {
      ...(call.method !== 'GET' && { 'content-type': call.file ? 'image/png' : 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: call.method === 'GET' ? undefined : (JSON.stringify(input.body) ?? '{}'),
  };
}

/** Sheets are text; every other answer is JSON. */
export const readBody = (contentType: unknown, text: string): unknown =>
  String(contentType).startsWith('text/csv') ? text : JSON.parse(text);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
