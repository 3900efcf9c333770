import { START_BALANCE } from '../game/ledger/coins.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import type { Guild } from '../game/guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM } from '../game/horses/age.ts';
import { rngFromNumber, type Rng } from '../game/rng.ts';
import { nextPurseIndex } from '../game/shows/prize-money.ts';
import { newBot, starterSet, storeHorse, type Bot } from './bot.ts';
import { buyBox, collect, feed, pay, train, vet } from './care.ts';
import { dressFavourite } from './favourites.ts';
import { VISIT_HOURS, type Habit } from './habits.ts';
import { Ring } from './ring.ts';
import { pressAnything } from './press-anything.ts';
import { pressRound } from './press-round.ts';
import { SeasonBooks } from './season-books.ts';
import { TackRoom } from './tack-room.ts';
import { TackTrade } from './tack-trade.ts';

const BEGINS = Date.UTC(2030, 0, 1);
const HOUR_MS = 3_600_000;
const FOR_ANOTHER_HORSE = 2500;

/** Plays by the game's rules; deterministic per seed. */
export class Season {
  readonly books = new SeasonBooks();
  readonly bots: Bot[] = [];
  readonly ring: Ring;
  readonly trade = new TackTrade(this.books);
  readonly #tack = new TackRoom(this.books, this.trade);
  readonly #rng: Rng;
  #day = 0;
  #horses = 0;
  #heldAWeekAgo = 0;

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
    const bot = newBot(`b${String(this.bots.length).padStart(4, '0')}`, habit, guild, this.now);
    this.books.open(bot.id);
    this.books.withHouse(bot.id, START_BALANCE, 'start');
    this.bots.push(bot);
    return bot;
  }

  passDay(): void {
    for (const hour of VISIT_HOURS) {
      const now = new Date(this.now.getTime() + hour * HOUR_MS);
      this.ring.runDue(now);
      for (const bot of this.bots) if (bot.habit.visits.includes(hour)) this.#visit(bot, now);
    }
    this.#day += 1;
    this.ring.runDue(this.now);
    this.trade.settle(this.now);
    if (this.#day % 7 !== 0) return;
    const made = this.books.held - this.#heldAWeekAgo;
    this.#heldAWeekAgo = this.books.held;
    this.ring.purseIndex = nextPurseIndex(this.ring.purseIndex, { made, activePlayers: this.bots.length });
  }

  #visit(bot: Bot, now: Date): void {
    const { books, ring } = this;
    const { habit } = bot;
    const first = now.getUTCHours() === habit.visits[0];
    this.#retire(bot, now);
    if (habit.presses === 'round') {
      if (bot.horses.length === 0) this.#buyHorse(bot, now);
      pressRound(books, ring, bot, now);
      return;
    }
    collect(books, bot, now);
    if (first) this.#buyHorse(bot, now);
    if (habit.presses === 'anything') {
      pressAnything(books, ring, bot, { now, rng: this.#rng });
      return;
    }
    if (first) this.#tack.make(bot, now, this.#rng);
    bot.horses.sort((one, other) => other.progress.level - one.progress.level);
    for (const horse of bot.horses) feed(books, bot, horse, now);
    let left = Math.ceil(habit.startsOfStable / habit.visits.length);
    for (const horse of bot.horses) {
      vet(books, bot, horse, now);
      this.#tack.dress(bot, horse, now);
      const wanted = Math.min(left, Math.ceil(habit.startsOfHorse / habit.visits.length));
      left -= ring.enter(bot, horse, wanted, now);
    }
    // Starts earn within hours, training only after months.
    for (const horse of bot.horses) train(books, bot, horse, { first, now });
    collect(books, bot, now);
    if (!first) return;
    buyBox(books, bot);
    dressFavourite(books, bot, now);
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
    const wanted = Math.min(bot.habit.horses, 1 + Math.floor(days / bot.habit.horseEvery));
    if (bot.horses.length >= wanted) return;
    const { horse, price } = storeHorse(this.#rng, bot, `h${this.#horses++}`, now);
    const reserve = bot.horses.length === 0 ? 0 : FOR_ANOTHER_HORSE;
    if (this.books.balance(bot.id).coins < price + reserve || !pay(this.books, bot, price, 'horses')) return;
    if (!bot.hadHorse) for (const [type, piece] of starterSet()) horse.worn.set(type, piece);
    bot.hadHorse = true;
    bot.horses.push(horse);
  }
}
