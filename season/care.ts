import { FEEDS } from '../game/care/feed.ts';
import { giveFeed } from '../game/care/give-feed.ts';
import { bringIn as decideBringIn, turnOut as decideTurnOut } from '../game/care/pasture.ts';
import { giveTreat, TREATS } from '../game/care/treats.ts';
import { VET_SERVICE_ROWS } from '../game/care/vet-services.ts';
import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_YEAR } from '../game/game-time.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { trainingSkill } from '../game/guild-work/training.ts';
import { trainingBank } from '../game/guild-work/training-bank.ts';
import { boxPrice } from '../game/horses/boxes.ts';
import { happinessLimit, HAPPINESS_POINT, settleMood } from '../game/horses/happiness.ts';
import { isFed } from '../game/horses/fed.ts';
import { isRefusal } from '../game/refusal.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { partsOf } from '../game/shows/running/scoring.ts';
import { feedMoney, happinessOf, type Bot, type SeasonHorse } from './bot.ts';
import { buyBox, collectSalary, collectSteps, trainHorse } from './stable/acts.ts';
import { pay } from './stable/stable.ts';
import { isPoorlyDressed } from './tack-worth.ts';

/**
 * Least gain in the skill part of a score, in ten-thousandths of a point, worth a training: its gain at 3,600 points
 * of skill, or 6,000 in the trainers' guild.
 */
const WORTH_TRAINING = 234;
/** Coins reserved for tack of poorly dressed horses. */
const FOR_TACK = 1_500;
/** A box may cost at most a fifth of the purse. */
const IDLE_FACTOR = 5;

export const FEED = { kind: 'feed', description: FEEDS.monthly.label } as const;
export const TREAT = { kind: 'treats', description: TREATS.sugar.label } as const;

const skillPart = (skill: number) => partsOf({ skill, tack: [0, 0, 0], aptitude: 0, level: 1 }).skill;

/** Boxes for favourites, paid from spare coins. */
export function buySpareBox(bot: Bot): void {
  const price = boxPrice(bot.boxes);
  if (price !== null && bot.balance.coins >= IDLE_FACTOR * price) buyBox(bot, price);
}

export function collect(bot: Bot, now: Date): void {
  collectSalary(bot, now);
  const levels = bot.horses.map(({ progress }) => progress.level);
  const raised = bot.horses.filter(({ progress, levelOnArrival }) => progress.level > levelOnArrival);
  collectSteps(bot, {
    classOneStarts: bot.classOneStarts,
    results: bot.results,
    wins: bot.wins,
    horses: bot.horses.length + bot.grazing.length,
    fedHorses: bot.horses.filter(({ mood }) => mood.feedExpiresAt !== null).length,
    tackWorn: Math.max(0, ...bot.horses.map(({ worn }) => worn.size)),
    trainings: Math.min(1, bot.trainings),
    labs: 1,
    whys: bot.results,
    bestHorseLevel: Math.max(0, ...levels),
    bestRaisedLevel: Math.max(0, ...raised.map(({ progress }) => progress.level)),
  });
}

/** Feeds if hungry within a day. Returns whether it is fed. */
export function feed(bot: Bot, horse: SeasonHorse, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + REAL_MS_PER_DAY - 1);
  if (isFed(horse.mood.feedExpiresAt, tomorrow)) return true;
  if (pay(bot, FEEDS.monthly.buy, FEED)) {
    horse.mood = giveFeed(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now, { monthly: 1 });
    return true;
  }
  bot.hungry += 1;
  return isFed(horse.mood.feedExpiresAt, now);
}

/** Grass costs nothing. */
export function turnOut(horse: SeasonHorse, now: Date): void {
  const mood = decideTurnOut({ mood: horse.mood, workedAt: null }, restOf(horse), now);
  if (!isRefusal(mood)) horse.mood = mood;
}

/** It works from the next day. */
export function bringIn(horse: SeasonHorse, now: Date): void {
  const home = decideBringIn(horse, restOf(horse), now);
  if (isRefusal(home)) return;
  horse.mood = home.mood;
  horse.worksFrom = home.worksFrom;
}

const restOf = ({ owner }: SeasonHorse) => GUILD_ROWS[owner.guild].restPerDay;

/** With vet papers every second entry costs no happiness. */
export function vet(bot: Bot, horse: SeasonHorse, now: Date): void {
  if (horse.papersUntil && horse.papersUntil > now) return;
  const price = VET_SERVICE_ROWS.checkup.price + VET_SERVICE_ROWS.vet_shots.price;
  if (
    bot.balance.coins < price + 500 + feedMoney(bot) ||
    !pay(bot, price, { kind: 'vet', description: `Papers for ${horse.name}` })
  )
    return;
  horse.papersUntil = new Date(now.getTime() + REAL_MS_PER_GAME_YEAR);
}

/** One sugar per point below the daily rest. */
export function cheerUp(bot: Bot, horse: SeasonHorse, now: Date): void {
  const { restPerDay } = GUILD_ROWS[bot.guild];
  const wanted = (100 - restPerDay) * HAPPINESS_POINT;
  horse.mood = settleMood(horse.mood, restPerDay, now);
  while (happinessOf(horse, now) < wanted && bot.balance.coins > 200 + feedMoney(bot)) {
    const given = giveTreat(horse.mood.happiness, 'sugar', happinessLimit(horse.mood, now));
    if (isRefusal(given) || !pay(bot, TREATS.sugar.buy, TREAT)) return;
    horse.mood = { ...horse.mood, happiness: given.happiness };
  }
}

/** Leaves the last coins and those for tack. Well-trained horses train once a day, to gain levels. */
export function train(
  bot: Bot,
  horse: SeasonHorse,
  { first, now }: { readonly first: boolean; readonly now: Date },
): void {
  const coins = bot.balance.coins - feedMoney(bot) - (isPoorlyDressed(horse) ? FOR_TACK : 0);
  const index = DISCIPLINES.indexOf(horse.discipline);
  const affordable = coins < 300 ? 0 : coins < 800 ? 1 : coins < 1800 ? 2 : 6;
  const skill = horse.skill[index] ?? 0;
  const adds = skillPart(skill + trainingSkill(bot.guild)) - skillPart(skill);
  const sensible = adds >= WORTH_TRAINING ? 6 : first ? 1 : 0;
  const { banked } = trainingBank(horse.trainingFrom, now);
  const sessions = Math.min(bot.habit.trainings, affordable, sensible, banked);
  if (sessions > 0) trainIn(bot, horse, { discipline: horse.discipline, sessions, now });
}

interface Lesson {
  readonly discipline: Discipline;
  readonly sessions: number;
  readonly now: Date;
}

/** Nothing if the game refuses. */
export function trainIn(bot: Bot, horse: SeasonHorse, lesson: Lesson): void {
  bot.trainings += trainHorse(bot, horse, lesson);
}
