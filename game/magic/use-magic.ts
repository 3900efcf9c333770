import { trainingBank } from '../guild-work/training-bank.ts';
import { utcDay } from '../game-time.ts';
import { ageInMonths } from '../horses/age.ts';
import { maneStyleOf } from '../horses/breeds.ts';
import { happinessNow, happinessPoints } from '../horses/happiness.ts';
import { spendOnGame, type Balance } from '../ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import {
  MAGIC_ROWS,
  type MagicFacts,
  type MagicHorse,
  type MagicItem,
  type MagicRefusal,
  type MagicState,
  type WishFor,
} from './items.ts';

export interface MagicPlan {
  /** After the use. */
  readonly horse: MagicState;
  readonly price: number;
  readonly balance: Balance;
  /** For the horse's history; null if the effect does not last. */
  readonly history: string | null;
}

export function decideMagic<Item extends MagicItem>(
  { horse, balance }: { readonly horse: MagicHorse; readonly balance: Balance },
  wish: WishFor<Item>,
  now: Date,
): MagicPlan | MagicRefusal | Refusal<'NOT_ENOUGH_COINS'> {
  const row = MAGIC_ROWS[wish.item];
  const refusal = row.refuses(factsOf(horse, now), wish);
  if (refusal) return refusal;
  const price = magicPrice(wish);
  const paid = spendOnGame(balance, price);
  if (isRefusal(paid)) return refuse(paid.refused, { ...paid.details, item: row.label.toLowerCase() });
  return {
    horse: { ...horse, ...row.change(horse, wish, now) },
    price,
    balance: paid.balance,
    history: row.history?.(wish) ?? null,
  };
}

/** Coins. */
export function magicPrice<Item extends MagicItem>(wish: WishFor<Item>): number {
  const { price, isFree } = MAGIC_ROWS[wish.item];
  return isFree?.(wish) === true ? 0 : price;
}

/** Undefined if the item can be used. */
export function refusesMagic<Item extends MagicItem>(
  facts: MagicFacts,
  wish: WishFor<Item>,
): MagicRefusal | undefined {
  return MAGIC_ROWS[wish.item].refuses(facts, wish);
}

function factsOf(horse: MagicHorse, now: Date): MagicFacts {
  return {
    ageInMonths: ageInMonths(horse.bornAt, now),
    happiness: happinessPoints(happinessNow(horse.mood, horse.restPerDay, now)),
    trainingsBanked: trainingBank(horse.trainingFrom, now).banked,
    whistledToday: horse.whistledDay === utcDay(now),
    maneStyle: horse.maneStyle ?? maneStyleOf(horse.breed, false),
    backdrop: horse.backdrop,
  };
}
