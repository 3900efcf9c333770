import { houseCut, type CoinAmount } from '../ledger/coins.ts';
import { PLAYER_SPLIT, playerPrize } from './prize-money.ts';

/**
 * A show moves coins at a sale's cost: 5% of prizes and fees (decision 32). The creator's fee part covers this many
 * entries.
 */
export const FEES_COVERED = 14;

/** Coins. Free for the creator. */
export function cutOfPrize(share: number, creatorPaid: boolean): number {
  return creatorPaid ? 0 : houseCut(share);
}

/** Coins paid out if the creator wins no place. */
export function mostPaid(prize: number): number {
  return PLAYER_SPLIT.reduce((sum, _, before) => {
    const share = playerPrize(prize, before + 1);
    return sum + share - cutOfPrize(share, false);
  }, 0);
}

/** Coins. */
export function cutOfFees(entryFee: number, entriesOfOthers: number): number {
  return houseCut(entryFee * Math.max(0, entriesOfOthers - FEES_COVERED));
}

export interface EntryPayment {
  readonly playerId: string;
  readonly taken: CoinAmount;
}

export interface FeesDue {
  /** In escrow. */
  readonly inEscrow: CoinAmount;
  readonly due: CoinAmount;
}

/** Others' fees become tradable; the creator's own return as they were, so bound coins stay bound. */
export function feesDue(creatorId: string, fees: readonly EntryPayment[], cut: number): FeesDue {
  const inEscrow = { coins: 0, tradable: 0 };
  let tradable = 0;
  for (const { playerId, taken } of fees) {
    inEscrow.coins += taken.coins;
    inEscrow.tradable += taken.tradable;
    tradable += playerId === creatorId ? taken.tradable : taken.coins;
  }
  return { inEscrow, due: { coins: inEscrow.coins - cut, tradable: tradable - cut } };
}
