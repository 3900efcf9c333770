import { earnTradable, splitPayment, type Payment } from '../game/ledger/coins.ts';
import {
  leftToBuyer,
  PAIR_COINS_PER_LEVEL,
  PAIR_FREE_FROM,
  RECEIVED_FROM_YOUNG_MOST,
} from '../game/market/pair-limit.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { isRefusal } from '../game/refusal.ts';
import { QUALITY_PERCENT } from '../game/tack/quality.ts';
import { TACK, type TackType } from '../game/tack/tack.ts';
import { decidePurchase, type PurchaseRefusal } from '../game/trade/purchase.ts';
import { fairTackPrice, materialsPrice } from '../game/trade/worth.ts';
import type { Bot, Piece } from './bot.ts';
import type { SeasonBooks, Trade } from './season-books.ts';
import { Payments } from './stable/payments.ts';

interface Listing {
  readonly seller: Bot;
  readonly piece: Piece;
  readonly at: number;
  /** First price in coins. */
  readonly startPrice: number;
  /** Coins below which the seller does not go. */
  readonly least: number;
}

interface Transfer {
  readonly payer: Bot;
  readonly seller: Bot;
  readonly price: number;
  readonly boundAllowance: number;
  /** Default: whatever is asked. */
  readonly fairPrice?: number;
  readonly now: Date;
  readonly trade: Trade;
}

/** `surplus`: worth minus price, in coins. */
export interface Deal {
  readonly listing: Listing;
  readonly price: number;
  readonly surplus: number;
}

interface Wanted {
  readonly type: TackType;
  /** Highest price in coins. */
  readonly most: number;
  readonly now: Date;
  /** In coins, by quality. */
  readonly worth: (quality: number) => number;
}

/** Pieces unsold for this long are withdrawn. */
const UNSOLD_MS = 20 * REAL_MS_PER_DAY;
const POOREST = 75 * QUALITY_PERCENT;
/** First price as a factor of the going price, and the daily reduction. */
const MARKUP = 1.1;
const OFF_PER_DAY = 0.03;
/** Weight of one sale in the index. */
const WEIGHT = 0.03;

/** The going price is materials × (0.5 + quality) × index; the index follows what buyers pay other players. */
export class TackTrade {
  #listed: Listing[] = [];
  index = 0.7;
  sold = 0;

  readonly #books: SeasonBooks;
  readonly #payments: Payments;

  constructor(books: SeasonBooks, levelOf: (botId: string) => number) {
    this.#books = books;
    this.#payments = new Payments(levelOf);
  }

  price({ type, quality }: Piece): number {
    return Math.round(materialsPrice(type) * (0.5 + quality / QUALITY_PERCENT / 100) * this.index);
  }

  settle(now: Date): void {
    this.#listed = this.#listed.filter(
      ({ at, seller }) => seller.houseStable || at > now.getTime() - UNSOLD_MS,
    );
  }

  list(seller: Bot, piece: Piece, now: Date, least = 0): void {
    if (piece.quality < POOREST) return;
    const startPrice = Math.max(least, MARKUP * this.price(piece));
    this.#listed.push({ seller, piece, at: now.getTime(), startPrice, least });
  }

  /** Of a house stable, whose price stays. */
  listFixed(seller: Bot, piece: Piece, now: Date, price: number): void {
    this.#listed.push({ seller, piece, at: now.getTime(), startPrice: price, least: price });
  }

  stock(type: TackType): number {
    return this.#listed.filter(({ piece }) => piece.type === type).length;
  }

  stockOfPlayers(type: TackType): number {
    return this.#listed.filter(({ piece, seller }) => piece.type === type && !seller.houseStable).length;
  }

  countOf(seller: Bot, type?: TackType): number {
    return this.#listed.filter(
      (one) => one.seller === seller && (type === undefined || one.piece.type === type),
    ).length;
  }

  /** Quality of the best piece on sale; 0 if there is none. */
  bestListedQuality(type: TackType): number {
    return Math.max(0, ...this.#listed.map(({ piece }) => (piece.type === type ? piece.quality : 0)));
  }

  /** The listing with the greatest positive surplus for the bot. */
  findDeal(bot: Bot, { type, most, now, worth }: Wanted): Deal | null {
    let best: Deal | null = null;
    for (const listing of this.#listed) {
      const { seller, piece, startPrice, least, at } = listing;
      if (piece.type !== type || seller === bot) continue;
      const days = (now.getTime() - at) / REAL_MS_PER_DAY;
      const price = Math.round(Math.max(least, startPrice * (1 - OFF_PER_DAY) ** days));
      const surplus = price <= most ? worth(piece.quality) - price : 0;
      if (surplus > (best?.surplus ?? 0)) best = { listing, price, surplus };
    }
    return best;
  }

  buy(bot: Bot, { listing, price }: Deal, now: Date): boolean {
    const { seller, piece } = listing;
    const boundAllowance = TACK[piece.type].buy;
    const isPaid = seller.houseStable
      ? this.#payHouse(bot, seller, price, boundAllowance)
      : this.transfer({
          payer: bot,
          seller,
          price,
          boundAllowance,
          fairPrice: fairTackPrice(piece.type, piece.quality),
          now,
          trade: 'tack',
        });
    if (!isPaid) return false;
    this.#listed.splice(this.#listed.indexOf(listing), 1);
    if (seller.houseStable) return true;
    this.index *= 1 + WEIGHT * (price / this.price(piece) - 1);
    this.sold += 1;
    return true;
  }

  #payHouse({ id, balance, progress: { level } }: Bot, seller: Bot, price: number, similarPrice: number) {
    const paid = decidePurchase({
      balance,
      level,
      sums: null,
      seller: null,
      price,
      fairPrice: price,
      similarPrice,
    });
    if (isRefusal(paid)) return false;
    this.#books.toPurse(id, paid.balance, seller.id, 'house tack');
    return true;
  }

  /** Coins that a young account may still pay the seller. */
  allowance(payer: Bot, seller: Bot, now: Date): number {
    const { level } = payer.progress;
    if (level >= PAIR_FREE_FROM) return Infinity;
    const { paid, received } = this.#payments.sums(payer.id, seller.id, now);
    return Math.min(PAIR_COINS_PER_LEVEL * level - paid, RECEIVED_FROM_YOUNG_MOST - received);
  }

  /** Applies bound coins, young accounts' limit and house cut. */
  transfer(transfer: Transfer): boolean {
    const { payer, seller, price, fairPrice = price, now, trade } = transfer;
    const payment = this.decide(transfer);
    if (isRefusal(payment)) return false;
    const earned = earnTradable(seller.balance, splitPayment(payment.taken).receiver.coins);
    this.#books.between({ payer: payer.id, paid: payment.balance, seller: seller.id, earned, trade });
    this.note(payer, seller, price, now);
    this.note(seller, payer, leftToBuyer({ price, fairPrice }), now);
    return true;
  }

  decide(purchase: Omit<Transfer, 'trade'>): Payment | PurchaseRefusal {
    const { payer, seller, price, fairPrice = price, boundAllowance, now } = purchase;
    return decidePurchase({
      balance: payer.balance,
      level: payer.progress.level,
      sums: this.#payments.sums(payer.id, seller.id, now),
      seller: { level: seller.progress.level, ...this.#payments.sums(seller.id, payer.id, now) },
      price,
      fairPrice,
      similarPrice: boundAllowance,
    });
  }

  /** Counts other transfers towards a young account's limit. */
  note(payer: Bot, seller: Bot, coins: number, now: Date): void {
    this.#payments.note(payer.id, seller.id, coins, now);
  }

  paidLately(payer: Bot, seller: Bot, now: Date): number {
    return this.#payments.paid(payer.id, seller.id, now);
  }
}
