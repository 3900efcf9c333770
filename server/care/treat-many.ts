import { giveTreats, planTreats, countTreats, type TreatPlan } from '../../game/care/treat-plan.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { happinessLimit, settleMood } from '../../game/horses/happiness.ts';
import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { moodOf, saveMoods } from '../horses/state/horse-state.ts';
import { lockTreats, takeTreats } from '../inventory/inventory.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';

export interface TreatOrder {
  readonly playerId: string;
  /** With the points of happiness that each is to get. */
  readonly horses: readonly { readonly id: string; readonly points: number }[];
  /** As the player saw it. */
  readonly price: number;
}

export interface TreatsGiven {
  /** Happiness in ten-thousandths. */
  readonly treated: readonly { readonly horseId: string; readonly happiness: number }[];
  readonly cost: number;
  readonly coins: number;
}

/** All or none. Uses the inventory first and buys the rest. */
export async function treatMany(
  tx: Tx,
  now: Date,
  { playerId, horses: requested, price }: TreatOrder,
): Promise<TreatsGiven | NotOwn | Refusal<'TREATS_CHANGED' | 'NOT_ENOUGH_COINS'>> {
  const ids = requested.map(({ id }) => id);
  const {
    horses: found,
    ledger_accounts: balance,
    inventory: stock,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, ids, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
    inventory: () => lockTreats(tx, playerId),
  });
  const horses: HorseRow[] = [];
  for (const { horse } of found) {
    if (isRefusal(horse)) return horse;
    horses.push(horse);
  }
  const plan = planTreats(
    requested.map(({ points }) => points),
    stock,
  );
  if (plan.price !== price) return refuse('TREATS_CHANGED', { needs: plan.price, price });
  const paid = spendOnGame(balance, plan.price);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', paid.details);
  const moods = horses.map((horse, index) => ({ id: horse.id, mood: moodAfter(horse, plan, index, now) }));
  await takeTreats(tx, playerId, plan.owned);
  await saveMoods(tx, playerId, moods);
  if (plan.price > 0) {
    const description = `Bought ${countTreats(plan.bought)} treats`;
    await post(tx, now, [withHouse(balance, paid.balance, 'treats', description)]);
  }
  return {
    treated: moods.map(({ id, mood }) => ({ horseId: id, happiness: mood.happiness })),
    cost: plan.price,
    coins: paid.balance.coins,
  };
}

function moodAfter(horse: HorseRow, { meals }: TreatPlan, index: number, now: Date) {
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now);
  return { ...mood, happiness: giveTreats(mood.happiness, meals[index] ?? {}, happinessLimit(mood, now)) };
}
