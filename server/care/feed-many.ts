import { FEEDS, type Bags } from '../../game/care/feed.ts';
import { giveFeed, giveHayAndOil } from '../../game/care/give-feed.ts';
import {
  formatDays,
  planFeeding,
  formatAffordableFeeding,
  type FeedingDays,
  type FeedingPlan,
} from '../../game/care/feeding-plan.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { isOnGrass } from '../../game/horses/fed.ts';
import { spendOnGame, type Balance } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { moodOf, saveMoods } from '../horses/state/horse-state.ts';
import { lockFeed, takeFeed } from '../inventory/inventory.ts';
import { lockBalance, post, withHouse, type LockedBalance } from '../ledger/ledger.ts';

export interface FeedingOrder {
  readonly playerId: string;
  /** With the end of their feed as the player saw it. */
  readonly horses: readonly { readonly id: string; readonly feedExpiresAt: Date | null }[];
  readonly days: FeedingDays;
  readonly long: boolean;
  /** As the player saw it; without it, whatever it costs. */
  readonly price?: number;
  /** Coins that it may cost; by default all that the player has. */
  readonly most?: number;
}

export interface FeedingResult {
  readonly fed: readonly { readonly horseId: string; readonly expiresAt: Date }[];
  readonly bought: number;
  /** Coins of the cost that are for hay and oil. */
  readonly oil: number;
  /** Horses that need hay and oil and got none, because the coins were too few. */
  readonly plain: readonly string[];
  readonly cost: number;
  readonly coins: number;
}

type FeedingRefusal = NotOwn | Refusal<'ON_PASTURE' | 'FED_MEANWHILE' | 'PRICE_CHANGED' | 'NOT_ENOUGH_COINS'>;

export async function feedMany(
  tx: Tx,
  now: Date,
  order: FeedingOrder,
): Promise<FeedingResult | FeedingRefusal> {
  const { playerId } = order;
  const ids = order.horses.map(({ id }) => id);
  const {
    horses: found,
    ledger_accounts: balance,
    inventory: stock,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, ids, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
    inventory: () => lockFeed(tx, playerId),
  });
  const decision = decide(order, { found, balance, stock, now });
  if (isRefusal(decision)) return decision;

  const { horses, plan, after } = decision;
  const moods = horses.map((horse, index) => {
    const meal = plan.meals[index] ?? {};
    const fed = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, meal);
    return { id: horse.id, mood: plan.oiled[index] ? giveHayAndOil(fed, now, meal) : fed };
  });
  await takeFeed(tx, playerId, plan.owned);
  await saveMoods(tx, playerId, moods);
  if (plan.price > 0) await post(tx, now, [withHouse(balance, after, 'feed', describePurchase(plan))]);
  return {
    fed: moods.map(({ id, mood }) => ({ horseId: id, expiresAt: mood.feedExpiresAt ?? now })),
    bought: plan.bought?.quantity ?? 0,
    oil: plan.oil,
    plain: horses.filter((horse, index) => isRationed(horse) && !plan.oiled[index]).map(({ id }) => id),
    cost: plan.price,
    coins: after.coins,
  };
}

/** Is known to need hay and oil. */
export function isRationed({ rationUntil }: Pick<HorseRow, 'rationUntil'>): boolean {
  return rationUntil !== null;
}

/** "Bought 3 Monthly feed, hay and oil" */
function describePurchase({ bought, oil }: FeedingPlan): string {
  const parts = [bought && `${bought.quantity} ${FEEDS[bought.feed].label} feed`, oil > 0 && 'hay and oil'];
  return `Bought ${parts.filter(Boolean).join(', ')}`;
}

interface Found {
  readonly found: readonly { readonly horse: HorseRow | NotOwn }[];
  readonly balance: LockedBalance;
  readonly stock: Bags;
  readonly now: Date;
}

function decide(
  { horses: requested, days, long, price, most = Infinity }: FeedingOrder,
  { found, balance, stock, now }: Found,
): { readonly horses: HorseRow[]; readonly plan: FeedingPlan; readonly after: Balance } | FeedingRefusal {
  const horses: HorseRow[] = [];
  for (const [index, { horse }] of found.entries()) {
    if (isRefusal(horse)) return horse;
    if (isOnGrass(horse.grassFrom, now)) return refuse('ON_PASTURE', { name: horse.name });
    const seen = requested[index]?.feedExpiresAt?.getTime();
    if (horse.feedExpiresAt?.getTime() !== seen) return refuse('FED_MEANWHILE', { name: horse.name });
    horses.push(horse);
  }
  const wish = { horses: horses.length, days, long, rations: horses.map(isRationed) };
  const plan = planFeeding(wish, stock, Math.min(most, balance.coins));
  if (price !== undefined && plan.price !== price)
    return refuse('PRICE_CHANGED', { needs: plan.price, price });
  const paid = spendOnGame(balance, plan.price);
  if (!isRefusal(paid)) return { horses, plan, after: paid.balance };
  return refuse('NOT_ENOUGH_COINS', {
    ...paid.details,
    horses: horses.length === 1 ? (horses[0]?.name ?? '') : `${horses.length} horses`,
    days: formatDays(days),
    lacks: plan.price - balance.coins,
    possible: formatAffordableFeeding(wish, stock, balance.coins),
  });
}
