import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Placings that no counter of the leaderboards has yet. In the order of who entered them, so that all of a player's and
 * of a horse's are counted together.
 */
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
