import type { Tx } from '../db/connection.ts';
import { sumHouseEntries } from './ledger-queries.ts';
import { HOUSE } from './ledger.ts';

/** Coins that the game paid out less what it took in, from one instant to another. Negative if it took more. */
export async function coinsMadeBetween(tx: Tx, from: Date, to: Date): Promise<number> {
  const taken = await sumHouseEntries(tx, HOUSE, from, to);
  return -taken;
}
