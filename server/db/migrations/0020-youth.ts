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
    // Rounds age down to the millisecond: months begin at even ones, so none is gained or lost.
    await sql
      .raw(
        `update horses set born_at = born_at + interval '1 millisecond'
           * least(ceil(extract(epoch from world.clock_reached - born_at) * 500), 45 * 86400000::bigint)
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
