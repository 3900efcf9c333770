import { sql, type Kysely, type Migration } from 'kysely';

export const why: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table first_steps add column why_entry_id uuid`).execute(db);
  },
};
