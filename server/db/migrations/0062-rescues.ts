import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What the game asks for a like good depends on whether a horse was ever rescued (decision 92). `payments_to_players`
 * is what counts for the limits of young accounts; a prize counts in full while it may still be won.
 */
export const rescues: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create index horse_events_of_rescues on horse_events (horse_id) where kind = 'rescued';

create view payments_to_players as
  select 'stud_fee' as kind, from_id, to_id, fee as coins, requested_at as at
  from stud_requests where status in ('open', 'accepted')
  union all
  select 'sale', buyer_id, seller_id, price, sold_at from sales
  union all
  select 'entry_fee', player_id, creator_id, fee, entered_at from show_entries
  where creator_id is not null and creator_id <> player_id
  union all
  select 'prize', entry.creator_id, entry.player_id, coalesce(entry.prize, show.prize), entry.entered_at
  from show_entries entry join shows show on show.id = entry.show_id
  where entry.creator_id is not null and entry.creator_id <> entry.player_id;
`,
      )
      .execute(db);
  },
};
