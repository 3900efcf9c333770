import type { Input, Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { CallRefused, NO_ANSWER, refusedBy } from './call-refused.ts';
import { earlyAnswer } from './early.ts';
import { dropToken, readToken } from './token.ts';
import { heardWorldNow } from './world-clock.ts';

type Stream = { [R in keyof Calls]: Calls[R] extends { stream: true } ? R : never }[keyof Calls];
export type Route = Exclude<keyof Calls, Stream>;
export type ReadRoute = Extract<Route, `GET ${string}`>;
export type PagedRoute = { [R in Route]: Calls[R] extends { paged: true } ? R : never }[Route];
export type ReplyOf<R extends Route> = Reply<Calls[R]>;

type Nothing = Record<never, never>;
type Sent<R extends Route> = Input<Calls[R]>;
type QueryOf<I> = I extends { query: infer Q } ? (Nothing extends Q ? { query?: Q } : { query: Q }) : Nothing;

/** What a call is sent with; a query whose every part may be left out may be left out itself. */
export type InputOf<R extends Route> = Omit<Sent<R>, 'query'> & QueryOf<Sent<R>>;

/** The arguments after the route: none are needed where the call takes nothing. */
export type InputArgs<R extends Route> =
  Nothing extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>];

/** Longer than any call takes; a connection that died silently must not keep a button busy for ever. */
const PATIENCE_MS = 30_000;

/** Sends one call of the contract. Throws `CallRefused` for every outcome but success. */
export async function call<R extends Route>(route: R, ...[input]: InputArgs<R>): Promise<ReplyOf<R>> {
  const response = await send(route, addressOf(route, input), input);
  // The server cut the reply to the contract's shape.
  return (await response.json()) as ReplyOf<R>;
}

export interface Page<Items> {
  readonly items: Items;
  /** The address of the next page; null on the last. */
  readonly next: string | null;
}

/** Sends a call that answers a list page by page; `next` is the address that the page before named. */
export async function callPage<R extends PagedRoute>(
  route: R,
  input: InputOf<R>,
  next: string | null,
): Promise<Page<ReplyOf<R>>> {
  const response = await send(route, next ?? addressOf(route, input), undefined);
  return { items: (await response.json()) as ReplyOf<R>, next: nextOf(response.headers.get('link')) };
}

type Plain = string | number | boolean;

/** The parts of a call's address that its input fills. */
interface Parts {
  readonly params?: Readonly<Record<string, Plain>>;
  readonly query?: Readonly<Record<string, Plain | undefined>>;
  readonly body?: unknown;
}

/** `/api/shows/0198…/enter?limit=50`: parameters filled in; what is undefined in the query is left out. */
export function addressOf(route: Route, input: unknown): string {
  const { params, query } = (input ?? {}) as Parts;
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

async function send(route: Route, address: string, input: unknown): Promise<Response> {
  const token = readToken();
  const { body } = (input ?? {}) as Parts;
  const early = await earlyAnswer(address, token);
  const response =
    early?.response ??
    (await answerTo(address, {
      method: route.slice(0, route.indexOf(' ')),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }));
  heardWorldNow(response.headers.get('x-world-now'), early?.at);
  if (response.ok) return response;
  // Only the token that was refused: a newer one may have been kept while this call was under way.
  if (response.status === 401 && token !== null && token === readToken()) dropToken();
  throw await refusedBy(response);
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'TOO_SLOW' : 'UNREACHABLE';
    throw new CallRefused({ status: 0, code, message: NO_ANSWER[code] });
  }
}

/** The address in `</api/transactions?before=0198…>; rel="next"`. */
function nextOf(link: string | null): string | null {
  return link?.match(/<([^>]*)>;\s*rel="next"/)?.[1] ?? null;
}
