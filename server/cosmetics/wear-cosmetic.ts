import {
  formatCosmetic,
  decideCosmetic,
  type CosmeticRefusal,
  type CosmeticWish,
} from '../../game/cosmetics/cosmetics.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { saveWardrobes, wardrobesOf } from '../horses/state/wardrobes.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';

interface CosmeticOrder {
  readonly playerId: string;
  readonly horseId: string;
  readonly wish: CosmeticWish;
}

interface CosmeticDone {
  readonly name: string;
  readonly price: number;
  readonly coins: number;
}

/** Locks the horse, so that a repeated order is paid once. */
export async function wearCosmetic(
  tx: Tx,
  now: Date,
  { playerId, horseId, wish }: CosmeticOrder,
): Promise<CosmeticDone | NotOwn | CosmeticRefusal> {
  const { horses: horse, ledger_accounts: balance } = await lockInOrder(tx, {
    horses: () => lockOwnHorse(tx, horseId, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  if (isRefusal(horse)) return horse;
  const { name } = horse;
  const dressed = { wardrobes: wardrobesOf(horse), ageInMonths: ageInMonths(horse.bornAt, now) };
  const plan = decideCosmetic({ horse: dressed, balance }, wish);
  if (isRefusal(plan)) return refuse(plan.refused, { ...plan.details, name });

  await saveWardrobes(tx, horse, plan.wardrobes);
  if (plan.price > 0) {
    const description = `${formatCosmetic(wish.cosmetic, wish.item)} for ${name}`;
    await post(tx, now, [withHouse(balance, plan.balance, 'cosmetics', description)]);
  }
  return { name, price: plan.price, coins: plan.balance.coins };
}
