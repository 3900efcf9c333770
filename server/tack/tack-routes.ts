import type { z } from 'zod';
import { craftTack as craftTackCall } from '../../contract/tack/crafting.ts';
import * as contract from '../../contract/tack/tack.ts';
import { isRefusal } from '../../game/refusal.ts';
import { CRAFT_SKILL_POINT } from '../../game/tack/craft-quality.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import { TACK } from '../../game/tack/tack.ts';
import type { Db } from '../db/connection.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { buyStoreTack, craftTack } from './acquire-tack.ts';
import { equipTack, unequipTack } from './equip-tack.ts';
import { findPiecesOf, type PieceRow } from './tack-queries.ts';

export function tackRoutes(serve: Serve): void {
  const pageOfTack = async (
    db: Db,
    playerId: string,
    { limit, after }: { readonly limit: number; readonly after?: string | undefined },
    onlyFree: boolean,
  ) => {
    const pieces = await findPiecesOf.rows(db, {
      ownerId: playerId,
      after: after ?? null,
      onlyFree,
      limit: limit + 1,
    });
    return pageOf(pieces.map(pieceView), limit, ({ id }) => ({ after: id }));
  };

  serve.read(contract.myTack, (db, { player, query }) => pageOfTack(db, player.id, query, false));

  serve.read(contract.listTack, (db, { player, query }) => pageOfTack(db, player.id, query, true));

  serve.change(contract.buyStoreTack, async (tx, { player, body: { type }, now }) => {
    const bought = await buyStoreTack(tx, now, player.id, type);
    if (isRefusal(bought)) return bought;
    const { piece, cost, coins } = bought;
    return { message: `You bought ${TACK[type].one}.`, tack: pieceView(piece), cost, coins };
  });

  serve.change(craftTackCall, async (tx, { player, body: { type }, now, rng }) => {
    const crafted = await craftTack(tx, { now, rng }, player.id, type);
    if (isRefusal(crafted)) return crafted;
    const { piece, plan, left } = crafted;
    const tack = pieceView(piece);
    return {
      message: `You made ${TACK[type].one} of ${Math.round(tack.quality)}% quality.`,
      tack,
      skillIncrease: plan.skillIncrease / CRAFT_SKILL_POINT,
      newSkill: plan.crafter.craftSkill / CRAFT_SKILL_POINT,
      xpGained: plan.xp,
      craftsLeftToday: left,
    };
  });

  serve.change(contract.equipTack, async (tx, { player, params: { id, tackId } }) => {
    const order = { playerId: player.id, horseId: id, tackId };
    const piece = await equipTack(tx, order);
    if (isRefusal(piece)) return piece;
    const message = `${piece.horse} wears the ${TACK[piece.type].label.toLowerCase()} now.`;
    return { message, tack: pieceView(piece) };
  });

  serve.change(contract.unequipTack, async (tx, { player, params: { id, tackId } }) => {
    const order = { playerId: player.id, horseId: id, tackId };
    const piece = await unequipTack(tx, order);
    if (isRefusal(piece)) return piece;
    const message = `The ${TACK[piece.type].label.toLowerCase()} hang${piece.type === 'horseshoes' ? '' : 's'} in the tack room again.`;
    return { message, tack: pieceView(piece) };
  });
}

function pieceView(piece: PieceRow): z.input<typeof contract.Tack> {
  return {
    id: piece.id,
    type: piece.type,
    quality: piece.quality / QUALITY_PERCENT,
    ownerId: piece.ownerId,
    makerId: piece.makerId,
    makerUsername: piece.maker,
    starter: piece.starterOf !== null,
    equippedToHorseId: piece.horseId,
    equippedToHorseName: piece.horse,
    forSale: piece.listingId !== null,
    price: piece.price,
    listingId: piece.listingId,
  };
}
