import { FEEDS, giveFeed } from '../game/care/feed.ts';
import { giveTreat, TREATS } from '../game/care/treats.ts';
import { VET_SERVICE_ROWS } from '../game/care/vet-services.ts';
import { earnBound, spendOnGame } from '../game/ledger/coins.ts';
import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_YEAR } from '../game/game-time.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { decideTraining, trainingSkill } from '../game/guild-work/training.ts';
import { trainingBank } from '../game/guild-work/training-bank.ts';
import { ageInMonths } from '../game/horses/age.ts';
import { boxPrice } from '../game/horses/boxes.ts';
import { HAPPINESS_POINT, settleMood } from '../game/horses/happiness.ts';
import { isFed } from '../game/horses/fed.ts';
import { decideCollect, FIRST_STEP_IDS } from '../game/first-steps/first-steps.ts';
import { gainXp } from '../game/players/level.ts';
import { decideSalary } from '../game/players/salary.ts';
import { isRefusal } from '../game/refusal.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { partsOf } from '../game/shows/running/scoring.ts';
import { feedMoney, happinessOf, type Bot, type SeasonHorse } from './bot.ts';
import { isPoorlyDressed } from './tack-worth.ts';
import type { SeasonBooks, SeasonKind } from './season-books.ts';

/**
 * Least gain in the skill part of a score, in ten-thousandths of a point, worth a training: its gain at 3,600 points
 * of skill, or 6,000 in the trainers' guild.
 */
const WORTH_TRAINING = 234;
/** Coins reserved for tack of poorly dressed horses. */
const FOR_TACK = 1_500;
/** A box may cost at most a fifth of the purse. */
const IDLE_FACTOR = 5;

const skillPart = (skill: number) => partsOf({ skill, tack: [0, 0, 0], aptitude: 0, level: 1 }).skill;

/** False if the purse has too little. */
export function pay(books: SeasonBooks, { id }: Bot, price: number, kind: SeasonKind): boolean {
  const paid = spendOnGame(books.balance(id), price);
  if (isRefusal(paid)) return false;
  books.withHouse(id, paid.balance, kind);
  return true;
}

/** Boxes for favourites, paid from spare coins. */
export function buyBox(books: SeasonBooks, bot: Bot): void {
  const price = boxPrice(bot.boxes);
  if (price === null || books.balance(bot.id).coins < IDLE_FACTOR * price) return;
  if (pay(books, bot, price, 'boxes')) bot.boxes += 1;
}

export function collect(books: SeasonBooks, bot: Bot, now: Date): void {
  collectSalary(books, bot, now);
  collectSteps(books, bot);
}

export function collectSalary(books: SeasonBooks, bot: Bot, now: Date): void {
  const salary = decideSalary({ level: bot.progress.level, lastCollectedOn: bot.salaryDay }, now);
  if (!isRefusal(salary)) {
    bot.salaryDay = salary.day;
    bot.progress = gainXp(bot.progress, salary.playerXp);
    books.withHouse(bot.id, earnBound(books.balance(bot.id), salary.coins), 'salary');
  }
}

function collectSteps(books: SeasonBooks, bot: Bot): void {
  if (bot.collected.length === FIRST_STEP_IDS.length) return;
  // All horses came from the store, at level 1.
  const best = Math.max(0, ...bot.horses.map(({ progress }) => progress.level));
  const state = {
    ...bot,
    horses: bot.horses.length,
    fedHorses: bot.horses.filter(({ mood }) => mood.feedExpiresAt !== null).length,
    tackWorn: Math.max(0, ...bot.horses.map(({ worn }) => worn.size)),
    trainings: Math.min(1, bot.trainings),
    labs: 1,
    whys: bot.results,
    bestHorseLevel: best,
    bestRaisedLevel: best,
  };
  for (const id of FIRST_STEP_IDS) {
    const step = decideCollect(id, { collected: bot.collected, skipped: false }, state);
    if (isRefusal(step)) continue;
    bot.collected.push(id);
    bot.progress = gainXp(bot.progress, step.reward.xp);
    books.withHouse(bot.id, earnBound(books.balance(bot.id), step.reward.coins), 'first steps');
  }
}

/** Feeds if hungry within a day. Returns whether it is fed. */
export function feed(books: SeasonBooks, bot: Bot, horse: SeasonHorse, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + REAL_MS_PER_DAY - 1);
  if (isFed(horse.mood.feedExpiresAt, tomorrow)) return true;
  if (pay(books, bot, FEEDS.monthly.buy, 'feed')) {
    horse.mood = giveFeed(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now, { monthly: 1 });
    return true;
  }
  bot.hungry += 1;
  return isFed(horse.mood.feedExpiresAt, now);
}

/** With vet papers every second entry costs no happiness. */
export function vet(books: SeasonBooks, bot: Bot, horse: SeasonHorse, now: Date): void {
  if (horse.papersUntil && horse.papersUntil > now) return;
  const price = VET_SERVICE_ROWS.checkup.price + VET_SERVICE_ROWS.vet_shots.price;
  if (books.balance(bot.id).coins < price + 500 + feedMoney(bot) || !pay(books, bot, price, 'treats')) return;
  horse.papersUntil = new Date(now.getTime() + REAL_MS_PER_GAME_YEAR);
}

/** One sugar per point below the daily rest. */
export function cheerUp(books: SeasonBooks, bot: Bot, horse: SeasonHorse, now: Date): void {
  const { restPerDay } = GUILD_ROWS[bot.guild];
  const wanted = (100 - restPerDay) * HAPPINESS_POINT;
  horse.mood = settleMood(horse.mood, restPerDay, now);
  while (happinessOf(horse, now) < wanted && books.balance(bot.id).coins > 200 + feedMoney(bot)) {
    const given = giveTreat(horse.mood.happiness, 'sugar');
    if (isRefusal(given) || !pay(books, bot, TREATS.sugar.buy, 'treats')) return;
    horse.mood = { ...horse.mood, happiness: given.happiness };
  }
}

/** Keeps the last coins and those for tack. Well-trained horses train once a day, to gain levels. */
export function train(
  books: SeasonBooks,
  bot: Bot,
  horse: SeasonHorse,
  { first, now }: { readonly first: boolean; readonly now: Date },
): void {
  const coins = books.balance(bot.id).coins - feedMoney(bot) - (isPoorlyDressed(horse) ? FOR_TACK : 0);
  const nth = DISCIPLINES.indexOf(horse.discipline);
  const affordable = coins < 300 ? 0 : coins < 800 ? 1 : coins < 1800 ? 2 : 6;
  const skill = horse.skill[nth] ?? 0;
  const adds = skillPart(skill + trainingSkill(bot.guild)) - skillPart(skill);
  const sensible = adds >= WORTH_TRAINING ? 6 : first ? 1 : 0;
  const { banked } = trainingBank(horse.trainingFrom, now);
  const asked = Math.min(bot.habit.trainings, affordable, sensible, banked);
  if (asked > 0) trainIn(books, bot, horse, { discipline: horse.discipline, sessions: asked, now });
}

interface Lesson {
  readonly discipline: Discipline;
  readonly sessions: number;
  readonly now: Date;
}

/** Nothing if the game refuses. */
export function trainIn(
  books: SeasonBooks,
  bot: Bot,
  horse: SeasonHorse,
  { discipline, sessions, now }: Lesson,
): void {
  const nth = DISCIPLINES.indexOf(discipline);
  const toTrain = {
    ...horse.progress,
    ageInMonths: ageInMonths(horse.bornAt, now),
    feedExpiresAt: horse.mood.feedExpiresAt,
    grassFrom: null,
    worksFrom: null,
    trainingFrom: horse.trainingFrom,
  };
  const plan = decideTraining(toTrain, { guild: bot.guild, balance: books.balance(bot.id) }, sessions, now);
  if (isRefusal(plan)) return;
  books.withHouse(bot.id, plan.balance, 'training');
  horse.progress = plan.progress;
  horse.trainingFrom = plan.trainingFrom;
  horse.skill[nth] = (horse.skill[nth] ?? 0) + plan.skillGain;
  bot.progress = gainXp(bot.progress, plan.playerXp);
  bot.trainings += plan.trainings;
}
