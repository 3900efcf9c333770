import type pg from 'pg';
import { BEGINS_TRANSACTION, ENDS_TRANSACTION, type Recording, type Statement } from './trace.ts';

/**
 * Sends what the game sent for a request: the same statements with the same values, in the same order and the same
 * transactions, those at once that it sent at once. All are prepared under a name, once per connection, whether the game prepares them or not.
 */
export async function replay(
  pool: pg.Pool,
  recording: Recording,
  statements: readonly Statement[],
): Promise<void> {
  const asides: Promise<unknown>[] = [];
  const underWay: Promise<unknown>[] = [];
  const answered = () => Promise.all(underWay.splice(0));
  let inTransaction: pg.PoolClient | undefined;
  try {
    for (const statement of statements) {
      const config = prepared(recording, statement);
      if (statement.aside) {
        asides.push(pool.query(config));
        continue;
      }
      if (!statement.together) await answered();
      if (BEGINS_TRANSACTION.test(config.text)) inTransaction = await pool.connect();
      underWay.push((inTransaction ?? pool).query(config));
      if (ENDS_TRANSACTION.test(config.text)) {
        await answered();
        inTransaction?.release();
        inTransaction = undefined;
      }
    }
    await answered();
  } finally {
    // Only after an error: what is left open is not to be used again.
    inTransaction?.release(true);
    await Promise.all(asides);
  }
}

function prepared({ texts }: Recording, { text, values }: Statement): pg.QueryConfig {
  const sql = texts[text] ?? '';
  return values.length === 0 ? { text: sql } : { name: `s${text}`, text: sql, values: [...values] };
}
