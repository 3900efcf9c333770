import type { Rng } from '../game/rng.ts';
import { CRAFTS_PER_DAY } from '../game/tack/crafting.ts';
import { craftQualityRange } from '../game/tack/craft-quality.ts';
import { materialPrice } from '../game/tack/materials.ts';
import { STORE_QUALITY } from '../game/tack/quality.ts';
import { materialsOf } from '../game/tack/recipes.ts';
import { TACK, TACK_TYPES, type TackType } from '../game/tack/tack.ts';
import type { Bot, Piece, SeasonHorse } from './bot.ts';
import { makePiece } from './stable/acts.ts';
import { pay } from './stable/stable.ts';
import { worth } from './tack-worth.ts';
import type { TackTrade } from './tack-trade.ts';

const SECONDS_BETWEEN = 7;
/** Coins left after getting tack. */
const RESERVE = 500;
const RESERVE_OF_SELLERS = 1500;
/** Least price as a factor of the cost, because the house takes a cut. */
const ABOVE_COST = 1.1;

export class TackRoom {
  readonly #trade: TackTrade;

  constructor(trade: TackTrade) {
    this.#trade = trade;
  }

  /** Uses own pieces, then other players', and last the store's. */
  dress(bot: Bot, horse: SeasonHorse, now: Date): void {
    for (const type of TACK_TYPES) {
      const own = bestOf(bot.spare, type);
      if (own && own.quality > (horse.worn.get(type)?.quality ?? 0)) {
        bot.spare.splice(bot.spare.indexOf(own), 1);
        this.#putOn(bot, horse, own, now);
        continue;
      }
      const most = bot.balance.coins - RESERVE;
      const wanted = { type, most, now, worth: (quality: number) => worth(horse, type, quality) };
      const deal = this.#trade.findDeal(bot, wanted);
      const { buy } = TACK[type];
      if (deal && this.#trade.buy(bot, deal, now)) this.#putOn(bot, horse, deal.listing.piece, now);
      else if (!horse.worn.has(type) && buy <= most && buyStorePiece(bot, type)) {
        this.#putOn(bot, horse, { type, quality: STORE_QUALITY }, now);
      }
    }
  }

  /** For own horses first, then for sale. */
  make(bot: Bot, now: Date, rng: Rng): void {
    for (let index = 0; index < CRAFTS_PER_DAY; index++) {
      const own = TACK_TYPES.find((type) => this.#wants(bot, type, now));
      const type = own ?? (index < bot.habit.pieces ? this.#sellable(bot) : undefined);
      if (!type) return;
      const cost = costOf(bot, type);
      if (bot.balance.coins < cost + (own ? RESERVE : RESERVE_OF_SELLERS)) return;
      const at = new Date(now.getTime() + index * SECONDS_BETWEEN * 1000);
      const piece = this.craft(bot, type, at, rng);
      if (!piece) return;
      if (own) bot.spare.push(piece);
      else this.#trade.list(bot, piece, now, cost * ABOVE_COST);
    }
  }

  /** Buys the materials too. Null if the rules or the purse refuse. */
  craft(bot: Bot, type: TackType, now: Date, rng: Rng): Piece | null {
    const needed = materialsOf(type);
    const cost = costOf(bot, type);
    if (bot.balance.coins < cost) return null;
    const stock = Object.fromEntries(needed.map(({ material, quantity }) => [material, quantity]));
    const made = makePiece(bot, { type, stock, now, rng });
    if (made === null) return null;
    pay(bot, cost, { kind: 'material_purchase', description: `Materials for ${TACK[type].one}` });
    return { type, quality: made.quality };
  }

  /** Whether crafting beats the store and pieces on sale. */
  #wants(bot: Bot, type: TackType, now: Date): boolean {
    const quality = expected(bot);
    if (quality <= STORE_QUALITY || bestOf(bot.spare, type)) return false;
    const cost = costOf(bot, type);
    return bot.horses.some((horse) => {
      const wanted = { type, most: Infinity, now, worth: (others: number) => worth(horse, type, others) };
      const deal = this.#trade.findDeal(bot, wanted);
      const surplus = worth(horse, type, quality) - cost;
      return surplus > (deal?.surplus ?? 0) || (!horse.worn.has(type) && !deal);
    });
  }

  /** The scarcest type that sells above its cost, or in a quality that nobody lists: then buyers pay what it is worth to them. */
  #sellable(bot: Bot): TackType | undefined {
    const quality = expected(bot);
    return TACK_TYPES.filter((type) => {
      const pays = this.#trade.price({ type, quality }) * 0.95 > costOf(bot, type);
      return pays || (quality > STORE_QUALITY && quality > this.#trade.bestListedQuality(type));
    }).toSorted((one, other) => this.#trade.stock(one) - this.#trade.stock(other))[0];
  }

  #putOn(bot: Bot, horse: SeasonHorse, piece: Piece, now: Date): void {
    const before = horse.worn.get(piece.type);
    horse.worn.set(piece.type, piece);
    if (before?.starter) bot.spare.push(before);
    else if (before) this.#trade.list(bot, before, now);
  }
}

function buyStorePiece(bot: Bot, type: TackType): boolean {
  const { buy, one } = TACK[type];
  return pay(bot, buy, { kind: 'tack_purchase', description: `Bought ${one} from the store` });
}

function expected({ craftSkill, guild }: Bot): number {
  const { least, most } = craftQualityRange(craftSkill, guild);
  return (least + most) / 2;
}

function costOf({ guild }: Bot, type: TackType): number {
  return materialsOf(type).reduce((sum, one) => sum + one.quantity * materialPrice(one.material, guild), 0);
}

function bestOf(pieces: readonly Piece[], wanted: TackType): Piece | undefined {
  return pieces.filter(({ type }) => type === wanted).toSorted((a, b) => b.quality - a.quality)[0];
}
