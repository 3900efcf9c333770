import { sql } from 'kysely';
import { BREED_FROM, realMsToAge, RETIRED_FROM } from '../game/horses/age.ts';
import type { Db } from '../server/db/connection.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { payFromHouse, post } from '../server/ledger/ledger.ts';

/** Journals whose tradable coins do not add up. */
export async function findUnevenJournals(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ journalId: string }>`
    select journal_id from ledger_entries group by journal_id having sum(tradable) <> 0`.execute(db);
  return rows.map((row) => row.journalId);
}

/** Returns those of these keys that have an idempotency record. */
export async function findAnsweredKeys(db: Db, hashes: readonly Buffer[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(key_hash, 'hex') as hash from idempotency_records where key_hash = any(${hashes}::bytea[])`.execute(
    db,
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Tables whose rows have an id. */
export async function findTablesWithIds(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables
      using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id' and data_type = 'uuid'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns those of these ids that are in a table. */
export async function findIds(
  db: Db,
  tables: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const each = tables.map((name) => sql`select id from ${sql.table(name)} where id = any(${ids}::uuid[])`);
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Enough coins to try everything at once. */
export async function giveCoins(db: Db, now: Date, playerId: string): Promise<void> {
  const gift = { coins: 60_000, tradable: 30_000 };
  await inTransaction(db, (tx) =>
    post(tx, now, [payFromHouse(playerId, gift, 'salary', 'Blown in by a storm')]),
  );
}

export async function giveCoinsToAll(db: Db, now: Date): Promise<void> {
  const players = await db.selectFrom('players').select('id').orderBy('id').execute();
  for (const { id } of players) await giveCoins(db, now, id);
}

/** Gives horses above the bronze field of class 1 this many starts without a prize, which would take a bot weeks. */
export async function loseForm(db: Db, starts: number): Promise<void> {
  await db
    .updateTable('horses')
    .set({ prizelessStarts: starts })
    .where((horse) => horse.or([horse('grade', '<>', 'bronze'), horse('classLevel', '>', 1)]))
    .execute();
}

/** Returns the emails of players with a mare and a stallion old enough to breed. */
export async function findBreeders(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const bornAt = (months: number) => new Date(now.getTime() - realMsToAge(months));
  const rows = await db
    .selectFrom('horses')
    .innerJoin('accounts', 'accounts.id', 'horses.ownerId')
    .select('accounts.email')
    .where('sex', 'in', ['mare', 'stallion'])
    .where('bornAt', '<=', bornAt(BREED_FROM))
    .where('bornAt', '>', bornAt(RETIRED_FROM))
    .groupBy('accounts.email')
    .having(({ fn }) => fn.count('sex').distinct(), '=', 2)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Confirms the emails of all accounts, as the mailed links would. */
export async function confirmEmails(db: Db): Promise<void> {
  await sql`update accounts set email_confirmed_at = created_at where email_confirmed_at is null`.execute(db);
}

/** Closes all connections of the game to the database. */
export async function endSessions(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
    and application_name = 'fetlock' and pid <> pg_backend_pid()`.execute(db);
}

/** Creates coins without a source, as if a credit were written twice. */
export async function creditTwice(db: Db): Promise<void> {
  await sql`
    update ledger_accounts set coins = coins + 500
    where id = (select id from ledger_accounts where kind = 'purse' order by id limit 1)`.execute(db);
}
