import type { Traits } from '../../game/horses/coat/traits.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type KeepsakeRow = RowOf<typeof findKeepsake>;

const PICTURE = `keepsake.id, keepsake.horse_id, keepsake.player_id, keepsake.pastime, keepsake.place, keepsake.kept_at,
     keepsake.age_months, keepsake.mane_style, player.username, world.founded_at,
     horse.name, horse.sex, horse.breed, horse.genotype, horse.traits, horse.form, horse.nameplate,
     exists (select from closed_stables where player_id = horse.owner_id) as horse_is_closed,
     exists (select from closed_stables where player_id = keepsake.player_id) as is_closed`;
const FROM = `cross join world join players player on player.id = keepsake.player_id
   join horses horse on horse.id = keepsake.horse_id`;

/** Newest first. */
export const findKeepsakes = prepared(
  'keepsakes',
  `select ${PICTURE} from (
     select * from keepsakes where horse_id = :horseId and id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit :limit
   ) keepsake ${FROM} order by keepsake.id desc`,
).as<{ traits: Traits }>();

export const findKeepsake = prepared(
  'keepsake',
  `select ${PICTURE} from keepsakes keepsake ${FROM} where keepsake.id = :id`,
).as<{ traits: Traits }>();

export const countKeepsakes = prepared(
  'keepsakes_count',
  `select count(*)::integer as kept from keepsakes where player_id = :playerId and horse_id = :horseId`,
);

export const insertKeepsake = prepared(
  'keepsake_insert',
  `insert into keepsakes (id, horse_id, player_id, pastime, place, kept_at, age_months, mane_style)
   select :id::uuid, id, owner_id, :pastime::text, :place::text, :now::timestamptz, :ageMonths::integer, mane_style
   from horses where id = :horseId`,
);

/** No row if it is another player's. */
export const deleteKeepsake = prepared(
  'keepsake_delete',
  `delete from keepsakes where id = :id and player_id = :playerId returning id`,
);
