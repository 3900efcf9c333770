import { sql, type Kysely, type Migration } from 'kysely';

/** Colour Lab first opened, for the first steps. */
export const lab: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table first_steps add column lab_at timestamptz`).execute(db);
  },
};
