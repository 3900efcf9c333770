import { sql, type Kysely, type Migration } from 'kysely';

export const placingsToCount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table placings_to_count (
           player_id uuid not null,
           entry_id uuid not null,
           primary key (player_id, entry_id)
         )`,
      )
      .execute(db);
  },
};
