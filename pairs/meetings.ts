import type { TestApp } from '../server/testing/app/test-app.ts';
import { recordLocks } from '../server/testing/recorded-locks.ts';
import { send, type Pair } from './pair.ts';
import type { Request } from './request.ts';
import type { Gate, Rewinder } from '../server/testing/database/rewinder.ts';
import { isCompared } from './seen.ts';

/** The rows that one call touches, recorded by making it alone. */
export interface Alone {
  readonly request: Request;
  readonly answer: string;
  /** Existing rows that it names, changes or refers to. */
  readonly things: ReadonlySet<string>;
  /** Tables of which it locks rows. */
  readonly tables: ReadonlySet<string>;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every call that moves coins refers to the house. */
const HOUSE = '00000000-0000-0000-0000-000000000000';

export async function makeAlone(app: TestApp, rewinder: Rewinder, request: Request): Promise<Alone> {
  let answer = '';
  const transactions = await recordLocks(async () => {
    answer = await send(app, request);
  });
  const changes = (await rewinder.changes()).filter(isCompared);
  await rewinder.rewind();
  const changed = changes.filter(({ before }) => before !== null).map(({ table }) => table);
  const locked = transactions.flat().map(({ table }) => table);
  const named = Object.values(request.sent.body ?? {}).filter((value) => typeof value === 'string');
  const text = JSON.stringify([request.by?.id, request.sent, changes]);
  const things = [...text.matchAll(ID)]
    .map(([id]) => id)
    .filter((id) => id !== HOUSE && rewinder.isKnown(id));
  return {
    request,
    answer,
    things: new Set([...things, ...named.filter(isName)]),
    tables: new Set([...locked, ...changed]),
  };
}

/** Two calls can also meet on a name or an address that nobody has yet. */
const isName = (text: string) => /^[A-Z]\w+ \w+$|@/.test(text);

export interface Meeting {
  readonly pair: Pair;
  readonly things: readonly string[];
  /** Rows that both may wait for. */
  readonly gates: readonly Gate[];
}

/** Every two calls that use the same row, and each call with itself. */
export function meetingsOf(all: readonly Alone[], rewinder: Rewinder): readonly Meeting[] {
  return all.flatMap((one, index) =>
    all.slice(index).flatMap((other): Meeting[] => {
      const shared = [...one.things].filter((id) => other.things.has(id));
      if (shared.length === 0) return [];
      const tables = [...one.tables].filter((table) => other.tables.has(table));
      const gates = tables
        .flatMap((table) => shared.map((id) => ({ table, id })))
        .filter((gate) => rewinder.has(gate));
      return [{ pair: [one.request, other.request], things: shared, gates }];
    }),
  );
}
