import type { DatabaseConnection } from 'kysely';
import type { Db, Tx } from './transaction.ts';

/** What of a connection statements are sent on. */
type Way = Pick<DatabaseConnection, 'executeQuery'>;

const OVER: Way = {
  executeQuery: async () => {
    throw new Error('This transaction is over: a statement of it came too late');
  },
};

const ways = new WeakMap<Db, Way>();

/**
 * For `inTransaction`: while `work` lasts, statements may go straight to the transaction's connection. Kysely sends the
 * next only when the last is answered; there they are sent at once, and done in the order in which they are sent.
 */
export async function onItsConnection<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  ways.set(tx, await tx.getExecutor().provideConnection(async (connection) => connection));
  try {
    return await work();
  } finally {
    ways.set(tx, OVER);
  }
}

/** The connection of a transaction; undefined outside any, where each statement may take another. */
export function connectionOf(db: Db): Way | undefined {
  return ways.get(db);
}
