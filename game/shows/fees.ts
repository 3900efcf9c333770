import type { CoinAmount } from '../ledger/coins.ts';

/** What an entry of a player show paid. */
export interface PaidFee {
  readonly playerId: string;
  readonly taken: CoinAmount;
}

export interface FeesDue {
  /** What all of them put into escrow. */
  readonly held: CoinAmount;
  /** What the creator gets for it. */
  readonly due: CoinAmount;
}

/**
 * Entry fees go to the creator of the show, less what the house keeps of them (`cutOfFees`). What others paid is
 * tradable like any coins of another player's; what creators paid for horses of their own comes back as it was taken,
 * or their own show would make bound coins tradable.
 */
export function feesDue(creatorId: string, fees: readonly PaidFee[], cut: number): FeesDue {
  const held = { coins: 0, tradable: 0 };
  let tradable = 0;
  for (const { playerId, taken } of fees) {
    held.coins += taken.coins;
    held.tradable += taken.tradable;
    tradable += playerId === creatorId ? taken.tradable : taken.coins;
  }
  return { held, due: { coins: held.coins - cut, tradable: tradable - cut } };
}
