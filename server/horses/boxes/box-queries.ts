import { prepared, type RowOf } from '../../db/prepared.ts';

/** Horses are ids, in the order in which they moved in. */
export type BoxesRow = RowOf<typeof findBoxes>;

/** A horse that was sold has left its box. */
export const findBoxes = prepared(
  'boxes_find',
  `select player.boxes, array(
     select boxed.horse_id from boxed_horses boxed join horses horse on horse.id = boxed.horse_id
     where boxed.player_id = player.id and horse.owner_id = player.id order by boxed.since, boxed.horse_id
   ) as horses
   from players player where player.id = :playerId`,
);

/** Read `findBoxes` afterwards: a statement that waits for a lock sees older rows of other tables. */
export const lockBoxes = prepared('boxes_lock', `select boxes from players where id = :playerId for update`);

export const saveBoxes = prepared('boxes_save', `update players set boxes = :boxes where id = :playerId`);

/** Under the locks of horse and player. */
export const insertBoxed = prepared(
  'boxes_move_in',
  `insert into boxed_horses (horse_id, player_id, since) values (:horseId, :playerId, :now)`,
);

/** Also leaves a previous owner's box. */
export const deleteBoxed = prepared('boxes_move_out', `delete from boxed_horses where horse_id = :horseId`);
