import { earnBound, spendOnGame } from '../game/ledger/coins.ts';
import { FEEDS } from '../game/care/feed.ts';
import { isFed } from '../game/horses/happiness.ts';
import { gainXp } from '../game/players/level.ts';
import { decideSalary } from '../game/players/salary.ts';
import { isRefusal } from '../game/refusal.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { openHouseShows, type OpenHouseShow } from '../game/shows/house-shows.ts';
import { enterHorse } from './enter-horse.ts';
import type { Population } from './population.ts';
import { fedHorse, type Making } from './settle-stable.ts';
import type { ShowDays } from './show-days.ts';

export interface VisitedWorld extends Making {
  readonly population: Population;
  readonly shows: ShowDays;
  /** Whether entries may be made into this show. */
  readonly mayEnter: (run: OpenHouseShow) => boolean;
}

export interface Visit {
  readonly at: Date;
  readonly playerId: string;
  /** How many horses the player looks after. */
  readonly horses: number;
}

/** What a player does next takes this long, so that the books read in order. */
const STEP_MS = 250;
const MOST_ENTRIES_AT_ONCE = 4;
/** Shows of a discipline to choose from: the next ones. */
const SHOWS_LOOKED_AT = 10;
/** What the hungry are given: enough for all the shows that are open. */
const FEED = 'quarterly';

/** One visit of a player: the salary, feed for the horses looked after, and shows for them. */
export function visit(world: VisitedWorld, { at, playerId, horses }: Visit): void {
  const { rng, population } = world;
  let now = at.getTime();
  const next = () => new Date((now += STEP_MS));
  collectSalary(world, playerId, next());
  const chosen = someOf(rng, population.horsesOf.get(playerId) ?? [], horses);
  feedHungry(world, playerId, chosen, next());
  for (const id of chosen) {
    const { discipline } = population.horse(id);
    const own = chance(rng, 0.8) ? discipline : pick(rng, DISCIPLINES);
    for (const run of someOf(rng, runsFor(world, id, own, at), wholeBetween(rng, 1, MOST_ENTRIES_AT_ONCE))) {
      enterHorse(world, { horseId: id, run, at: next() });
    }
  }
  population.players.set(playerId, { ...population.player(playerId), last_seen_at: new Date(now) });
}

/** The next shows of the discipline that the horse's class has and that may be entered. */
function runsFor(world: VisitedWorld, horseId: string, discipline: Discipline, at: Date): OpenHouseShow[] {
  const { level } = world.population.horse(horseId);
  return openHouseShows(at, { discipline, level, limit: SHOWS_LOOKED_AT }).filter(
    (run) => world.mayEnter(run) && !world.shows.hasEntered(run.id, horseId),
  );
}

/** So many of the items in the order they are in, fewer if there are no more. */
function someOf<Item>(rng: Rng, items: readonly Item[], count: number): Item[] {
  const from = Math.floor(rng.next() * Math.max(1, items.length - count + 1));
  return items.slice(from, from + count);
}

function collectSalary({ books, population }: VisitedWorld, playerId: string, at: Date): void {
  const player = population.player(playerId);
  const paid = decideSalary({ level: player.level, lastCollectedOn: player.salary_day }, at);
  if (isRefusal(paid)) return;
  const { level, xp } = gainXp(player, paid.playerXp);
  population.players.set(playerId, { ...player, level, xp, salary_day: paid.day });
  const balance = earnBound(books.balance(playerId), paid.coins);
  books.post(at, playerId, balance, 'salary', "The goldsmith's salary");
}

/** Buys feed for those that have none, as far as the coins go, and feeds them. */
function feedHungry(
  { books, population }: VisitedWorld,
  playerId: string,
  horseIds: readonly string[],
  at: Date,
): void {
  const hungry = horseIds.filter((id) => !isFed(population.horse(id).feed_expires_at, at));
  const { buy, label } = FEEDS[FEED];
  const affordable = hungry.slice(0, Math.floor(books.balance(playerId).coins / buy));
  const paid = spendOnGame(books.balance(playerId), buy * affordable.length);
  if (affordable.length === 0 || isRefusal(paid)) return;
  books.post(at, playerId, paid.balance, 'feed', `Bought ${affordable.length} ${label} feed`);
  for (const id of affordable) population.horses.set(id, fedHorse(population.horse(id), at, FEED));
}
