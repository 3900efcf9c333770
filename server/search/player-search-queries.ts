import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';
import { findByLevel, type AfterLevel, type JoinedCondition } from './level-queries.ts';
import { nameContains, narrowness } from './name-queries.ts';

export interface PlayerFilter {
  readonly name?: string | undefined;
  readonly level?: number | undefined;
}

interface PlayersPage {
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

const FACE = 'player.id, player.username, player.guild, player.level, player.xp, profile.picture';
const FOUND = `from players player left join shown_profiles profile on profile.player_id = player.id
   where player.id = any(:ids::uuid[]) order by -player.level, -player.xp, player.id`;

const findPlayersShown = prepared(
  'search_players_shown',
  `select ${FACE}, (select count(*) from horses where owner_id = player.id)::integer as horse_count ${FOUND}`,
);

const findPlayerShopsShown = prepared(
  'search_player_shops_shown',
  `select ${FACE}, profile.shop_name, (select count(*) from listings where seller_id = player.id)::integer as item_count ${FOUND}`,
);

const named = (name: string | undefined) =>
  name === undefined ? [] : [nameContains(sql`found.username`, name)];

/** In order of level. */
export async function findPlayers(db: Db, { name, level }: PlayerFilter, page: PlayersPage) {
  const ids = await findByLevel(db, {
    ...page,
    table: 'players',
    minLevel: level,
    maxLevel: level,
    narrow: narrowness(name),
    conditions: named(name),
  });
  return ids.length === 0 ? [] : await findPlayersShown.rows(db, { ids });
}

const SELLS: JoinedCondition = {
  gathering: sql`exists (select from listings where listings.seller_id = found.id)`,
  walking: sql`(select true from listings where listings.seller_id = found.id limit 1)`,
};

function playerShopNamed(name: string | undefined): readonly JoinedCondition[] {
  if (name === undefined) return [];
  const like = sql`profiles.player_id = found.id and ${nameContains(sql`profiles.shop_name`, name)}`;
  return [
    {
      gathering: sql`exists (select from profiles where ${like})`,
      walking: sql`(select true from profiles where ${like})`,
    },
  ];
}

interface PlayerShopFilter {
  /** The player's. */
  readonly name: string | undefined;
  readonly shopName: string | undefined;
}

/** Players with something for sale, in order of level. */
export async function findPlayerShops(db: Db, { name, shopName }: PlayerShopFilter, page: PlayersPage) {
  const ids = await findByLevel(db, {
    ...page,
    table: 'players',
    // A walk would look up the shop of each player.
    narrow: shopName === undefined ? narrowness(name) : 'likely',
    conditions: named(name),
    joined: [...playerShopNamed(shopName), SELLS],
  });
  return ids.length === 0 ? [] : await findPlayerShopsShown.rows(db, { ids });
}
