import { sql, type Kysely, type Migration } from 'kysely';

/** A horse that started today, or is entered in a show, goes out after that day (docs/rules/care.md#pasture). */
export const pasture: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table horses
           add column grass_from timestamptz,
           add column works_from timestamptz,
           add column worked_at timestamptz`,
      )
      .execute(db);
    await sql
      .raw(
        `update horses set worked_at = last.runs_at
         from (
           select entry.horse_id, max(entry.runs_at) as runs_at from show_entries entry, world
           where entry.runs_at > world.clock_reached - interval '1 day' group by entry.horse_id
         ) last
         where last.horse_id = horses.id`,
      )
      .execute(db);
  },
};
