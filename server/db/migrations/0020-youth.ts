import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Until 72 game months a horse takes 15 real hours a month, no longer 30 (docs/rules/time.md#game-time). Each horse keeps
 * the age it had when the world last ran: it loses half its days before 72 months, at most 45. `born_at` may move because
 * it only gives the age; `covers.foals_at` and `horse_events` keep the day of birth.
 *
 * Foals younger than 6 months, 90 real hours, have milk, which counts as feed.
 */
export const youth: Migration = {
  async up(db: Kysely<unknown>) {
    // Down to the millisecond, in which instants are read: rounding up would take back a month just reached.
    await sql
      .raw(
        `update horses set born_at = date_trunc('milliseconds', born_at + interval '1 second'
           * least(extract(epoch from world.clock_reached - born_at) / 2, 45 * 86400))
         from world where born_at < world.clock_reached`,
      )
      .execute(db);
    await sql
      .raw(
        `update horses set feed_expires_at = greatest(feed_expires_at, born_at + interval '90 hours')
         from world where born_at + interval '90 hours' > world.clock_reached`,
      )
      .execute(db);
  },
};
