import { sql, type Kysely, type Migration } from 'kysely';

/** What world time makes up for leaps of the clock that it is derived from, and whether it waits for that clock. */
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
