import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

interface PowerCut {
  readonly tables: readonly string[];
  /** SQL; `nextval('cuts')` counts writes, and survives rollbacks. */
  readonly when?: string;
  readonly each?: 'row' | 'statement';
}

/** Makes writes to these tables fail while `work` is done. */
export async function whileWritesFail(
  db: Db,
  { tables, when = 'true', each = 'row' }: PowerCut,
  work: () => Promise<unknown>,
): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('create sequence cuts');
  await run(`create or replace function power_cut() returns trigger language plpgsql as
    $$ begin if ${when} then raise exception 'the lights went out'; end if; return new; end $$`);
  for (const table of tables)
    await run(
      `create trigger cut before insert or update on ${table} for each ${each} execute function power_cut()`,
    );
  try {
    await work();
  } finally {
    for (const table of tables) await run(`drop trigger cut on ${table}`);
    await run('drop sequence cuts');
  }
}
