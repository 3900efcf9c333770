import { earnTradable, payPlayer, splitPayment, spendOnGame } from '../game/ledger/coins.ts';
import { isRefusal } from '../game/refusal.ts';
import { BREED_IDS } from '../game/horses/breeds.ts';
import { RESCUE_PRICE } from '../game/trade/rescue.ts';
import { storePriceOf } from '../game/trade/sale-prices.ts';
import type { Bot } from './bot.ts';
import { GUILDS } from '../game/guild-work/guilds.ts';
import { HABITS } from './habits.ts';
import { handOnByShow } from './player-shows.ts';
import { Season } from './season.ts';

/** All belong to one person and pass coins to the first. */
const ACCOUNTS = 20;
const RESERVE = 300;

/** By sale, by show, by a first purchase without and with the receiver's limit. */
export const WAYS = ['sale', 'show', 'first before', 'first'] as const;
export type Way = (typeof WAYS)[number];

export interface CheatResult {
  /** Daily coins of the main account, less what it paid for horses to sell, until day 30 and afterwards. */
  readonly early: number;
  readonly late: number;
  readonly lost: number;
  readonly sum: number;
}

export function playCheat(seed: number, days: number, way: Way = 'sale'): CheatResult {
  const season = new Season(seed);
  for (const guild of GUILDS) season.join(HABITS.active, guild);
  const main = season.join({ ...HABITS.casual, horses: 0 }, 'rider');
  const others = Array.from({ length: ACCOUNTS - 1 }, () =>
    season.join({ ...HABITS.casual, horses: 1, startsOfStable: 12, pieces: 0 }, 'rider'),
  );
  const inFlow = () => {
    const { 'gifts got': got = 0, horses = 0 } = season.books.flows(main.id);
    return got + horses;
  };
  let [given, early] = [0, 0];
  while (season.day < days) {
    season.passDay();
    const before = inFlow();
    for (const other of others) {
      if (way === 'first before' || way === 'first') {
        sellRescueHorse(season, { from: other, to: main, isCapped: way === 'first' });
        continue;
      }
      const { coins, tradable } = season.books.balance(other.id);
      const most = Math.min(tradable, coins - RESERVE, season.trade.allowance(other, main, season.now));
      if (most <= 0) continue;
      if (way === 'sale')
        season.trade.transfer({
          payer: other,
          seller: main,
          price: most,
          boundAllowance: 0,
          now: season.now,
          trade: 'gifts',
        });
      else handOnByShow(season, { from: other, to: main, most });
    }
    given += inFlow() - before;
    if (season.day === Math.min(30, days)) early = given;
  }
  const paid = -others.reduce((sum, { id }) => sum + (season.books.flows(id)['gifts given'] ?? 0), 0);
  return {
    lost: paid === 0 ? 0 : (100 * (paid - given)) / paid,
    early: early / Math.min(30, days),
    late: days > 30 ? (given - early) / (days - 30) : 0,
    sum: season.books.sum,
  };
}

/** The mean of the store, which bound coins paid for a rescue horse before. */
const PRICE_BEFORE = Math.round(
  BREED_IDS.reduce((sum, breed) => sum + storePriceOf(breed), 0) / BREED_IDS.length,
);

interface FirstPurchase {
  readonly from: Bot;
  readonly to: Bot;
  /** By the receiver's limit, and by the price of a rescue horse. */
  readonly isCapped: boolean;
}

/** The main account buys a rescue horse and sells it for bound coins, once per account and 30 days. */
function sellRescueHorse({ books, trade, now }: Season, { from, to, isCapped }: FirstPurchase): void {
  const price = isCapped ? RESCUE_PRICE : PRICE_BEFORE;
  const bought = spendOnGame(books.balance(to.id), RESCUE_PRICE);
  const paid = isCapped
    ? trade.decide({ payer: from, seller: to, price, boundAllowance: price, now })
    : payPlayer(from.balance, price, price);
  if (isRefusal(bought) || isRefusal(paid) || paid.balance.coins < RESERVE) return;
  if (trade.paidLately(from, to, now) > 0) return;
  books.withHouse(to.id, bought.balance, 'horses');
  const earned = earnTradable(books.balance(to.id), splitPayment(paid.taken).receiver.coins);
  books.between({ payer: from.id, paid: paid.balance, seller: to.id, earned, trade: 'gifts' });
  trade.note(from, to, price, now);
}
