import { sql } from 'kysely';
import { openDatabase } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Writes pairs of rows in transactions until killed, and prints each committed pair's number. */
const database = await openDatabase({ dataDir: process.argv.at(-1) ?? '' });
await sql`create table if not exists stalls(pair int, half int, straw text, primary key (pair, half))`.execute(
  database.db,
);
const { rows } = await sql<{ last: number }>`select coalesce(max(pair), 0) as last from stalls`.execute(
  database.db,
);
for (let pair = (rows[0]?.last ?? 0) + 1; ; pair++) {
  await inTransaction(database.db, async (tx) => {
    for (const half of [1, 2]) {
      await sql`insert into stalls values (${pair}, ${half}, ${'straw '.repeat(50)})`.execute(tx);
    }
  });
  process.stdout.write(`${pair}\n`);
}
