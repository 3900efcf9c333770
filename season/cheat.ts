import { earnBound, earnTradable, payPlayer, splitPayment, spendOnGame } from '../game/ledger/coins.ts';
import { isRefusal } from '../game/refusal.ts';
import { BREED_IDS } from '../game/horses/breeds.ts';
import { MARKET_PAYS, MARKET_TAKES_FROM_LEVEL, RESCUE_PRICE } from '../game/trade/rescue.ts';
import { storePriceOf } from '../game/trade/sale-prices.ts';
import { fairHorsePrice } from '../game/trade/worth.ts';
import type { Bot } from './bot.ts';
import { GUILDS } from '../game/guild-work/guilds.ts';
import { HABITS } from './habits.ts';
import { handOnByShow } from './player-shows.ts';
import { Season } from './season.ts';

/** All belong to one person and pass coins to the first. */
const ACCOUNTS = 20;
const RESERVE = 300;

/**
 * By sale, by show, by a first purchase without and with the receiver's limit, by horses of house stables that the main
 * account sells to the others, and by horses that they give it for as little as they may and the market takes.
 */
export const WAYS = ['sale', 'show', 'first before', 'first', 'house', 'house market', 'market'] as const;
export type Way = (typeof WAYS)[number];

const STABLES_OF_WORLD = 12;

export interface CheatResult {
  /** Daily coins of the main account, less what it paid for horses to sell, until day 30 and afterwards. */
  readonly early: number;
  readonly late: number;
  readonly lost: number;
  readonly sum: number;
}

export function playCheat(seed: number, days: number, way: Way = 'sale'): CheatResult {
  const season = new Season(seed, way.startsWith('house') ? STABLES_OF_WORLD : 0);
  for (const guild of GUILDS) season.join(HABITS.active, guild);
  const main = season.join({ ...HABITS.casual, horses: 0, covers: 0 }, 'rider');
  const others = Array.from({ length: ACCOUNTS - 1 }, () =>
    season.join({ ...HABITS.casual, horses: 1, startsOfStable: 12, pieces: 0, covers: 0 }, 'rider'),
  );
  const inFlow = () => {
    const {
      'gifts got': got = 0,
      'gifts given': paid = 0,
      'sold to the market': sold = 0,
      'house horses': ofHouse = 0,
      horses = 0,
    } = season.books.flows(main.id);
    return got + paid + sold + ofHouse + horses;
  };
  let [given, early] = [0, 0];
  while (season.day < days) {
    season.passDay();
    const before = inFlow();
    for (const other of others) HAND_ON[way](season, other, main);
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

type HandOn = (season: Season, from: Bot, to: Bot) => void;

const HAND_ON: Readonly<Record<Way, HandOn>> = {
  sale: (season, from, to) => {
    const price = savingsOf(season, from, to);
    const { trade, now } = season;
    if (price > 0) trade.transfer({ payer: from, seller: to, price, boundAllowance: 0, now, trade: 'gifts' });
  },
  show: (season, from, to) => {
    const most = savingsOf(season, from, to);
    if (most > 0) handOnByShow(season, { from, to, most });
  },
  'first before': (season, from, to) => sellRescueHorse(season, { from, to, isCapped: false }),
  first: (season, from, to) => sellRescueHorse(season, { from, to, isCapped: true }),
  house: sellHouseHorse,
  'house market': (season, from, to) => {
    if (from.balance.coins < DEAREST + RESERVE) return;
    const { houses, now } = season;
    const offer = houses.offers.toSorted((one, other) => one.price - other.price)[0];
    if (!offer || !mayGive(from) || !houses.sell(from, offer, now)) return;
    giveToMarket(season, from, to);
    from.horses.push(offer.horse);
  },
  market: (season, from, to) => {
    // Its habit buys another one at the next visit.
    if (mayGive(from) && from.balance.coins >= DEAREST + RESERVE) giveToMarket(season, from, to);
  },
};

function savingsOf({ books, trade, now }: Season, from: Bot, to: Bot): number {
  const { coins, tradable } = books.balance(from.id);
  return Math.min(tradable, coins - RESERVE, trade.allowance(from, to, now));
}

/** Coins of the dearest horse of the store. */
const DEAREST = 2_500;

const mayGive = ({ horses: [horse] }: Bot) =>
  horse !== undefined && horse.entered.size === 0 && horse.progress.level >= MARKET_TAKES_FROM_LEVEL;

/** The main account buys the horse as cheaply as it may, and the market pays it what it pays for every horse. */
function giveToMarket({ books, trade, now }: Season, from: Bot, to: Bot): void {
  const [horse] = from.horses;
  if (!horse) return;
  const { breed, aptitude } = horse;
  const fairPrice = fairHorsePrice({ breed, aptitude, generation: 0, rescued: false });
  const price = Math.max(1, fairPrice - trade.allowance(from, to, now));
  const sale = { payer: to, seller: from, price, fairPrice, boundAllowance: price, now };
  if (price >= MARKET_PAYS || !trade.transfer({ ...sale, trade: 'gifts' })) return;
  from.horses.splice(0, 1);
  books.withHouse(to.id, earnBound(to.balance, MARKET_PAYS), 'sold to the market');
}

/** The main account buys of a house stable and sells for bound coins, where the store asks more for the breed. */
function sellHouseHorse({ books, trade, houses, now }: Season, from: Bot, to: Bot): void {
  const [offer] = houses.offers
    .filter(({ horse, price }) => storePriceOf(horse.breed) > price)
    .toSorted((one, other) => storePriceOf(other.horse.breed) - storePriceOf(one.horse.breed));
  if (!offer) return;
  const price = storePriceOf(offer.horse.breed);
  const paid = trade.decide({ payer: from, seller: to, price, boundAllowance: price, now });
  if (isRefusal(paid) || paid.balance.coins < RESERVE || !houses.sell(to, offer, now)) return;
  const earned = earnTradable(books.balance(to.id), splitPayment(paid.taken).receiver.coins);
  books.between({ payer: from.id, paid: paid.balance, seller: to.id, earned, trade: 'gifts' });
  trade.note(from, to, price, now);
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
