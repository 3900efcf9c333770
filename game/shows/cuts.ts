import { houseCut } from '../ledger/coins.ts';
import type { CoinAmount } from '../ledger/coins.ts';
import { PLAYER_SPLIT, playerPrize } from './prize-money.ts';

/**
 * Moving coins from one player to another by a show costs what a sale costs (decision 32). The house keeps 5% of
 * prizes and 5% of entry fees. The creator's fee part counts towards the latter: whatever the guild, it covers this
 * many entries.
 */
export const FEES_COVERED = 14;

/** Coins that the house keeps of a prize. What the creator wins back is free: it never changed hands. */
export function cutOfPrize(share: number, creatorPaid: boolean): number {
  return creatorPaid ? 0 : houseCut(share);
}

/** Coins of a prize that all places pay together when none of them is the creator's. */
export function mostPaid(prize: number): number {
  return PLAYER_SPLIT.reduce((sum, _, before) => {
    const share = playerPrize(prize, before + 1);
    return sum + share - cutOfPrize(share, false);
  }, 0);
}

/** Coins that the house keeps of entry fees, given how many entries are not the creator's own. */
export function cutOfFees(entryFee: number, entriesOfOthers: number): number {
  return houseCut(entryFee * Math.max(0, entriesOfOthers - FEES_COVERED));
}

/** The fee of one entry in a player show. */
export interface EntryPayment {
  readonly playerId: string;
  readonly taken: CoinAmount;
}

export interface FeesDue {
  /** All fees in escrow. */
  readonly held: CoinAmount;
  /** The creator's part. */
  readonly due: CoinAmount;
}

/**
 * Splits the entry fees of a player show: the creator gets them less `cut` (`cutOfFees`). Fees of others arrive
 * tradable. Fees that the creator paid come back as they were taken, so that no show makes bound coins tradable.
 */
export function feesDue(creatorId: string, fees: readonly EntryPayment[], cut: number): FeesDue {
  const held = { coins: 0, tradable: 0 };
  let tradable = 0;
  for (const { playerId, taken } of fees) {
    held.coins += taken.coins;
    held.tradable += taken.tradable;
    tradable += playerId === creatorId ? taken.tradable : taken.coins;
  }
  return { held, due: { coins: held.coins - cut, tradable: tradable - cut } };
}
