import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { craft, craftsLeft, type CraftPlan, type CraftRefusal } from '../../game/tack/crafting.ts';
import { STORE_QUALITY } from '../../game/tack/quality.ts';
import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import type { Context } from '../clock/context.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { lockMaterials, takeMaterials } from '../inventory/inventory.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { lockCrafter, saveCrafter } from '../players/player.ts';
import { insertPiece, insertStarterSet, type PieceRow } from './tack-queries.ts';

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

/**
 * A player's first horse comes with a store set that stays with the player. Call under the lock of the balance that pays
 * for the horse, before the payment is booked.
 */
export async function giveStarterTack(tx: Tx, now: Date, ownerId: string, horseId: string): Promise<void> {
  const given = await insertStarterSet.rows(tx, {
    ids: TACK_TYPES.map(() => newId(now)),
    types: TACK_TYPES,
    ownerId,
    horseId,
    quality: STORE_QUALITY,
    now,
  });
  if (given.length > 0) publish(tx, ownerId, { topics: ['horses', 'tack'] });
}

export interface CraftResult {
  readonly piece: PieceRow;
  readonly plan: CraftPlan;
  /** Pieces left to make today. */
  readonly left: number;
}

/** Locks the player: one piece at a time. */
export async function craftTack(
  tx: Tx,
  { now, rng }: Context,
  playerId: string,
  type: TackType,
): Promise<CraftResult | CraftRefusal> {
  const {
    players: { username, crafter },
    inventory: stock,
  } = await lockInOrder(tx, {
    players: () => lockCrafter(tx, playerId),
    inventory: () => lockMaterials(tx, playerId),
  });
  const plan = craft({ type, crafter, stock, now, rng });
  if (isRefusal(plan)) return plan;

  await takeMaterials(tx, playerId, plan.uses);
  const maker = { id: playerId, username };
  const piece = await addPiece(tx, now, { ownerId: playerId, type, quality: plan.quality, maker });
  await saveCrafter(tx, playerId, plan.crafter);
  return { piece, plan, left: craftsLeft(plan.crafter, now) };
}

interface NewPiece {
  readonly ownerId: string;
  readonly type: TackType;
  /** Ten-thousandths of a percent. */
  readonly quality: number;
  /** Null for store tack. */
  readonly maker: { readonly id: string; readonly username: string } | null;
}

async function addPiece(tx: Tx, now: Date, { ownerId, type, quality, maker }: NewPiece): Promise<PieceRow> {
  const id = newId(now);
  const makerId = maker?.id ?? null;
  await insertPiece.run(tx, { id, ownerId, type, quality, makerId, now });
  publish(tx, ownerId, { topics: ['tack'] });
  return {
    id,
    ownerId,
    type,
    quality,
    makerId,
    maker: maker?.username ?? null,
    starterOf: null,
    horseId: null,
    horse: null,
    listingId: null,
    price: null,
  };
}
