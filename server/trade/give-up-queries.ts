import { prepared } from '../db/prepared.ts';

/** Not of guests: theirs reach no market, and stay where nobody finds them. */
export const findOwnHorseIds = prepared(
  'give_up_horses',
  `select id from horses where owner_id = :playerId and not exists (select from guests where id = :playerId)
   order by id limit :limit`,
);

export const lockOwnTackRows = prepared(
  'give_up_tack_lock',
  'select id from tack where owner_id = :playerId order by id limit :limit for update',
);

export const deleteOwnTack = prepared('give_up_tack', 'delete from tack where id = any(:ids::uuid[])');
