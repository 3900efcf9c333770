import { prepared } from '../db/prepared.ts';

/**
 * Players who take from one gate at once take in turn. Comes before all row locks, in a separate statement: a statement
 * that waits would still see the old rows.
 */
export const awaitGate = prepared(
  'gate_turn',
  `select pg_advisory_xact_lock(hashtextextended(encode(:gate::bytea, 'hex'), 138))`,
);

export const lockPlayerAtGate = prepared(
  'gate_player_lock',
  `select id from players where id = :playerId for update`,
);

/** Read under the locks of the player and of the balance that pays for horses. */
export const findAtGate = prepared(
  'gate_find',
  `select exists (select from players where gate = :gate or (id = :playerId and gate is not null)) as is_used,
     exists (select from horses where owner_id = :playerId) as has_horse`,
);

export const saveGate = prepared('gate_save', `update players set gate = :gate where id = :playerId`);

/** Stallions at stud in house stables, tested, that have not sired too many foals of the gate. */
export const findGateSireRows = prepared(
  'gate_sires',
  `select horse.id, horse.breed
   from players stable join studs stud on stud.player_id = stable.id join horses horse on horse.id = stud.stallion_id
   where stable.house_stable is not null and horse.breeding_check_until > :now and horse.born_at > :bornAfter
     and (
       select count(*) from covers where stallion_id = horse.id and of_gate and covered_at > :since and not exists (
         select from horses mare join guests on guests.id = mare.owner_id where mare.id = covers.mare_id)
     ) < :most::integer
   order by horse.id`,
);

export const findGateSireRow = prepared(
  'gate_sire',
  `select horse.id, horse.name, horse.breed, stable.username as stable
   from horses horse join players stable on stable.id = horse.owner_id
   where horse.id = :id and stable.house_stable is not null`,
);
