import { houseCut } from '../ledger/coins.ts';
import { PLAYER_SPLIT, playerPrize } from './prize-money.ts';

/**
 * Moving coins from one player to another by a show costs what a sale costs (decision 32). Of prizes the house keeps
 * 5%. Of entry fees it keeps 5% too, but the fee part that the creator paid counts towards it: it is at least 5% of
 * this many entry fees, whatever the guild.
 */
export const FEES_COVERED = 14;

/** Coins that the house keeps of the share of a prize. What the creator wins back is free, for it never changed hands. */
export function cutOfPrize(share: number, creatorPaid: boolean): number {
  return creatorPaid ? 0 : houseCut(share);
}

/** Coins of a prize that places pay when none of them is the creator's. */
export function mostPaid(prize: number): number {
  return PLAYER_SPLIT.reduce((sum, _, before) => {
    const share = playerPrize(prize, before + 1);
    return sum + share - cutOfPrize(share, false);
  }, 0);
}

/** Coins that the house keeps of the fees of a show in which so many entries are not the creator's own. */
export function cutOfFees(entryFee: number, entriesOfOthers: number): number {
  return houseCut(entryFee * Math.max(0, entriesOfOthers - FEES_COVERED));
}
