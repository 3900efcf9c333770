import { feedUntil, FEEDS, oilPrice, type FeedType } from '../../game/care/feed.ts';
import { giveFeed, giveHayAndOil } from '../../game/care/give-feed.ts';
import { bringIn, turnOut } from '../../game/care/pasture.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM, SHOW_FROM, TRAIN_FROM } from '../../game/horses/age.ts';
import { HEALTH_TEST_PRICE } from '../../game/horses/genetics/health.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { PLAYER_XP } from '../../game/players/level.ts';
import { salary } from '../../game/players/salary.ts';
import { isRefusal } from '../../game/refusal.ts';
import { collectSalary, trainHorse } from '../../season/stable/acts.ts';
import { testHealth } from '../../server/founding/played/test-health.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { moodColumns, moodOf } from '../../server/horses/state/horse-state.ts';
import type { Visit } from './life.ts';
import { store } from './person.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** Includes the days since the last visit, on which an active player came only for the salary. */
export function collectSalaries(visit: Visit): void {
  const { person } = visit;
  const { salaryDay, createdAt } = visit.player;
  const since = salaryDay === null ? createdAt : new Date(`${salaryDay}T00:00:00Z`);
  const days = Math.floor((visit.at.getTime() - since.getTime()) / REAL_MS_PER_DAY) - 1;
  collectOf(visit, Math.round(days * (0.5 + person.activity / 2)));
  if (collectSalary(visit.stable, visit.at)) person.salaries += 1;
}

/** Days on which the player has not collected a salary. */
function daysLeft({ person, at }: Visit): number {
  return Math.floor((at.getTime() - person.joinedAt.getTime()) / REAL_MS_PER_DAY) - person.salaries;
}

/** Coins that the player has or could collect. */
export function meansOf(visit: Visit): number {
  return visit.coins + Math.max(0, daysLeft(visit)) * salary(visit.player.level);
}

/** Collects no more salaries than there were days. */
export function saveUpFor(visit: Visit, coins: number): void {
  const days = Math.ceil((coins - visit.coins) / salary(visit.player.level));
  collectOf(visit, Math.min(days, daysLeft(visit)));
}

function collectOf(visit: Visit, days: number): void {
  if (days <= 0) return;
  const { person, stable } = visit;
  const coins = days * salary(visit.player.level);
  const what = days === 1 ? '' : ` of ${days} days`;
  stable.post(earnBound(stable.balance, coins), 'salary', `The goldsmith's salary${what}`);
  visit.gainXp(days * PLAYER_XP.salary);
  person.salaries += days;
}

/** Chosen again after an absence: the best horses, and those with few starts. */
export function teamOf(visit: Visit): HorseRow[] {
  const { life, person } = visit;
  const able = life.population.horsesOf(person.id).filter((horse) => isAble(visit, horse));
  const team = able.filter(({ id }) => person.team.includes(id));
  if (team.length > 0 && visit.away <= STABLED_DAYS) return team;
  const most = Math.ceil(person.activity * 5);
  const worth = new Map(able.map((horse) => [horse.id, worthOf(horse)]));
  const best = able.toSorted((one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0));
  const chosen = best.splice(0, Math.ceil(most / 2));
  const others = best.toSorted((one, other) => one.showsEntered - other.showsEntered);
  chosen.push(...others.slice(0, most - chosen.length));
  person.team = chosen.map(({ id }) => id);
  return chosen;
}

function isAble({ life, at }: Visit, horse: HorseRow): boolean {
  const age = ageInMonths(horse.bornAt, at);
  return age >= SHOW_FROM && age < RETIRED_FROM && !life.market.isListed(horse.id);
}

const worthOf = (horse: HorseRow) =>
  Math.max(...horse.skill) + horse.level * 5000 + Math.max(...horse.aptitude);

export function bringTeamIn(visit: Visit, team: readonly HorseRow[]): void {
  const { population } = visit.life;
  for (const horse of team) {
    if (horse.grassFrom === null) continue;
    const at = visit.step();
    const restPerDay = GUILD_ROWS[horse.guild].restPerDay;
    const home = bringIn(
      { mood: moodOf(horse), bornAt: horse.bornAt, worksFrom: horse.worksFrom },
      restPerDay,
      at,
    );
    if (isRefusal(home)) continue;
    population.changeHorse(horse.id, { ...moodColumns(home.mood), worksFrom: home.worksFrom });
  }
}

/** Turns out all horses except the team, and the team too if the player stays away. */
export function turnOthersOut(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person, away } = visit;
  const stays = new Set(away > STABLED_DAYS ? [] : team.map(({ id }) => id));
  for (const horse of life.population.horsesOf(person.id)) {
    if (horse.grassFrom !== null || stays.has(horse.id)) continue;
    const at = visit.step();
    const restPerDay = GUILD_ROWS[horse.guild].restPerDay;
    const mood = turnOut({ mood: moodOf(horse), workedAt: horse.workedAt }, restPerDay, at);
    if (!isRefusal(mood)) life.population.changeHorse(horse.id, moodColumns(mood));
  }
}

const STABLED_DAYS = 4;

/** Feeds until the next visit, at least for a day. */
export function feedTeam(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const until = feedUntil(null, visit.at, Math.min(STABLED_DAYS, visit.away));
  const hungry = team
    .map(({ id }) => life.population.horse(id))
    .filter((horse) => horse.grassFrom === null && (horse.feedExpiresAt ?? visit.at) <= until);
  if (hungry.length === 0) return;
  const feed = bagFor(visit.away);
  const { buy, label } = FEEDS[feed];
  const owned = person.inventory.get(`feed/${feed}`) ?? 0;
  const spare = owned === 0 && life.rng.next() < 0.2 ? 2 : 0;
  const affordable = Math.floor(visit.coins / buy);
  const bought = Math.min(affordable, Math.max(0, hungry.length + spare - owned));
  if (bought > 0 && !visit.pay(buy * bought, 'feed', `Bought ${bought} ${label} feed`, 0)) return;
  const fed = hungry.slice(0, owned + bought);
  store(person, 'feed', feed, bought - fed.length);
  const meal = { [feed]: 1 };
  for (const horse of fed) {
    const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, visit.at, meal);
    const isOiled = horse.rationUntil !== null && visit.pay(oilPrice(meal), 'feed', 'Bought hay and oil', 0);
    const eaten = isOiled ? giveHayAndOil(mood, visit.at, meal) : mood;
    life.population.changeHorse(horse.id, moodColumns(eaten));
  }
}

/** Has stiff horses tested, as their pages propose. */
export function testStiff(visit: Visit, team: readonly HorseRow[]): void {
  const { life, at } = visit;
  for (const { id, name } of team) {
    const horse = life.population.horse(id);
    if (horse.rationUntil !== null || moodOf(horse).ration === null) continue;
    if (!visit.pay(HEALTH_TEST_PRICE, 'vet', `Health test for ${name}`)) return;
    testHealth(life, { horseId: id, at, published: false });
  }
}

function bagFor(away: number): FeedType {
  if (away <= FEEDS.monthly.days || away > STABLED_DAYS) return 'monthly';
  return 'quarterly';
}

/** Uses the saved trainings. */
export function trainTeam(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  for (const { id } of team) {
    const horse = life.population.horse(id);
    const age = ageInMonths(horse.bornAt, visit.at);
    if (visit.coins < visit.reserve || age < TRAIN_FROM) continue;
    const at = visit.step();
    const lesson = { discipline: horse.discipline, sessions: 'all', now: at } as const;
    if (trainHorse(visit.stableAt(at), visit.horse(id), lesson) === 0) continue;
    life.population.changeHorse(id, {
      workedAt: horse.workedAt !== null && horse.workedAt > at ? horse.workedAt : at,
    });
    person.steps.trained = true;
  }
}
