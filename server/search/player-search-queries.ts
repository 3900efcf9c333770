import { sql } from 'kysely';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { likePattern } from '../../game/search/search-text.ts';
import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';
import { findByLevel, type AfterLevel } from './level-queries.ts';

export interface PlayerFilter {
  readonly name?: string | undefined;
  readonly level?: number | undefined;
}

interface PlayersPage {
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

interface FoundPlayerRow {
  readonly id: string;
  readonly username: string;
  readonly guild: Guild;
  readonly level: number;
  readonly xp: number;
  readonly picture: string | null;
}

const FACE = 'player.id, player.username, player.guild, player.level, player.xp, profile.picture';
const FOUND = `from players player left join shown_profiles profile on profile.player_id = player.id
   where player.id = any(:ids::uuid[]) order by -player.level, -player.xp, player.id`;

const findPlayersShown = prepared<FoundPlayerRow & { horse_count: number }, { ids: readonly string[] }>(
  'search_players_shown',
  `select ${FACE}, (select count(*) from horses where owner_id = player.id)::integer as horse_count ${FOUND}`,
);

interface FoundShopRow extends FoundPlayerRow {
  /** Null or empty: named after the player. */
  readonly shop_name: string | null;
  readonly item_count: number;
}

const findShopsShown = prepared<FoundShopRow, { ids: readonly string[] }>(
  'search_shops_shown',
  `select ${FACE}, profile.shop_name, (select count(*) from listings where seller_id = player.id)::integer as item_count ${FOUND}`,
);

const named = (name: string | undefined) =>
  name === undefined ? [] : [sql`lower(found.username) like lower(${likePattern(name)}::text)`];

/** In order of level. */
export async function findPlayers(db: Db, { name, level }: PlayerFilter, page: PlayersPage) {
  const ids = await findByLevel(db, {
    ...page,
    table: 'players',
    minLevel: level,
    narrow: name !== undefined || level !== undefined,
    conditions: [...named(name), ...(level === undefined ? [] : [sql`found.level = ${level}`])],
  });
  return ids.length === 0 ? [] : await findPlayersShown.rows(db, { ids });
}

const shopNamed = (name: string | undefined) =>
  name === undefined
    ? []
    : [
        sql`exists (select from profiles where profiles.player_id = found.id
          and lower(profiles.shop_name) like lower(${likePattern(name)}::text))`,
      ];

interface ShopFilter {
  /** The player's. */
  readonly name: string | undefined;
  readonly shopName: string | undefined;
}

/** Players with something for sale, in order of level. */
export async function findShops(db: Db, { name, shopName }: ShopFilter, page: PlayersPage) {
  const ids = await findByLevel(db, {
    ...page,
    table: 'players',
    minLevel: undefined,
    narrow: true,
    conditions: [
      ...named(name),
      ...shopNamed(shopName),
      sql`exists (select from listings where listings.seller_id = found.id)`,
    ],
  });
  return ids.length === 0 ? [] : await findShopsShown.rows(db, { ids });
}
