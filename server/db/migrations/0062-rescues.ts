import { sql, type Kysely, type Migration } from 'kysely';

/** What the game asks for a like good depends on whether a horse was ever rescued (decision 93). */
export const rescues: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index horse_events_of_rescues on horse_events (horse_id) where kind = 'rescued'`.execute(
      db,
    );
  },
};
