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
