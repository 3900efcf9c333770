import { giveFeed } from '../game/care/give-feed.ts';
import { planFeeding } from '../game/care/feeding-plan.ts';
import { VET_SERVICE_ROWS, type VetCheck } from '../game/care/vet-services.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { trainingBank } from '../game/guild-work/training-bank.ts';
import { REAL_MS_PER_GAME_YEAR, utcDay } from '../game/game-time.ts';
import { ageInMonths, RETIRED_FROM } from '../game/horses/age.ts';
import { changeHappiness, HAPPINESS_POINT, happinessLimit, settleMood } from '../game/horses/happiness.ts';
import { salaryDue } from '../game/players/salary.ts';
import { planRound } from '../game/round/plan-round.ts';
import type { RoundHorse, RoundShow, RoundStable } from '../game/round/round.ts';
import { DEFAULT_PLAN } from '../game/round/round-plan.ts';
import { MARGIN_MS } from '../game/round/valid-until.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import {
  countToday,
  entryQuota,
  HORSE_STARTS_PER_DAY,
  houseStartsPerDay,
} from '../game/shows/entering/entry-limits.ts';
import { entryFee } from '../game/shows/entering/entry-terms.ts';
import { nextShows } from '../game/shows/entering/next-show.ts';
import { classesToEnter, mayPutBack, standingPutBack } from '../game/shows/grades.ts';
import { openHouseShows, type OpenHouseShow } from '../game/shows/house-shows.ts';
import { happinessOf, type Bot, type SeasonHorse } from './bot.ts';
import { FEED, trainIn, TREAT } from './care.ts';
import type { Ring } from './ring.ts';
import { strengthOf } from './starter.ts';
import { collectSalary } from './stable/acts.ts';
import { pay } from './stable/stable.ts';

/** One press of "Do the daily round" by the usual plan, and nothing else. */
export function pressRound(ring: Ring, bot: Bot, now: Date): void {
  const open = new Map<string, OpenHouseShow>();
  const stable = stableOf(ring, bot, { now, open });
  const round = planRound(stable, DEFAULT_PLAN, now);
  const horseOf = (id: string) => bot.horses.find((horse) => horse.id === id);
  if (round.salary > 0) collectSalary(bot, now);
  if (round.feeding && pay(bot, round.feeding.price, FEED)) {
    const { days, horseIds } = round.feeding;
    const { meals } = planFeeding({ horses: horseIds.length, days, long: false }, {});
    for (const [index, id] of horseIds.entries()) {
      const horse = horseOf(id);
      if (horse) horse.mood = giveFeed(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now, meals[index] ?? {});
    }
  }
  for (const { service, horseIds } of round.vet) {
    const until = new Date(now.getTime() + REAL_MS_PER_GAME_YEAR);
    for (const id of horseIds) {
      const horse = horseOf(id);
      if (!horse || !payVet(bot, service)) continue;
      if (service === 'checkup') horse.checkedUntil = until;
      else horse.papersUntil = until;
    }
  }
  for (const { horseId, movesDown } of round.lines) {
    const horse = horseOf(horseId);
    if (horse && movesDown) horse.standing = standingPutBack(horse.standing, horse.progress.level);
  }
  for (const { horseId, show } of round.starts) {
    const [horse, entered] = [horseOf(horseId), open.get(show.id)];
    if (horse && entered) ring.enterOne(bot, horse, entered, now);
  }
  if (round.treating && pay(bot, round.treating.price, TREAT)) {
    for (const { id, points } of round.treating.horses) {
      const horse = horseOf(id);
      if (!horse) continue;
      const mood = settleMood(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now);
      horse.mood = { ...mood, happiness: changeHappiness(mood.happiness, points * HAPPINESS_POINT) };
    }
  }
  for (const { horseId, trainings: sessions, trainsIn: discipline } of round.lines) {
    const horse = horseOf(horseId);
    if (horse && sessions > 0) trainIn(bot, horse, { discipline, sessions, now });
  }
  for (const horse of bot.horses) {
    if (horse.mood.feedExpiresAt === null || horse.mood.feedExpiresAt <= now) bot.hungry += 1;
  }
}

function payVet(bot: Bot, service: VetCheck): boolean {
  const { price, label } = VET_SERVICE_ROWS[service];
  return pay(bot, price, { kind: 'vet', description: label });
}

interface Ahead {
  readonly now: Date;
  /** Gets the shows that the horses may enter, by id. */
  readonly open: Map<string, OpenHouseShow>;
}

/** As `server/round/round-stable.ts` reads it. */
function stableOf({ purseIndex }: Ring, bot: Bot, { now, open }: Ahead): RoundStable {
  const { level } = bot.progress;
  const today = utcDay(now);
  return {
    horses: bot.horses.map((horse) => roundHorse(horse, { now, open })),
    bags: {},
    treats: {},
    coins: bot.balance.coins,
    salary: salaryDue({ level, lastCollectedOn: bot.salaryDay }, now),
    guild: bot.guild,
    entriesLeft: entryQuota(level) - bot.activeEntries,
    houseStartsLeft: houseStartsPerDay(level) - countToday(bot.houseStartsDay, bot.houseStarts, today),
    purseIndex,
    listings: [],
  };
}

function roundHorse(horse: SeasonHorse, { now, open }: Ahead): RoundHorse {
  const { id, owner, discipline, bornAt, progress, standing, mood, skill, worn, aptitude } = horse;
  const months = ageInMonths(bornAt, now);
  const happiness = happinessOf(horse, now);
  const strengthIn = (one: Discipline) => strengthOf({ ...horse, discipline: one }, happiness);
  const lower = mayPutBack(standing) ? [standingPutBack(standing, progress.level).classLevel] : [];
  const classes = new Set([...classesToEnter(standing, progress.level), ...lower]);
  const shows = [...classes].flatMap((level) => {
    const ahead = openHouseShows(now, { level }).filter(
      ({ runsAt }) => runsAt.getTime() > now.getTime() + MARGIN_MS,
    );
    const wish = { now, count: HORSE_STARTS_PER_DAY };
    return nextShows(ahead, { bornAt, level: progress.level, skill, aptitude }, horse.entered, wish);
  });
  for (const show of shows) open.set(show.id, show);
  return {
    id,
    ageInMonths: months,
    retired: months >= RETIRED_FROM,
    level: progress.level,
    xp: progress.xp,
    happiness: Math.round(happiness / HAPPINESS_POINT),
    happinessLimit: happinessLimit(mood, now) / HAPPINESS_POINT,
    rationed: false,
    feedUntil: mood.feedExpiresAt,
    grassFrom: null,
    worksFrom: null,
    vetCheckUntil: horse.checkedUntil,
    vetShotsUntil: horse.papersUntil,
    vetDoneAt: null,
    trainings: trainingBank(horse.trainingFrom, now),
    startsLeft: HORSE_STARTS_PER_DAY - countToday(horse.startsDay, horse.starts, utcDay(now)),
    awaitsResults: horse.entered.size > 0,
    discipline,
    standing,
    skill,
    worn: [...worn.values()],
    strengths: Object.fromEntries(DISCIPLINES.map((one) => [one, strengthIn(one)])) as Record<
      Discipline,
      number
    >,
    shows: shows.map((show): RoundShow => {
      const fee = entryFee({ kind: 'house', level: show.level }, owner.guild);
      return { id: show.id, discipline: show.discipline, level: show.level, runsAt: show.runsAt, fee };
    }),
  };
}
