import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A long bag of feed, six real days or more, lets a horse rest better (docs/rules/care.md#feed); `long_feed_until` says
 * until when. Nobody knows from which bags a horse ate before: feed for more than six days counts as long. So does the
 * milk of foals younger than 90 real hours.
 */
export const longBags: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table horses add column long_feed_until timestamptz`).execute(db);
    await sql
      .raw(
        `update horses set long_feed_until = feed_expires_at
         from world where feed_expires_at > world.clock_reached + interval '6 days'
           or feed_expires_at > world.clock_reached and born_at + interval '90 hours' > world.clock_reached`,
      )
      .execute(db);
  },
};
