import type { Db, Tx } from '../db/connection.ts';
import type { LockedBalance } from '../ledger/ledger.ts';
import { findContender, lockContenderRow, type ContenderRow } from './player-queries.ts';

/** A player as the rules of entering see one. */
export interface Contender extends Omit<ContenderRow, 'coins' | 'tradable'> {
  readonly purse: LockedBalance;
}

export async function readContender(db: Db, playerId: string): Promise<Contender> {
  return contender(await findContender.first(db, { id: playerId }), playerId);
}

/** Locks a player, then the purse, in one statement. */
export async function lockContender(tx: Tx, playerId: string): Promise<Contender> {
  return contender(await lockContenderRow.first(tx, { id: playerId }), playerId);
}

function contender(row: ContenderRow | undefined, playerId: string): Contender {
  if (!row) throw new Error(`No player ${playerId}`);
  const { coins, tradable, ...player } = row;
  return { ...player, purse: { id: row.id, coins, tradable } };
}
