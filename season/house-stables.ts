import { HOUR } from '../game/game-time.ts';
import { hasBegun, stablesAtWork } from '../game/house-stables/at-work.ts';
import { breedsThisWeek, HERD_LEAST, herdOf, mayWork, neededFounder } from '../game/house-stables/herd.ts';
import {
  HORSES_FOR_SALE,
  horsePrice,
  PIECES_FOR_SALE,
  PIECES_OF_PLAYERS,
  studFee,
  studsAmong,
  tackPrice,
} from '../game/house-stables/offers.ts';
import { HOUSE_PURSE, HOUSE_STABLES } from '../game/house-stables/stables.ts';
import { bornAtAge, BREED_FROM, type Sex } from '../game/horses/age.ts';
import { breedOf, type BreedId } from '../game/horses/breeds.ts';
import { payPlayer } from '../game/ledger/coins.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Rng } from '../game/rng.ts';
import { refuseHouseHorse } from '../game/trade/house-horses.ts';
import { storePriceOf } from '../game/trade/sale-prices.ts';
import { TACK_TYPES } from '../game/tack/tack.ts';
import { Bot, type SeasonHorse } from './bot.ts';
import { isFreeMare, type Breeding, type Stud } from './breeding.ts';
import { bringIn, feed, turnOut } from './care.ts';
import { HABITS } from './habits.ts';
import { founderOfHouse, newHorse } from './horses.ts';
import { HouseTaste } from './house-taste.ts';
import type { Ring } from './ring.ts';
import type { SeasonBooks } from './season-books.ts';
import { trainHorse } from './stable/acts.ts';
import { pay } from './stable/stable.ts';
import type { TackRoom } from './tack-room.ts';
import type { TackTrade } from './tack-trade.ts';

export interface HouseOffer {
  readonly horse: SeasonHorse;
  /** Coins. */
  readonly price: number;
}

interface Yard {
  readonly bot: Bot;
  studs: readonly Stud[];
  offers: readonly HouseOffer[];
}

interface World {
  readonly rng: Rng;
  readonly books: SeasonBooks;
  readonly ring: Ring;
  readonly breeding: Breeding;
  readonly trade: TackTrade;
  readonly tack: TackRoom;
  readonly newId: () => string;
  /** When their past begins. */
  readonly from: Date;
  /** The first of HOUSE_STABLES. */
  readonly count: number;
}

const MONDAY = 1;
const DAYS = 7;
const LESSON_DAYS = 3;
/** Of players' prices none is known: they sell no horses in the season. */
const NONE = { known: 0, median: null };
/** Horses of the store among which a stable chooses a founder. */
const CHOICE = 3;
const FIRST_BREED = ['mare', 'stallion', 'mare', 'stallion'] as const;
const OTHER_BREEDS = ['mare', 'stallion'] as const;

/** The stables that the game runs, by the same rules (docs/rules/trade.md#house-stables). */
export class HouseStables {
  readonly #world: World;
  readonly #taste = new HouseTaste();
  readonly #yards: readonly Yard[];
  #atWork: number;

  constructor(world: World) {
    this.#world = world;
    this.#atWork = world.count;
    this.#yards = HOUSE_STABLES.slice(0, world.count).map((houseStable, place) => {
      const { books, from } = world;
      const { guild, breeds } = houseStable;
      const bot = new Bot({
        id: `house ${place}`,
        habit: HABITS.house,
        guild,
        joinedAt: from,
        books,
        houseStable,
      });
      bot.hasFreeCheck = false;
      books.open(bot.id, true);
      books.withHouse(bot.id, { coins: HOUSE_PURSE, tradable: 0 }, 'start');
      for (const [nth, breed] of breeds.entries())
        for (const sex of nth === 0 ? FIRST_BREED : OTHER_BREEDS) this.#buyFounder(bot, { breed, sex }, from);
      return { bot, studs: [], offers: [] };
    });
  }

  get studs(): readonly Stud[] {
    return this.#working.flatMap(({ studs }) => studs);
  }

  get offers(): readonly HouseOffer[] {
    return this.#working.flatMap(({ offers }) => offers);
  }

  get #working(): readonly Yard[] {
    return this.#yards.slice(0, this.#atWork);
  }

  /** Of stables whose hour has come since the last look. */
  visit(from: Date, now: Date): void {
    for (const yard of this.#working) {
      const hour = yard.bot.houseStable?.hour ?? 0;
      const day = Math.floor(now.getTime() / (24 * HOUR)) * 24 * HOUR;
      const at = day + hour * HOUR;
      if (at > from.getTime() && at <= now.getTime()) this.#visit(yard, now);
    }
  }

  /** One stable comes or goes. */
  countPlayers(players: number): void {
    const wanted = Math.min(this.#yards.length, stablesAtWork(players));
    this.#atWork += Math.sign(wanted - this.#atWork);
  }

  /** False if the rules or the purse refuse. */
  sell(buyer: Bot, offer: HouseOffer, now: Date): boolean {
    const { horse, price } = offer;
    const yard = this.#yards.find(({ bot }) => bot === horse.owner);
    if (!yard || refuseHouseHorse(buyer.boughtOfHouseAt, now)) return false;
    const paid = payPlayer(buyer.balance, price, storePriceOf(horse.breed));
    if (isRefusal(paid)) return false;
    this.#world.books.toPurse(buyer.id, paid.balance, yard.bot.id, 'house horses');
    yard.offers = yard.offers.filter((one) => one !== offer);
    yard.bot.horses.splice(yard.bot.horses.indexOf(horse), 1);
    horse.owner = buyer;
    horse.levelOnArrival = horse.progress.level;
    buyer.boughtOfHouseAt = now;
    return true;
  }

  #visit(yard: Yard, now: Date): void {
    const { bot } = yard;
    const yesterday = new Date(now.getTime() - 24 * HOUR);
    const { books, ring } = this.#world;
    if (hasBegun(MONDAY, yesterday, now))
      books.withHouse(bot.id, { coins: HOUSE_PURSE, tradable: 0 }, 'start');
    const team = this.#taste.team(bot, now);
    for (const horse of bot.horses) {
      const isOut = horse.mood.grassFrom !== null;
      if (team.includes(horse) === isOut) (isOut ? bringIn : turnOut)(horse, now);
    }
    for (const horse of team) feed(bot, horse, now);
    ring.enterOfHouse(bot, team, now);
    if (Math.floor(now.getTime() / (24 * HOUR)) % LESSON_DAYS === 0)
      for (const horse of team)
        trainHorse(bot, horse, { discipline: horse.discipline, sessions: 'all', now });
    yard.studs = this.#standAtStud(bot, now);
    this.#offerHorses(yard, team, now);
    this.#breed(bot, yesterday, now);
    this.#makeTack(bot, now);
  }

  #standAtStud({ horses }: Bot, now: Date): Stud[] {
    const { breeding } = this.#world;
    return studsAmong(horses, now)
      .map((stallion, nth) => ({ stallion, fee: studFee(stallion.aptitude, nth === 0, NONE) }))
      .filter(({ stallion }) => breeding.hasCheck(stallion, now));
  }

  #offerHorses(yard: Yard, team: readonly SeasonHorse[], now: Date): void {
    const { bot, offers, studs } = yard;
    const kept = offers.filter(({ horse }) => mayWork(horse.bornAt, now));
    const staying = herdOf(bot.horses, now).length - kept.length;
    const room = Math.min(HORSES_FOR_SALE - kept.length, staying - HERD_LEAST);
    const busy = [...team, ...studs.map(({ stallion }) => stallion), ...kept.map(({ horse }) => horse)];
    const spare = this.#taste
      .bestFirst(bot)
      .filter((one) => !busy.includes(one) && one.foalsAt === null && mayWork(one.bornAt, now));
    const added = room > 0 ? spare.slice(-room) : [];
    const priceOf = ({ breed, progress, aptitude }: SeasonHorse) =>
      horsePrice({ breed, level: progress.level, aptitude }, NONE);
    yard.offers = [...kept, ...added.map((horse) => ({ horse, price: priceOf(horse) }))];
  }

  /** Once a week a mare is covered, in a full herd once in four; new blood keeps it large enough. */
  #breed(bot: Bot, yesterday: Date, now: Date): void {
    const { breeding } = this.#world;
    const { houseStable, horses } = bot;
    const herd = herdOf(horses, now);
    const count = herd.length + horses.filter(({ foalsAt }) => foalsAt !== null).length;
    if (!houseStable || !breedsThisWeek(houseStable, count, now)) return;
    const isCoverDay = hasBegun((houseStable.weekday + 1) % DAYS, yesterday, now);
    const pairs = this.#taste.pairs(bot, breeding, now);
    if (count < HERD_LEAST || (isCoverDay && pairs.length === 0))
      this.#buyFounder(bot, neededFounder(houseStable, herd), now);
    const free = pairs.find(({ mare }) => isFreeMare(mare, now));
    if (isCoverDay && free) breeding.atHome(free, now);
  }

  /** The best of a few that are old enough to breed. */
  #buyFounder(bot: Bot, { breed, sex }: { readonly breed: BreedId; readonly sex: Sex }, now: Date): void {
    const { houseStable, horses } = bot;
    const { rng, newId } = this.#world;
    if (!houseStable) throw new Error(`${bot.id} is no house stable`);
    const founders = Array.from({ length: CHOICE }, () => founderOfHouse(rng, breedOf(breed), BREED_FROM));
    const best = this.#taste.best(houseStable, founders);
    const discipline = houseStable.rings[horses.length % houseStable.rings.length];
    if (!discipline) throw new Error(`${houseStable.name} has no ring`);
    const expense = { kind: 'horse_purchase', description: `Bought a ${breed}` } as const;
    if (!pay(bot, storePriceOf(breed), expense)) return;
    const bornAt = bornAtAge(best.ageInMonths, now);
    horses.push(newHorse({ id: newId(), owner: bot, sex, bornAt, discipline, now }, best));
  }

  /** One piece a day, of the type that it has least of and players do not offer enough of. */
  #makeTack(bot: Bot, now: Date): void {
    const { trade, tack, rng } = this.#world;
    if (!bot.houseStable?.makesTack || trade.countOf(bot) >= PIECES_FOR_SALE) return;
    const [type] = TACK_TYPES.filter((one) => trade.stockOfPlayers(one) < PIECES_OF_PLAYERS).toSorted(
      (one, other) => trade.countOf(bot, one) - trade.countOf(bot, other),
    );
    if (!type) return;
    const piece = tack.craft(bot, type, now, rng);
    if (piece) trade.listFixed(bot, piece, now, tackPrice(type));
  }
}
