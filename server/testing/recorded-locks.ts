import pg from 'pg';
import { expect, vi } from 'vitest';
import { LOCK_ORDER } from '../db/lock-order.ts';

export interface RowLock {
  readonly table: string;
  /** False for `skip locked`, which never waits. */
  readonly waits: boolean;
}

/** Any free row is locked, or a new one: transactions neither wait for it nor order it. */
const LOCKED_ANYWHERE: readonly string[] = ['ledger_days', 'newcomer_days'];

/** Locks in the order sent, each table once. */
export type RecordedTransaction = readonly RowLock[];

export async function recordLocks(act: () => Promise<unknown>): Promise<RecordedTransaction[]> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit');
  try {
    await act();
    const open = new Map<unknown, Map<string, RowLock>>();
    const transactions: RecordedTransaction[] = [];
    for (const [index, [connection]] of submit.mock.calls.entries()) {
      const { text } = submit.mock.contexts[index] as { readonly text: string };
      if (text.startsWith('start transaction')) open.set(connection, new Map());
      const locks = open.get(connection);
      if (!locks) continue;
      for (const lock of rowLocks(text))
        if (!LOCKED_ANYWHERE.includes(lock.table) && !locks.has(lock.table)) locks.set(lock.table, lock);
      if (!/^(?:commit|rollback)/.test(text)) continue;
      open.delete(connection);
      if (locks.size > 0) transactions.push([...locks.values()]);
    }
    return transactions;
  } finally {
    submit.mockRestore();
  }
}

const namesOf = (transaction: RecordedTransaction) => transaction.map(({ table }) => table).join(', ');

/** -1 for unlisted tables. */
function placesOf(transaction: RecordedTransaction): number[] {
  const order: readonly string[] = LOCK_ORDER;
  return transaction.filter(({ waits }) => waits).map(({ table }) => order.indexOf(table));
}

/** One transaction of `act` locks exactly these tables; all follow `LOCK_ORDER`. */
export async function expectLocks(act: () => Promise<unknown>, order: string): Promise<void> {
  const transactions = await recordLocks(act);
  expect(transactions.map(namesOf)).toContain(order);
  for (const transaction of transactions) {
    if (transaction.length === 1) continue;
    const places = placesOf(transaction);
    expect(places, namesOf(transaction)).not.toContain(-1);
    expect(places, namesOf(transaction)).toEqual(places.toSorted((one, other) => one - other));
  }
}

/** Tables with locked rows, in the order of the text. */
export function rowLocks(statement: string): RowLock[] {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ');
  const found: { readonly at: number; readonly lock: RowLock }[] = [];
  for (const match of text.matchAll(/\bfor (?:no key )?(?:update|share)\b( of (\w+))?( skip locked)?/g)) {
    const [, , alias, skips] = match;
    const tables = tablesOf(text, match.index).filter((table) => !alias || table.alias === alias);
    for (const { name } of tables)
      found.push({ at: match.index, lock: { table: name, waits: skips === undefined } });
  }
  for (const match of text.matchAll(/(?<!for |do |key )\bupdate (\w+)/g))
    found.push({ at: match.index, lock: { table: match[1] ?? '', waits: true } });
  for (const match of text.matchAll(
    /\binsert into (\w+)(?:(?!\binsert into ).)*?on conflict (?:(?!\binsert into ).)*?do update/g,
  ))
    found.push({ at: match.index, lock: { table: match[1] ?? '', waits: true } });
  return found.toSorted((one, other) => one.at - other.at).map(({ lock }) => lock);
}

/** The select whose locking clause starts at `end`, without subqueries. */
function tablesOf(text: string, end: number): { readonly name: string; readonly alias: string }[] {
  let depth = 0;
  let select = '';
  for (let at = end - 1; at >= 0 && depth >= 0; at--) {
    const letter = text[at] ?? '';
    if (letter === ')') depth++;
    if (depth === 0 && letter !== '(') select = letter + select;
    if (letter === '(') depth--;
  }
  const clause = /\bfrom (?!.*\bfrom )(.*)/.exec(select)?.[1] ?? '';
  const matches = `join ${clause}`.matchAll(
    /\bjoin (\w+)(?: (?!on\b|where\b|join\b|order\b|left\b|for\b)(\w+))?/g,
  );
  return [...matches].map(([, name = '', alias = name]) => ({ name, alias }));
}
