import type { DatabaseConnection, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** The database outside a transaction: each query may use a different connection. */
export type Db = Kysely<Tables>;

/** An open transaction. Query functions that need one take this type. */
export type Tx = Transaction<Tables>;

/** The part of a connection that sends statements. */
type StatementSender = Pick<DatabaseConnection, 'executeQuery'>;

const CLOSED: StatementSender = {
  executeQuery: async () => {
    throw new Error('The transaction has ended; this statement came too late');
  },
};

const senders = new WeakMap<Db, StatementSender>();
const sentCounts = new WeakMap<Db, number>();

/**
 * For `inTransaction`: while `work` runs, prepared statements go straight to the transaction's connection, which
 * pipelines them in order. Kysely would wait for each answer before it sends the next statement.
 */
export async function withPipelining<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const connection = await tx.getExecutor().provideConnection(async (held) => held);
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

/** The connection of a transaction; undefined for the database itself. */
export function connectionOf(db: Db): StatementSender | undefined {
  return senders.get(db);
}

/** How many statements a transaction has sent straight to its connection. */
export function statementsSentOn(tx: Tx): number {
  return sentCounts.get(tx) ?? 0;
}
