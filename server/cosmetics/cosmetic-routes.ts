import { wearCosmetic as wearCosmeticCall } from '../../contract/cosmetics.ts';
import { COSMETIC_ROWS, type Cosmetic, type ItemOf } from '../../game/cosmetics/cosmetics.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Serve } from '../http/serve.ts';
import { wearCosmetic } from './wear-cosmetic.ts';

export function cosmeticRoutes(serve: Serve): void {
  serve.change(wearCosmeticCall, async (tx, { player, params: { id: horseId }, body: wish, now }) => {
    const done = await wearCosmetic(tx, now, { playerId: player.id, horseId, wish });
    if (isRefusal(done)) return done;
    const { name, price, coins } = done;
    return { message: messageOf(name, wish.cosmetic, wish.item), cost: price, coins };
  });
}

function messageOf<Kind extends Cosmetic>(name: string, cosmetic: Kind, item: ItemOf<Kind>): string {
  const label = COSMETIC_ROWS[cosmetic].rows[item].label.toLowerCase();
  return cosmetic === 'nameplate'
    ? `${name} has a new nameplate: ${label}.`
    : `${name}’s tack is ${label} now.`;
}
