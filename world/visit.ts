import { earnBound, spendOnGame } from '../game/ledger/coins.ts';
import { FEEDS } from '../game/care/feed.ts';
import { isFed } from '../game/horses/happiness.ts';
import { gainXp } from '../game/players/level.ts';
import { decideSalary } from '../game/players/salary.ts';
import { isRefusal } from '../game/refusal.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { openHouseShows, type OpenHouseShow } from '../game/shows/house-shows.ts';
import { enterHorse, type VisitedWorld } from './enter-horse.ts';
import { fedHorse } from './settle-stable.ts';

export interface Visit {
  readonly at: Date;
  readonly playerId: string;
  readonly horses: number;
}

/** Time between actions, to keep ledger entries in order. */
const STEP_MS = 250;
const MOST_ENTRIES_AT_ONCE = 4;
const SHOWS_LOOKED_AT = 10;
/** Covers all open shows. */
const FEED = 'quarterly';

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

function runsFor(world: VisitedWorld, horseId: string, discipline: Discipline, at: Date): OpenHouseShow[] {
  const { level } = world.population.horse(horseId);
  return openHouseShows(at, { discipline, level, limit: SHOWS_LOOKED_AT }).filter(
    (run) => world.mayEnter(run) && !world.shows.hasEntered(run.id, horseId),
  );
}

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
  books.post(at, playerId, { balance, kind: 'salary', description: "The goldsmith's salary" });
}

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
  books.post(at, playerId, {
    balance: paid.balance,
    kind: 'feed',
    description: `Bought ${affordable.length} ${label} feed`,
  });
  for (const id of affordable) population.horses.set(id, fedHorse(population.horse(id), at, FEED));
}
