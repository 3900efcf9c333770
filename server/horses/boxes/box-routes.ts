import { addBox, moveHorse, stableBoxes } from '../../../contract/horses/boxes.ts';
import { boxPrice, MOST_BOXES } from '../../../game/horses/boxes.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { readHorseSummaries } from '../views/horse-summaries.ts';
import { buyBox, moveIntoBox, readBoxes } from './boxes.ts';

export function boxRoutes(serve: Serve): void {
  serve.read(stableBoxes, async (db, { player, now }) => {
    const { boxes, horses } = await readBoxes(db, player.id);
    const summaries = await readHorseSummaries(db, now, horses);
    return {
      boxes,
      most: MOST_BOXES,
      nextPrice: boxPrice(boxes),
      horses: horses.flatMap((id) => summaries.get(id) ?? []),
    };
  });

  serve.change(addBox, async (tx, { player, body, now }) => {
    const bought = await buyBox(tx, now, player.id, body.price);
    if (isRefusal(bought)) return bought;
    const { boxes, price: cost, balance } = bought;
    const message = `Your stable has ${boxes} boxes now.`;
    return { message, boxes, cost, coins: balance.coins, nextPrice: boxPrice(boxes) };
  });

  serve.change(moveHorse, async (tx, { player, params, body, now }) => {
    const move = { playerId: player.id, horseId: params.id, inBox: body.inBox };
    const moved = await moveIntoBox(tx, now, move);
    if (isRefusal(moved)) return moved;
    const { name, boxes, horses } = moved;
    const message = body.inBox ? `${name} has a box now.` : `${name} has left the box.`;
    return { message, boxes, taken: horses.length };
  });
}
