import { prepared, type RowOf } from '../db/prepared.ts';
import { HOUSE } from '../ledger/ledger.ts';

/** The database's estimates, `…About`, are below 0 if it has none. */
export type CountsRow = RowOf<typeof countWorld>;

const counted = (rows: string) => `(select count(*) from (${rows} limit :most) counted)::integer`;
const estimated = (table: string) => `(select reltuples from pg_class where oid = '${table}'::regclass)`;

/** Counts no further than `most`, so that a large world costs no more. Player shops are found seller by seller. */
export const countWorld = prepared(
  'search_counts',
  `with recursive player_shop as (
     (select seller_id from listings where seller_id > '${HOUSE}' order by seller_id limit 1)
     union all
     select (select seller_id from listings where seller_id > player_shop.seller_id order by seller_id limit 1)
     from player_shop where player_shop.seller_id is not null
   )
   select ${counted('select from players where deleted_at is null and house_stable is null and guest_until is null')} as players,
     ${counted('select from players where last_seen_at > :seenSince and guest_until is null')} as here,
     ${counted('select from horses')} as horses,
     ${counted("select from listings where kind <> 'tack'")} as for_sale,
     (select count(seller_id) from (select seller_id from player_shop limit :mostPlayerShops) counted
       where seller_id not in (select id from players where house_stable is not null))::integer as shops,
     ${estimated('players')} as players_about, ${estimated('horses')} as horses_about`,
).as<{ playersAbout: number; horsesAbout: number }>();
