import { sql, type Kysely, type Migration } from 'kysely';

/** A show of very many entries runs in pieces (decision 79). `starters` are those up to `last_horse`, as they stood. */
export const largeShows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table show_starters (
           show_id uuid not null,
           last_horse uuid not null,
           starters jsonb not null,
           primary key (show_id, last_horse)
         )`,
      )
      .execute(db);
  },
};
