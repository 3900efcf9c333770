import { sql, type Kysely, type Migration } from 'kysely';

/** One heat of a show, by place, however many started; and the first heat of an owner. */
export const placedEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create index show_entries_placed
         on show_entries (show_id, ((result->>'heat')::integer), place, ((result->>'owner')::uuid))
         where status = 'completed'`,
      )
      .execute(db);
  },
};
