import { prepared, type RowOf } from '../db/prepared.ts';

export type FoalRow = RowOf<typeof findFoals>;

/** In the order of births. */
export const findFoals = prepared(
  'trophies_foals',
  `select id, breeder_id, breed, genotype, traits, created_at from horses
   where id = any(:ids::uuid[]) and breeder_id is not null and dam_id is not null order by id`,
);

export const findFoalsAfter = prepared(
  'trophies_foals_after',
  `select id, breeder_id, breed, genotype, traits, created_at from horses
   where id > :after and breeder_id is not null and dam_id is not null order by id limit :limit`,
);

/** If a call gives several horses for a slot, the first fills it. */
export const insertSlots = prepared(
  'trophies_insert_slots',
  `insert into album_slots (player_id, part, key, horse_id, at)
   select distinct on (player_id, part, key) player_id, part, key, horse_id, at
   from unnest(:playerIds::uuid[], :parts::text[], :keys::text[], :horseIds::uuid[], :ats::timestamptz[])
     with ordinality as slot (player_id, part, key, horse_id, at, ordinal)
   order by player_id, part, key, ordinal
   on conflict do nothing`,
);

/** At most as many rows as an album has slots. */
export const findSlots = prepared(
  'trophies_slots',
  `select slot.part, slot.key, slot.at, horse.id, horse.name, horse.breed, horse.genotype, horse.traits,
     horse.form, horse.born_at, horse.mane_style
   from album_slots slot join horses horse on horse.id = slot.horse_id
   where slot.player_id = :playerId order by slot.at, slot.part, slot.key`,
);

/** A guest's is for the guest alone. */
export const findOwnerOfAlbum = prepared(
  'trophies_album_owner',
  `select username from players where id = :playerId and (id = :viewerId or guest_until is null)`,
);

export const findWish = prepared(
  'trophies_wish',
  `select colour from album_wishes where player_id = :playerId`,
);

export const saveWish = prepared(
  'trophies_save_wish',
  `insert into album_wishes (player_id, colour) values (:playerId, :colour)
   on conflict (player_id) do update set colour = excluded.colour`,
);

export const deleteWish = prepared(
  'trophies_delete_wish',
  `delete from album_wishes where player_id = :playerId`,
);
