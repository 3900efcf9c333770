import { MAGIC_ROWS, type MagicRefusal, type Wish } from '../../game/magic/items.ts';
import { decideMagic, type MagicPlan } from '../../game/magic/use-magic.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { magicHorseOf, saveMagic } from '../horses/state/magic.ts';
import { moveFoalBook } from '../keepsakes/foal-books.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';

export interface MagicOrder {
  readonly playerId: string;
  readonly horseId: string;
  readonly wish: Wish;
}

export type MagicDone = MagicPlan & { readonly name: string };

/** Locks the horse, so that a repeated order acts and is paid twice, or is refused. */
export async function useMagic(
  tx: Tx,
  now: Date,
  { playerId, horseId, wish }: MagicOrder,
): Promise<MagicDone | NotOwn | MagicRefusal | Refusal<'NOT_ENOUGH_COINS'>> {
  const { horses: horse, ledger_accounts: balance } = await lockInOrder(tx, {
    horses: () => lockOwnHorse(tx, horseId, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  if (isRefusal(horse)) return horse;
  const { name } = horse;
  const plan = decideMagic({ horse: magicHorseOf(horse), balance }, wish, now);
  if (isRefusal(plan)) return refuse(plan.refused, { ...plan.details, name });

  await saveMagic(tx, horse, plan.horse);
  await moveFoalBook(tx, horse, plan.horse.bornAt);
  if (plan.history !== null) {
    const details = { what: plan.history };
    await addHorseEvents(tx, now, [{ horseId, ownerId: playerId, kind: 'magic', details, playerId }]);
  }
  if (plan.price > 0) {
    const description = `${MAGIC_ROWS[wish.item].label} for ${name}`;
    await post(tx, now, [withHouse(balance, plan.balance, 'magic', description)]);
  }
  return { ...plan, name };
}
