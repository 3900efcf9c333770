import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Db } from '../connection.ts';

/** Chooses a database for each statement. Has no transactions: it only reads. */
export function routedDialect(choose: () => Promise<DatabaseConnection & GivenBack>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RoutedDriver(choose),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface GivenBack {
  giveBack(): void;
}

export class BorrowedConnection implements DatabaseConnection, GivenBack {
  readonly #lent: DatabaseConnection;
  readonly giveBack: () => void;

  constructor(lent: DatabaseConnection, giveBack: () => void) {
    this.#lent = lent;
    this.giveBack = giveBack;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#lent.executeQuery(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read in pages by key');
  }
}

export function borrowConnection(db: Db): Promise<BorrowedConnection> {
  return new Promise((resolve, reject) => {
    db.getExecutor()
      .provideConnection(
        (lent) => new Promise<void>((giveBack) => resolve(new BorrowedConnection(lent, giveBack))),
      )
      .catch(reject);
  });
}

const NO_TRANSACTION = 'Transactions run on the primary: use db';

class RoutedDriver implements Driver {
  readonly #choose: () => Promise<DatabaseConnection & GivenBack>;

  constructor(choose: () => Promise<DatabaseConnection & GivenBack>) {
    this.#choose = choose;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#choose();
  }

  async beginTransaction(): Promise<void> {
    throw new Error(NO_TRANSACTION);
  }

  async commitTransaction(): Promise<void> {
    throw new Error(NO_TRANSACTION);
  }

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(connection: DatabaseConnection & Partial<GivenBack>): Promise<void> {
    connection.giveBack?.();
  }

  async destroy(): Promise<void> {}
}
