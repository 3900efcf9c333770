import { setTimeout as wait } from 'node:timers/promises';
import type { WireInput, Reply } from '../contract/call.ts';
import type { Calls } from '../contract/contract.ts';

export type Route = keyof Calls;

export interface Answer<R extends Route> {
  readonly status: number;
  readonly body: Reply<Calls[R]> & { readonly code?: string };
}

/** Nobody knows whether the call took effect. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Keyed {
  /** For a write that may be sent again. */
  readonly key?: string;
}

/** Longer than the game's own limits. */
const PATIENCE_MS = 20_000;

export type Sent<R extends Route> = { readonly [Part in keyof WireInput<Calls[R]>]?: unknown } & Keyed;

export type Client = <R extends Route>(route: R, sent?: Sent<R>, token?: string) => Promise<Answer<R>>;

/**
 * Also throws `Unanswered` for 5xx, because these promise nothing. A process that is called without HAProxy takes
 * `network` for the caller's address.
 */
export function clientOf(url: string, network?: string): Client {
  return async (route, sent = {}, token) => {
    const [method = '', path = ''] = route.split(' ');
    const { params = {}, query = {}, body } = sent as Record<string, Record<string, string> | undefined>;
    const { key } = sent;
    const address = new URL(
      path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])),
      url,
    );
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(network !== undefined && { 'x-forwarded-for': network }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    }).catch((cause: unknown) => {
      // `fetch` reports only that it failed; the cause says why.
      throw new Unanswered(`${route}: ${String(cause instanceof Error ? (cause.cause ?? cause) : cause)}`);
    });
    const text = await answer.text().catch((cause: unknown) => {
      throw new Unanswered(`${route}: ${String(cause)}`);
    });
    if (answer.status >= 500) throw new Unanswered(`${route}: ${answer.status} ${text.slice(0, 200)}`);
    return { status: answer.status, body: JSON.parse(text) as Answer<typeof route>['body'] };
  };
}

/** Longer than a failover. */
const ATTEMPTS = 60;
const RETRY_MS = 500;

/**
 * Repeats a call until it is answered. A write needs a key, or a `sendId` in its body, so that it happens once however
 * often it is sent. Throws the last `Unanswered` after half a minute without an answer.
 */
export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unanswered) || attempt === ATTEMPTS) throw error;
      await wait(RETRY_MS);
    }
  }
}

/** The body of a granted call. Throws with the code of an unexpected refusal. */
export function granted<R extends Route>(route: R, { status, body }: Answer<R>): Answer<R>['body'] {
  if (status !== 200) throw new Error(`${route} was refused: ${status} ${body.code ?? ''}`);
  return body;
}
