import { isPremium } from '../../game/premium/premium.ts';
import type { Db } from '../db/connection.ts';
import { findPremiumUntil } from './player-queries.ts';

/** Whether the player is a premium member now. */
export async function hasPremium(db: Db, playerId: string, now: Date): Promise<boolean> {
  const row = await findPremiumUntil.first(db, { playerId });
  return row !== undefined && isPremium(row.premium_until, now);
}
