import { GATE_FEED } from '../game/gate/gate.ts';
import { giveFeed } from '../game/care/give-feed.ts';
import { vetPrice } from '../game/care/vet.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM, SHOW_FROM } from '../game/horses/age.ts';
import { aptitudeIn, MEAN_BEST_OF_FOUNDERS } from '../game/horses/aptitude.ts';
import { isOnGrass } from '../game/horses/fed.ts';
import { isBreedId } from '../game/horses/breeds.ts';
import { pick, type Rng } from '../game/rng.ts';
import type { Bot, SeasonHorse } from './bot.ts';
import { isFreeMare, type Breeding, type Stud } from './breeding.ts';
import { bringIn, feed, turnOut } from './care.ts';
import { bestPoints, gateHorse, starterSet, storeHorse } from './horses.ts';
import type { HouseStables } from './house-stables.ts';
import { pay } from './stable/stable.ts';

/** Coins that another horse leaves, and a cover. */
const RESERVE = 2500;
const RESERVE_OF_COVER = 1000;
/** A collector spends every tenth coin above this. */
const COLLECTS_ABOVE = 10_000;
const COLLECTS_PART = 10;
const COVER_DAYS = 30;
/** Points of the best aptitude by which a horse must be better to take another's place. */
const BETTER_BY = 10;

interface World {
  readonly rng: Rng;
  readonly breeding: Breeding;
  readonly houses: HouseStables;
  readonly newId: () => string;
}

/** Which horses a bot has: bought, bred, put to work, retired. */
export class Herd {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  retire(bot: Bot, now: Date): void {
    const isRetired = ({ bornAt }: SeasonHorse) => ageInMonths(bornAt, now) >= RETIRED_FROM;
    // Takes tack off a retired horse after its last entry.
    for (const horse of bot.horses.filter((one) => isRetired(one) && one.entered.size === 0)) {
      bot.horses.splice(bot.horses.indexOf(horse), 1);
      undress(bot, horse);
    }
    for (const horse of bot.grazing.filter(isRetired)) bot.grazing.splice(bot.grazing.indexOf(horse), 1);
  }

  /** Takes a grown foal that is better than what the store sells, else buys there. */
  fillPlace(bot: Bot, now: Date): void {
    const days = (now.getTime() - bot.joinedAt.getTime()) / REAL_MS_PER_DAY;
    const wanted = Math.min(bot.habit.horses, 1 + Math.floor(days / bot.habit.horseIntervalDays));
    if (bot.horses.length >= wanted) return;
    const foal = bestGrown(bot, now);
    if (foal && bestPoints(foal) > MEAN_BEST_OF_FOUNDERS) this.#putToWork(bot, foal, now);
    else this.#buy(bot, now);
  }

  /** A grown foal takes the place of a horse that has much less talent. */
  improve(bot: Bot, now: Date): void {
    const foal = bestGrown(bot, now);
    const weakest = bot.horses
      .filter(({ entered }) => entered.size === 0)
      .toSorted((one, other) => bestPoints(one) - bestPoints(other))[0];
    if (!foal || !weakest || bestPoints(foal) < bestPoints(weakest) + BETTER_BY) return;
    bot.horses.splice(bot.horses.indexOf(weakest), 1);
    undress(bot, weakest);
    bot.grazing.push(weakest);
    turnOut(weakest, now);
    this.#putToWork(bot, foal, now);
  }

  /** At the house stud that promises the best foal. */
  breed(bot: Bot, now: Date): void {
    const { covers, feeMost = Infinity } = bot.habit;
    if (covers === undefined) return;
    const since = now.getTime() - (bot.coveredAt?.getTime() ?? 0);
    if (since < (COVER_DAYS / covers) * REAL_MS_PER_DAY) return;
    const most = Math.min(
      feeMost,
      bot.balance.coins - RESERVE_OF_COVER - vetPrice('breeding_check', bot.hasFreeCheck),
    );
    const mares = [...bot.horses, ...bot.grazing]
      .filter((horse) => isFreeMare(horse, now))
      .toSorted((one, other) => bestPoints(other) - bestPoints(one));
    const { breeding, houses } = this.#world;
    if (most < 0) return;
    for (const mare of mares) {
      if (!isOnGrass(mare.mood.grassFrom, now)) feed(bot, mare, now);
      const studs = houses.studs.filter(({ fee }) => fee <= most);
      const better = (one: Stud, other: Stud) =>
        aptitudeIn(other.stallion.aptitude, mare.discipline) -
        aptitudeIn(one.stallion.aptitude, mare.discipline);
      if (studs.toSorted(better).some((stud) => breeding.atStud(mare, stud, now))) {
        bot.coveredAt = now;
        return;
      }
    }
  }

  /** The best horse that every tenth of its spare coins pays. */
  collect(bot: Bot, now: Date): void {
    if (!bot.habit.collects) return;
    const most = (bot.balance.coins - COLLECTS_ABOVE) / COLLECTS_PART;
    const { houses } = this.#world;
    const offers = houses.offers
      .filter(({ price }) => price <= most)
      .toSorted((one, other) => bestPoints(other.horse) - bestPoints(one.horse));
    const bought = offers.find((offer) => houses.sell(bot, offer, now));
    if (bought) bot.grazing.push(bought.horse);
  }

  #buy(bot: Bot, now: Date): void {
    const isFirst = !bot.hadHorse;
    const { horse, price, sireId } = this.#offered(bot, now);
    const reserve = bot.horses.length === 0 ? 0 : RESERVE;
    const expense = { kind: 'horse_purchase', description: `Bought ${horse.name}`, reserve } as const;
    if (!pay(bot, price, expense)) return;
    if (isFirst) for (const [type, piece] of starterSet()) horse.worn.set(type, piece);
    bot.hadHorse = true;
    bot.horses.push(horse);
    if (sireId === undefined) return;
    const { feedType, quantity } = GATE_FEED;
    horse.mood = giveFeed(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now, { [feedType]: quantity });
    const sire = this.#world.houses.studs.find(({ stallion }) => stallion.id === sireId)?.stallion;
    if (sire) this.#world.breeding.carryFromGate({ mare: horse, stallion: sire }, now);
  }

  #offered(bot: Bot, now: Date): ReturnType<typeof storeHorse> & { readonly sireId?: string | null } {
    const { rng, newId, houses } = this.#world;
    const buying = { id: newId(), owner: bot, now };
    if (bot.hadHorse || bot.habit.firstHorse !== 'gate') return storeHorse(rng, buying);
    const { stallion } = houses.studs.length > 0 ? pick(rng, houses.studs) : { stallion: null };
    const breed = stallion?.breed;
    const sire =
      stallion && breed !== undefined && isBreedId(breed)
        ? { id: stallion.id, name: stallion.name, breed, stable: stallion.owner.houseStable?.name ?? '' }
        : null;
    return gateHorse(rng, buying, sire);
  }

  #putToWork(bot: Bot, horse: SeasonHorse, now: Date): void {
    bot.grazing.splice(bot.grazing.indexOf(horse), 1);
    bot.horses.push(horse);
    bringIn(horse, now);
  }
}

function bestGrown(bot: Bot, now: Date): SeasonHorse | undefined {
  return bot.grazing
    .filter(({ bornAt }) => ageInMonths(bornAt, now) >= SHOW_FROM)
    .toSorted((one, other) => bestPoints(other) - bestPoints(one))[0];
}

function undress(bot: Bot, horse: SeasonHorse): void {
  bot.spare.push(...horse.worn.values());
  horse.worn.clear();
}
