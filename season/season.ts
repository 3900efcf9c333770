import { START_BALANCE } from '../game/ledger/coins.ts';
import { REAL_MS_PER_DAY, HOUR } from '../game/game-time.ts';
import type { Guild } from '../game/guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM } from '../game/horses/age.ts';
import { rngFromNumber, type Rng } from '../game/rng.ts';
import { nextPurseIndex } from '../game/shows/prize-money.ts';
import { Bot, starterSet, storeHorse } from './bot.ts';
import { buySpareBox, collect, feed, train, vet } from './care.ts';
import { dressFavourite } from './favourites.ts';
import { VISIT_HOURS, type Habit } from './habits.ts';
import { Ring } from './ring.ts';
import { pressAnything } from './press-anything.ts';
import { pressRound } from './press-round.ts';
import { SeasonBooks } from './season-books.ts';
import { pay } from './stable/stable.ts';
import { TackRoom } from './tack-room.ts';
import { TackTrade } from './tack-trade.ts';

const BEGINS = Date.UTC(2030, 0, 1);
const FOR_ANOTHER_HORSE = 2500;

/** Plays by the game's rules; deterministic per seed. */
export class Season {
  readonly books = new SeasonBooks();
  readonly bots: Bot[] = [];
  readonly ring: Ring;
  readonly trade = new TackTrade(this.books, (id) => this.#levelOf(id));
  readonly #tack = new TackRoom(this.trade);
  readonly #rng: Rng;
  readonly #byId = new Map<string, Bot>();
  #day = 0;
  #horses = 0;
  #coinsAWeekAgo = 0;

  constructor(seed: number) {
    this.#rng = rngFromNumber(seed);
    this.ring = new Ring(this.books, this.#rng, new Date(BEGINS));
  }

  get day(): number {
    return this.#day;
  }

  get now(): Date {
    return new Date(BEGINS + this.#day * REAL_MS_PER_DAY);
  }

  join(habit: Habit, guild: Guild): Bot {
    const bot = new Bot({
      id: `b${String(this.bots.length).padStart(4, '0')}`,
      habit,
      guild,
      joinedAt: this.now,
      books: this.books,
    });
    this.books.open(bot.id);
    this.books.withHouse(bot.id, START_BALANCE, 'start');
    this.bots.push(bot);
    this.#byId.set(bot.id, bot);
    return bot;
  }

  passDay(): void {
    for (const hour of VISIT_HOURS) {
      const now = new Date(this.now.getTime() + hour * HOUR);
      this.ring.runDue(now);
      for (const bot of this.bots) if (bot.habit.visits.includes(hour)) this.#visit(bot, now);
    }
    this.#day += 1;
    this.ring.runDue(this.now);
    this.trade.settle(this.now);
    if (this.#day % 7 !== 0) return;
    const made = this.books.playersCoins - this.#coinsAWeekAgo;
    this.#coinsAWeekAgo = this.books.playersCoins;
    this.ring.purseIndex = nextPurseIndex(this.ring.purseIndex, { made, activePlayers: this.bots.length });
  }

  #visit(bot: Bot, now: Date): void {
    const { ring } = this;
    const { habit } = bot;
    const first = now.getUTCHours() === habit.visits[0];
    this.#retire(bot, now);
    if (habit.presses === 'round') {
      if (bot.horses.length === 0) this.#buyHorse(bot, now);
      pressRound(ring, bot, now);
      return;
    }
    collect(bot, now);
    if (first) this.#buyHorse(bot, now);
    if (habit.presses === 'anything') {
      pressAnything(ring, bot, { now, rng: this.#rng });
      return;
    }
    if (first) this.#tack.make(bot, now, this.#rng);
    bot.horses.sort((one, other) => other.progress.level - one.progress.level);
    for (const horse of bot.horses) feed(bot, horse, now);
    let left = Math.ceil(habit.startsOfStable / habit.visits.length);
    for (const horse of bot.horses) {
      vet(bot, horse, now);
      this.#tack.dress(bot, horse, now);
      const wanted = Math.min(left, Math.ceil(habit.startsOfHorse / habit.visits.length));
      left -= ring.enter(bot, horse, wanted, now);
    }
    // Starts earn within hours, training only after months.
    for (const horse of bot.horses) train(bot, horse, { first, now });
    collect(bot, now);
    if (!first) return;
    buySpareBox(bot);
    dressFavourite(bot, now);
  }

  #levelOf(id: string): number {
    const bot = this.#byId.get(id);
    if (!bot) throw new Error(`No bot ${id}`);
    return bot.progress.level;
  }

  #retire(bot: Bot, now: Date): void {
    for (const horse of bot.horses.filter(({ bornAt }) => ageInMonths(bornAt, now) >= RETIRED_FROM)) {
      // Takes tack off a retired horse after its last entry.
      if (horse.entered.size > 0) continue;
      bot.horses.splice(bot.horses.indexOf(horse), 1);
      bot.spare.push(...horse.worn.values());
    }
  }

  #buyHorse(bot: Bot, now: Date): void {
    const days = (now.getTime() - bot.joinedAt.getTime()) / REAL_MS_PER_DAY;
    const wanted = Math.min(bot.habit.horses, 1 + Math.floor(days / bot.habit.horseIntervalDays));
    if (bot.horses.length >= wanted) return;
    const { horse, price } = storeHorse(this.#rng, bot, `h${this.#horses++}`, now);
    const reserve = bot.horses.length === 0 ? 0 : FOR_ANOTHER_HORSE;
    const description = `Bought ${horse.name} from the store`;
    if (bot.balance.coins < price + reserve || !pay(bot, price, { kind: 'horse_purchase', description }))
      return;
    if (!bot.hadHorse) for (const [type, piece] of starterSet()) horse.worn.set(type, piece);
    bot.hadHorse = true;
    bot.horses.push(horse);
  }
}
