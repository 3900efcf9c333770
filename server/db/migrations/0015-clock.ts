import { sql, type Kysely, type Migration } from 'kysely';

export const clock: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table world
           add column clock_correction_ms bigint not null default 0,
           add column clock_waits boolean not null default false`,
      )
      .execute(db);
  },
};
