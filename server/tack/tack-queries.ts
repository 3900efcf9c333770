import { prepared, type RowOf } from '../db/prepared.ts';

/** `quality` is in ten-thousandths of a percent. `starterOf` is the owner of starter tack. */
export type PieceRow = RowOf<typeof findPiece>;

const PIECE = `select piece.id, piece.owner_id, piece.type, piece.quality, piece.maker_id, maker.username as maker,
    piece.starter_of, piece.horse_id, horse.name as horse, listing.id as listing_id, listing.price
  from tack piece left join players maker on maker.id = piece.maker_id left join horses horse on horse.id = piece.horse_id
    left join listings listing on listing.tack_id = piece.id`;

/** In order of arrival; `onlyFree`: worn by no horse. */
export const findPiecesOf = prepared(
  'tack_of',
  `${PIECE} where piece.owner_id = :ownerId and (:after::uuid is null or piece.id > :after) and not (:onlyFree and piece.horse_id is not null)
   order by piece.id limit :limit`,
);

export const findPiece = prepared('tack_piece_find', `${PIECE} where piece.id = :id`);

/** Read the piece afterwards: a statement that waited sees horse and listing of before the wait. */
export const lockPiece = prepared('tack_lock', `select from tack where id = :id for update`);

export const insertPiece = prepared(
  'tack_insert',
  `insert into tack (id, owner_id, type, quality, maker_id, created_at) values (:id, :ownerId, :type, :quality, :makerId, :now)`,
);

/**
 * Nothing for a player who has, or ever bought, another horse. The player's balance must be locked, and the purchase
 * not yet booked.
 */
export const insertStarterSet = prepared(
  'tack_starter_set',
  `insert into tack (id, owner_id, starter_of, type, quality, horse_id, created_at)
   select given.id, :ownerId::uuid, :ownerId::uuid, given.type, :quality, :horseId::uuid, :now
   from unnest(:ids::uuid[], :types::text[]) as given (id, type)
   where not exists (select from horses where owner_id = :ownerId and id <> :horseId)
     and not exists (
       select from ledger_totals where account_id = :ownerId and type in ('horse_purchase', 'horse_sale')
     )
   on conflict do nothing
   returning id`,
);

export const updateWearer = prepared('tack_wearer', `update tack set horse_id = :horseId where id = :id`);

export const updateTackOwner = prepared('tack_owner', `update tack set owner_id = :to where id = :id`);

/** Read under both locks. */
export const findDress = prepared(
  'tack_dress',
  `select array(select type from tack where horse_id = :horseId) as wears,
     exists (select from show_entries where horse_id = :horseId and status = 'pending') as entry_running,
     exists (select from listings where tack_id = :tackId) as for_sale`,
);

export type WornRow = RowOf<typeof findWornBy>;

export const findWornBy = prepared(
  'tack_worn_by',
  `select id, owner_id, horse_id, type, quality from tack where horse_id = any(:horseIds::uuid[])`,
);

export const updateQualities = prepared(
  'tack_qualities',
  `update tack set quality = after.quality from unnest(:ids::uuid[], :qualities::integer[]) as after (id, quality)
   where tack.id = after.id`,
);

export const lockWorn = prepared(
  'tack_worn_lock',
  `select id from tack where horse_id = any(:horseIds::uuid[]) order by id for update`,
);

export const takeOffAll = prepared(
  'tack_take_off_all',
  `update tack set horse_id = null where horse_id = any(:horseIds::uuid[])`,
);
