import type { WireInput, Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { readInBatch } from './batch.ts';
import { CallWaits } from './call-waits.ts';
import type { Change, Topic } from './live/live-event.ts';
import { sendOnce } from './send.ts';

type NotJson = { stream: true } | { sheet: true };
export type Route = { [R in keyof Calls]: Calls[R] extends NotJson ? never : R }[keyof Calls];
export type SheetRoute = { [R in keyof Calls]: Calls[R] extends { sheet: true } ? R : never }[keyof Calls];
export type ReadRoute = Extract<Route, `GET ${string}`>;
export type PagedRoute = { [R in Route]: Calls[R] extends { paged: true } ? R : never }[Route];
export type ReplyOf<R extends Route> = Reply<Calls[R]>;

type Nothing = Record<never, never>;
type Sent<R extends Route> = WireInput<Calls[R]>;
type QueryOf<I> = I extends { query: infer Q } ? (Nothing extends Q ? { query?: Q } : { query: Q }) : Nothing;

export type InputOf<R extends Route> = Omit<Sent<R>, 'query'> & QueryOf<Sent<R>>;

export type InputArgs<R extends Route> =
  Nothing extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>];

/** Throws `CallRefused` unless the call succeeds. */
export async function call<R extends Route>(route: R, ...[input]: InputArgs<R>): Promise<ReplyOf<R>> {
  const address = addressOf(route, input);
  // The server trims replies to the contract's shape.
  if (route.startsWith('GET ')) return (await readInBatch(address)).body as ReplyOf<R>;
  return (await change(route, input as InputOf<R>)).reply;
}

export interface Changed<R extends Route> {
  readonly reply: ReplyOf<R>;
  readonly change: Change;
}

/** The reply's headers name what changed (`contract/live.ts`). Throws `CallWaits` if the call waits. */
export async function change<R extends Route>(route: R, input: InputOf<R>): Promise<Changed<R>> {
  const method = route.slice(0, route.indexOf(' '));
  const response = await sendOnce(method, addressOf(route, input), (input as Parts | undefined)?.body);
  const listed = (name: string) => response.headers.get(name)?.split(', ') ?? [];
  const change = { topics: listed('changed-topics') as Topic[], ids: listed('change-ids') };
  if (response.status === 202) throw new CallWaits((await response.json()) as CallWaits['waits'], change);
  return { reply: (await response.json()) as ReplyOf<R>, change };
}

export interface Page<Items> {
  readonly items: Items;
  /** Null on the last page. */
  readonly next: string | null;
}

/** Reads one page; `next` comes from the previous page. */
export async function callPage<R extends PagedRoute>(
  route: R,
  input: InputOf<R>,
  next: string | null,
): Promise<Page<ReplyOf<R>>> {
  const answer = await readInBatch(next ?? addressOf(route, input));
  return { items: answer.body as ReplyOf<R>, next: answer.next };
}

type Plain = string | number | boolean;

interface Parts {
  readonly params?: Readonly<Record<string, Plain>>;
  readonly query?: Readonly<Record<string, Plain | undefined>>;
  readonly body?: unknown;
}

/** `/api/shows/0198…/enter?limit=50`; omits undefined query fields. */
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
