import { START_BALANCE } from '../game/ledger/coins.ts';
import { REAL_MS_PER_DAY, HOUR } from '../game/game-time.ts';
import type { Guild } from '../game/guild-work/guilds.ts';
import { rngFromNumber, type Rng } from '../game/rng.ts';
import { nextPurseIndex } from '../game/shows/prize-money.ts';
import { Bot } from './bot.ts';
import { Breeding } from './breeding.ts';
import { buySpareBox, collect, feed, train, vet } from './care.ts';
import { dressFavourite } from './favourites.ts';
import { VISIT_HOURS, type Habit } from './habits.ts';
import { Herd } from './herd.ts';
import { HouseStables } from './house-stables.ts';
import { Ring } from './ring.ts';
import { pressAnything } from './press-anything.ts';
import { pressOffered } from './press-offered.ts';
import { pressRound } from './press-round.ts';
import { SeasonBooks } from './season-books.ts';
import { TackRoom } from './tack-room.ts';
import { TackTrade } from './tack-trade.ts';

const BEGINS = Date.UTC(2030, 0, 1);
/** Real days that house stables play before the first player comes, as the game does. */
const PAST_DAYS = 80;

/** Plays by the game's rules; deterministic per seed. */
export class Season {
  readonly books = new SeasonBooks();
  readonly bots: Bot[] = [];
  readonly ring: Ring;
  readonly trade = new TackTrade(this.books, (id) => this.#levelOf(id));
  readonly breeding: Breeding;
  readonly houses: HouseStables;
  readonly #tack = new TackRoom(this.trade);
  readonly #herd: Herd;
  readonly #rng: Rng;
  readonly #byId = new Map<string, Bot>();
  #day = 0;
  #horses = 0;
  #coinsAWeekAgo = 0;

  /** With so many house stables: there are up to twelve. */
  constructor(seed: number, houseStables = 0) {
    this.#rng = rngFromNumber(seed);
    const { books, trade } = this;
    const rng = this.#rng;
    const newId = () => `h${this.#horses++}`;
    this.ring = new Ring(books, rng, new Date(BEGINS));
    this.breeding = new Breeding(rng, books, newId);
    if (houseStables > 0) this.#day = -PAST_DAYS;
    this.houses = new HouseStables({
      rng,
      books,
      ring: this.ring,
      breeding: this.breeding,
      trade,
      tack: this.#tack,
      newId,
      from: this.now,
      count: houseStables,
    });
    this.#herd = new Herd({ rng, breeding: this.breeding, houses: this.houses, newId });
    while (this.#day < 0) this.passDay();
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
    let before = this.now;
    for (const hour of VISIT_HOURS) {
      const now = new Date(this.now.getTime() + hour * HOUR);
      this.#passTo(now);
      for (const bot of this.bots) if (bot.habit.visits.includes(hour)) this.#visit(bot, now);
      this.houses.visit(before, now);
      before = now;
    }
    this.#day += 1;
    this.#passTo(this.now);
    this.houses.visit(before, this.now);
    this.trade.settle(this.now);
    if (this.#day % 7 !== 0 || this.#day <= 0) return;
    const made = this.books.playersCoins - this.#coinsAWeekAgo;
    this.#coinsAWeekAgo = this.books.playersCoins;
    this.ring.purseIndex = nextPurseIndex(this.ring.purseIndex, { made, activePlayers: this.bots.length });
    this.houses.countPlayers(this.bots.length);
  }

  #passTo(now: Date): void {
    this.ring.runDue(now);
    this.breeding.bearDue(now);
  }

  #visit(bot: Bot, now: Date): void {
    const { habit } = bot;
    const first = now.getUTCHours() === habit.visits[0];
    this.#herd.retire(bot, now);
    if (habit.presses !== 'round') collect(bot, now);
    if (first || (habit.presses === 'round' && bot.horses.length === 0)) this.#herd.fillPlace(bot, now);
    // What is spared for a foal comes before lessons.
    if (first) this.#herd.breed(bot, now);
    if (habit.presses === undefined) this.#work(bot, first, now);
    else if (habit.presses === 'round') pressRound(this.ring, bot, now);
    else if (habit.presses === 'offered') pressOffered(this.ring, bot, now);
    else pressAnything(this.ring, bot, { now, rng: this.#rng });
    if (!first) return;
    this.#herd.collect(bot, now);
    this.#herd.improve(bot, now);
  }

  #work(bot: Bot, first: boolean, now: Date): void {
    const { habit } = bot;
    if (first) this.#tack.make(bot, now, this.#rng);
    bot.horses.sort((one, other) => other.progress.level - one.progress.level);
    for (const horse of bot.horses) feed(bot, horse, now);
    for (const horse of bot.horses) this.ring.enterMeadow(bot, horse, now);
    let left = Math.ceil(habit.startsOfStable / habit.visits.length);
    for (const horse of bot.horses) {
      vet(bot, horse, now);
      this.#tack.dress(bot, horse, now);
      const wanted = Math.min(left, Math.ceil(habit.startsOfHorse / habit.visits.length));
      left -= this.ring.enter(bot, horse, wanted, now);
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
}
