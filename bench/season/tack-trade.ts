import { earnTradable, houseCut, payPlayer } from '../../game/coins.ts';
import {
  PAIR_COINS_PER_LEVEL,
  PAIR_FREE_FROM,
  PAIR_LIMIT_MS,
  refusePair,
} from '../../game/market/pair-limit.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Rng } from '../../game/rng.ts';
import { craft } from '../../game/tack/crafting.ts';
import { craftQualityRange } from '../../game/tack/craft-quality.ts';
import { gainXp } from '../../game/progress/level.ts';
import { materialPrice } from '../../game/tack/materials.ts';
import { QUALITY_PERCENT, STORE_QUALITY } from '../../game/tack/quality.ts';
import { materialsOf } from '../../game/tack/recipes.ts';
import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import type { Bot, Piece, SeasonHorse } from './bot.ts';
import { pay } from './care.ts';
import type { SeasonBooks, Trade } from './season-books.ts';

interface Listing {
  readonly seller: Bot;
  readonly piece: Piece;
}

const SECONDS_BETWEEN = 7;
/** Percent of quality by which a piece must be better to be worth its price. */
const WORTH = 25 * QUALITY_PERCENT;

/** Tack that bots sell each other, at the guide price of economy.md section 6 and an index that follows the stock. */
export class TackTrade {
  readonly #listed: Listing[] = [];
  readonly #paid: { payer: Bot; seller: Bot; coins: number; at: number }[] = [];
  index = 0.7;
  sold = 0;

  readonly #books: SeasonBooks;

  constructor(books: SeasonBooks) {
    this.#books = books;
  }

  price({ type, quality }: Piece): number {
    const materials = materialsOf(type).reduce(
      (sum, { material, quantity }) => sum + quantity * materialPrice(material, 'rider'),
      0,
    );
    return Math.round(materials * (0.5 + quality / QUALITY_PERCENT / 100) * this.index);
  }

  /** Once a day: dearer while there is less than one piece for two bots. */
  settle(bots: number): void {
    const next = this.index * (this.#listed.length > bots / 2 ? 0.98 : 1.02);
    this.index = Math.min(1, Math.max(0.4, next));
  }

  list(seller: Bot, piece: Piece): void {
    this.#listed.push({ seller, piece });
  }

  /** Dresses a horse as far as coins beyond the reserve go: own pieces, those of others, the store's. */
  dress(bot: Bot, horse: SeasonHorse, reserve: number, now: Date): void {
    for (const type of TACK_TYPES) {
      const worn = horse.worn.get(type)?.quality ?? 0;
      const own = bestOf(bot.spare, type);
      if (own && own.quality > worn) {
        bot.spare.splice(bot.spare.indexOf(own), 1);
        this.#putOn(bot, horse, own);
      } else if (!this.#buy(bot, horse, type, worn, reserve, now) && worn === 0) {
        const { buy } = TACK[type];
        if (this.#books.purse(bot.id).coins <= buy + reserve || !pay(this.#books, bot, buy, 'store tack'))
          continue;
        bot.storeTack = 1;
        this.#putOn(bot, horse, { type, quality: STORE_QUALITY });
      }
    }
  }

  #buy(bot: Bot, horse: SeasonHorse, type: TackType, worn: number, reserve: number, now: Date): boolean {
    const { coins } = this.#books.purse(bot.id);
    const [best] = this.#listed
      .filter(({ seller, piece }) => seller !== bot && piece.type === type && piece.quality >= worn + WORTH)
      .filter(({ piece }) => this.price(piece) + reserve < coins)
      .toSorted((one, other) => other.piece.quality - one.piece.quality);
    if (!best || !this.transfer(bot, best.seller, this.price(best.piece), TACK[type].buy, now, 'tack'))
      return false;
    this.#listed.splice(this.#listed.indexOf(best), 1);
    this.sold += 1;
    this.#putOn(bot, horse, best.piece);
    return true;
  }

  /** What a young account may still pay another. */
  allowance(payer: Bot, seller: Bot, now: Date): number {
    const { level } = payer.progress;
    if (level >= PAIR_FREE_FROM) return Infinity;
    return PAIR_COINS_PER_LEVEL * level - this.#paidLately(payer, seller, now);
  }

  /** A payment between players by the rules: bound coins, the limit of young accounts, the house's cut. */
  transfer(payer: Bot, seller: Bot, price: number, boundAllowance: number, now: Date, trade: Trade): boolean {
    const paid = this.#paidLately(payer, seller, now);
    if (refusePair({ level: payer.progress.level, paid, price })) return false;
    const payment = payPlayer(this.#books.purse(payer.id), price, boundAllowance);
    if (isRefusal(payment)) return false;
    const earned = earnTradable(this.#books.purse(seller.id), price - houseCut(price));
    this.#books.between(payer.id, payment.purse, seller.id, earned, trade);
    this.#paid.push({ payer, seller, coins: price, at: now.getTime() });
    return true;
  }

  /** Makes pieces for whoever has nothing as good, then for sale, while the materials come back. */
  make(bot: Bot, pieces: number, now: Date, rng: Rng): void {
    for (let nth = 0; nth < pieces; nth++) {
      const type = TACK_TYPES[nth % TACK_TYPES.length] ?? 'saddle';
      const needed = materialsOf(type);
      const cost = needed.reduce(
        (sum, one) => sum + one.quantity * materialPrice(one.material, bot.guild),
        0,
      );
      const { most } = craftQualityRange(bot.craftSkill, bot.guild);
      const wanted = bot.horses.some(({ worn }) => (worn.get(type)?.quality ?? 0) + WORTH < most);
      const sells = this.price({ type, quality: most }) * 0.95 > cost && this.#listed.length < 40;
      if (!(wanted || sells) || this.#books.purse(bot.id).coins < cost + 1500) return;
      const at = new Date(now.getTime() + nth * SECONDS_BETWEEN * 1000);
      const owned = Object.fromEntries(needed.map(({ material, quantity }) => [material, quantity]));
      const maker = { ...bot, ...bot.progress, guildChangedAt: null };
      const plan = craft(type, maker, owned, at, rng);
      if (isRefusal(plan) || !pay(this.#books, bot, cost, 'materials')) return;
      bot.craftSkill = plan.crafter.craftSkill;
      bot.craftedAt = plan.crafter.craftedAt;
      bot.crafts = plan.crafter.crafts;
      bot.progress = gainXp(bot.progress, plan.xp);
      const piece = { type, quality: plan.quality };
      if (wanted) bot.spare.push(piece);
      else this.list(bot, piece);
    }
  }

  #paidLately(payer: Bot, seller: Bot, now: Date): number {
    const since = now.getTime() - PAIR_LIMIT_MS;
    return this.#paid
      .filter((one) => one.payer === payer && one.seller === seller && one.at > since)
      .reduce((sum, { coins }) => sum + coins, 0);
  }

  #putOn(bot: Bot, horse: SeasonHorse, piece: Piece): void {
    const before = horse.worn.get(piece.type);
    horse.worn.set(piece.type, piece);
    if (before && before.quality > STORE_QUALITY) this.list(bot, before);
  }
}

function bestOf(pieces: readonly Piece[], wanted: TackType): Piece | undefined {
  return pieces.filter(({ type }) => type === wanted).toSorted((a, b) => b.quality - a.quality)[0];
}
