import * as contract from '../../contract/inventory.ts';
import { FEED_TYPES, bagsOfFeed, FEEDS } from '../../game/care/feed.ts';
import { TREAT_TYPES, TREATS } from '../../game/care/treats.ts';
import { isRefusal } from '../../game/refusal.ts';
import { MATERIAL_ROWS, materialPrice, MATERIALS } from '../../game/tack/materials.ts';
import type { Serve } from '../http/serve.ts';
import { readGuild } from '../players/player.ts';
import { buyItems, readOwned } from './inventory.ts';

export function inventoryRoutes(serve: Serve): void {
  serve.read(contract.feedInventory, async (db, { player }) => {
    const owned = await readOwned(db, player.id, 'feed');
    return FEED_TYPES.map((feedType) => ({ feedType, quantity: owned(feedType) }));
  });

  serve.read(contract.treatInventory, async (db, { player }) => {
    const owned = await readOwned(db, player.id, 'treat');
    return TREAT_TYPES.map((treatType) => ({ treatType, quantity: owned(treatType) }));
  });

  serve.read(contract.materialInventory, async (db, { player }) => {
    const owned = await readOwned(db, player.id, 'material');
    return MATERIALS.map((type) => ({ type, quantity: owned(type) }));
  });

  serve.change(contract.buyFeed, async (tx, { player, body: { feedType, quantity }, now }) => {
    const label = `${FEEDS[feedType].label} feed`;
    const purchase = {
      kind: 'feed',
      item: feedType,
      label,
      price: FEEDS[feedType].buy,
      quantity,
      entry: 'feed',
    } as const;
    const bought = await buyItems(tx, now, { ...purchase, playerId: player.id });
    if (isRefusal(bought)) return bought;
    return { ...bought, feedType, message: `You bought ${bagsOfFeed(feedType, quantity)}.` };
  });

  serve.change(contract.buyTreats, async (tx, { player, body: { treatType, quantity }, now }) => {
    const { label, buy: price } = TREATS[treatType];
    const purchase = { kind: 'treat', item: treatType, label, price, quantity, entry: 'treats' } as const;
    const bought = await buyItems(tx, now, { ...purchase, playerId: player.id });
    if (isRefusal(bought)) return bought;
    return { ...bought, treatType, message: `You bought ${quantity} ${label.toLowerCase()}.` };
  });

  serve.change(contract.buyMaterials, async (tx, { player, body: { material, quantity }, now }) => {
    const { label } = MATERIAL_ROWS[material];
    const price = materialPrice(material, await readGuild(tx, player.id));
    const purchase = { kind: 'material', item: material, label, price, quantity } as const;
    const bought = await buyItems(tx, now, {
      ...purchase,
      entry: 'material_purchase',
      playerId: player.id,
    });
    if (isRefusal(bought)) return bought;
    return { ...bought, type: material, message: `You bought ${quantity} ${label.toLowerCase()}.` };
  });
}
