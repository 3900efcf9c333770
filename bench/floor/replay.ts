import type pg from 'pg';
import { BEGINS_TRANSACTION, ENDS_TRANSACTION, type Recording, type Statement } from './trace.ts';

/** Keeps values, order, transactions and pipelining. Prepares all statements. */
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
    // After an error: discards the open transaction.
    inTransaction?.release(true);
    await Promise.all(asides);
  }
}

function prepared({ texts }: Recording, { text, values }: Statement): pg.QueryConfig {
  const sql = texts[text] ?? '';
  return values.length === 0 ? { text: sql } : { name: `s${text}`, text: sql, values: [...values] };
}
