import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Starter tack stays with the player whose first horse brought it (docs/rules/economy.md#tack). Horses of old keep 1:
 * what they have counts as gained with their owner.
 */
export const starterTack: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table tack
           add column starter_of uuid,
           add constraint tack_starter_stays check (starter_of = owner_id);
         create unique index tack_one_starter_of_a_type on tack (starter_of, type) where starter_of is not null;
         alter table horses add column level_on_arrival integer not null default 1`,
      )
      .execute(db);
  },
};
