import { sql, type Kysely, type Migration } from 'kysely';

export const lab: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table first_steps add column lab_at timestamptz`).execute(db);
  },
};
