import { isRefusal } from '../../game/refusal.ts';
import { craft, craftsLeft, type CraftPlan, type CraftRefusal } from '../../game/tack/crafting.ts';
import type { TackType } from '../../game/tack/tack.ts';
import type { Moment } from '../clock/moment.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { readMaterials, takeMaterials } from '../inventory/materials.ts';
import { lockCrafter, saveCrafter } from '../players/crafter.ts';
import { addPiece } from './add-piece.ts';
import type { PieceRow } from './tack-queries.ts';

export interface Crafted {
  readonly piece: PieceRow;
  readonly plan: CraftPlan;
  /** Pieces that may still be made today. */
  readonly left: number;
}

/** Finishes a piece of tack out of a player's own materials. Whoever makes one holds the player: one at a time. */
export async function craftTack(
  tx: Tx,
  { now, rng }: Moment,
  playerId: string,
  type: TackType,
): Promise<Crafted | CraftRefusal> {
  const { players, inventory: owned } = await lockInOrder(tx, {
    players: () => lockCrafter(tx, playerId),
    inventory: () => readMaterials(tx, playerId),
  });
  const { username, crafter } = players;
  const plan = craft(type, crafter, owned, now, rng);
  if (isRefusal(plan)) return plan;

  await takeMaterials(tx, playerId, plan.uses);
  const maker = { id: playerId, username };
  const piece = await addPiece(tx, now, { ownerId: playerId, type, quality: plan.quality, maker });
  await saveCrafter(tx, playerId, plan.crafter);
  return { piece, plan, left: craftsLeft(plan.crafter, now) };
}
