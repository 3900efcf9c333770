import { addBox, moveHorse, stableBoxes } from '../../../contract/horses/boxes.ts';
import { boxPrice, MOST_BOXES } from '../../../game/horses/boxes.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { readHorseSummaries } from '../views/horse-summaries.ts';
import { buyBox, moveIntoBox, readBoxes } from './boxes.ts';

export function boxRoutes(serve: Serve, db: Db): void {
  serve(stableBoxes, async ({ player, now }) => {
    const { boxes, horses } = await readBoxes(db, player.id);
    const summaries = await readHorseSummaries(db, now, horses);
    return {
      boxes,
      most: MOST_BOXES,
      nextPrice: boxPrice(boxes),
      horses: horses.flatMap((id) => summaries.get(id) ?? []),
    };
  });

  serve(addBox, async ({ player, body, now }) => {
    const bought = await inTransaction(db, (tx) => buyBox(tx, now, player.id, body.price));
    if (isRefusal(bought)) return bought;
    const { boxes, price: cost, balance } = bought;
    const message = `Your stable has ${boxes} boxes now.`;
    return { message, boxes, cost, coins: balance.coins, nextPrice: boxPrice(boxes) };
  });

  serve(moveHorse, async ({ player, params, body, now }) => {
    const move = { playerId: player.id, horseId: params.id, inBox: body.in_box };
    const moved = await inTransaction(db, (tx) => moveIntoBox(tx, now, move));
    if (isRefusal(moved)) return moved;
    const { name, boxes, horses } = moved;
    const message = body.in_box ? `${name} has a box now.` : `${name} has left the box.`;
    return { message, boxes, taken: horses.length };
  });
}
