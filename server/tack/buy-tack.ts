import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { STORE_QUALITY } from '../../game/tack/quality.ts';
import { TACK, type TackType } from '../../game/tack/tack.ts';
import type { Tx } from '../db/connection.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { addPiece } from './add-piece.ts';
import type { PieceRow } from './tack-queries.ts';

/** Buys a piece from the store, which has as many as are wanted. */
export async function buyStoreTack(
  tx: Tx,
  now: Date,
  playerId: string,
  type: TackType,
): Promise<{ piece: PieceRow; cost: number; coins: number } | Refusal<'NOT_ENOUGH_COINS'>> {
  const { buy: cost, one } = TACK[type];
  const balance = await lockBalance(tx, playerId);
  const paid = spendOnGame(balance, cost);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', { ...paid.details, one });
  const piece = await addPiece(tx, now, { ownerId: playerId, type, quality: STORE_QUALITY, maker: null });
  await post(tx, now, [withHouse(balance, paid.balance, 'tack_purchase', `Bought ${one} from the store`)]);
  return { piece, cost, coins: paid.balance.coins };
}
