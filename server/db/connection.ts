import type { DatabaseConnection, Kysely, Transaction } from 'kysely';
import type { Tables } from './statements.ts';

export type Db = Kysely<Tables>;

export type Tx = Transaction<Tables>;

type StatementSender = Pick<DatabaseConnection, 'executeQuery'>;

const CLOSED: StatementSender = {
  executeQuery: async () => {
    throw new Error('The transaction has ended; this statement came too late');
  },
};

const senders = new WeakMap<Db, StatementSender>();
const sentCounts = new WeakMap<Db, number>();

/** For `inTransaction`: pipelines the prepared statements of `work`. Kysely would wait for each answer. */
export async function withPipelining<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const connection = await tx.getExecutor().provideConnection(async (provided) => provided);
  senders.set(tx, {
    executeQuery: (query) => {
      sentCounts.set(tx, statementsSentOn(tx) + 1);
      return connection.executeQuery(query);
    },
  });
  try {
    return await work();
  } finally {
    senders.set(tx, CLOSED);
  }
}

/** Undefined for the database itself. */
export function connectionOf(db: Db): StatementSender | undefined {
  return senders.get(db);
}

export function statementsSentOn(tx: Tx): number {
  return sentCounts.get(tx) ?? 0;
}
