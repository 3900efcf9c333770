import { useEffect } from 'react';
import { CallRefused } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { readToken, signIn } from '../api/token.ts';
import { attempt } from '../ui/storage.ts';
import { storeOf, useStore } from '../ui/store.ts';

type Drawn = ReplyOf<'GET /api/gate'>;
type GateRoute = 'GET /api/gate' | 'GET /api/gate/own';
export type GateHorse = Drawn['horses'][number];

/** The horse to bring home, and its name. */
export interface Taking {
  readonly token: string;
  readonly nth: number;
  readonly horseName: string;
}

const KEY = 'gate';

const readStored = (): string | null => attempt(() => localStorage.getItem(KEY)) ?? null;

/** The token of the gate that this browser saw last. The server draws a new gate once that day is over. */
const seenToken = storeOf(readStored());
signIn.listen(() => seenToken.set(readStored()));

const queryOf = (token: string | null) => ({ query: token === null ? {} : { token } });

/** The same three horses all day, on every page and after a reload. */
export function useGate() {
  const seen = useStore(seenToken);
  // Players are not limited by what others of their network looked at.
  const route = readToken() === null ? 'GET /api/gate' : 'GET /api/gate/own';
  const gate = useRead<GateRoute>(route, queryOf(seen));
  const drawn: Drawn | undefined = gate.data;
  useEffect(() => {
    if (drawn !== undefined && drawn.token !== null && drawn.token !== seen)
      remember(route, drawn, drawn.token);
  }, [route, drawn, seen]);
  return gate;
}

/** In the cache first, so that reading by the new token needs no call. */
function remember(route: GateRoute, drawn: Drawn, token: string): void {
  queryClient.setQueryData(keyOf(route, queryOf(token)), drawn);
  seenToken.set(token);
  attempt(() => localStorage.setItem(KEY, token));
}

/** A gate that gave its horse stays on the page until somebody signs in or out. */
export function spendGate(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Draws three others. */
function forgetGate(): void {
  spendGate();
  seenToken.set(null);
  queryClient.removeQueries({ queryKey: keyOf('GET /api/gate') });
}

const GONE: readonly string[] = ['GATE_OLD', 'GATE_USED'];

/** For the calls that take a horse home. */
export const TAKING_FAILED = {
  failure: {
    title: 'Not brought home',
    titles: {
      GATE_OLD: 'These three have gone on',
      GATE_USED: 'This gate has given its horse',
      NOT_ENOUGH_COINS: 'Not Enough Coins',
      UNKIND_WORDS: 'Another name, please',
    },
    text: 'Please try again in a moment.',
  },
  onFailed(error: unknown) {
    if (error instanceof CallRefused && GONE.includes(error.code ?? '')) forgetGate();
  },
};
