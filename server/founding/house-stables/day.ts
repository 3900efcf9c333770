import { FEEDS, oilPrice, type FeedType } from '../../../game/care/feed.ts';
import { giveFeed, giveHayAndOil } from '../../../game/care/give-feed.ts';
import { bringIn, turnOut } from '../../../game/care/pasture.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { decideTraining } from '../../../game/guild-work/training.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { teamOf } from '../../../game/house-stables/herd.ts';
import { gainXp } from '../../../game/players/level.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { pick } from '../../../game/rng.ts';
import { DISCIPLINES, disciplineLabel } from '../../../game/shows/disciplines.ts';
import { classesToEnter } from '../../../game/shows/grades.ts';
import { openHouseShows } from '../../../game/shows/house-shows.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { moodColumns, moodOf, standingOf } from '../../horses/state/horse-state.ts';
import { enterHorse } from '../played/enter-horse.ts';
import type { HouseLife, PlayedStable } from './house-life.ts';

/** Days between two choices of the team, and between two lessons. */
const TEAM_DAYS = 10;
const LESSON_DAYS = 3;
const BAG: FeedType = 'semiannually';
const SHOWS_CONSIDERED = 8;

/** One visit of a stable, as a player would make it. */
export function visit(life: HouseLife, played: PlayedStable, day: number): void {
  nameFoals(life, played);
  if (life.at.getUTCDay() === 1) life.books.fillHousePurse(life.step(), played.id);
  if (played.team.length === 0 || day % TEAM_DAYS === 0) chooseTeam(life, played);
  for (const id of played.team) feed(life, played, life.population.horse(id));
  if (day % LESSON_DAYS === 0) for (const id of played.team) train(life, played, life.population.horse(id));
  const starter = played.team[day % played.team.length];
  if (starter !== undefined) start(life, played, life.population.horse(starter));
}

function nameFoals({ population, names, records, at }: HouseLife, { id, unnamed }: PlayedStable): void {
  for (const horseId of unnamed.splice(0)) {
    const foal = population.horse(horseId);
    const [sire, dam] = [foal.sireId, foal.damId].map((parent) => population.horse(parent ?? ''));
    const name = names.drawFoal(foal.sex, sire?.name ?? '', dam?.name ?? '');
    population.changeHorse(horseId, { name });
    const details = { from: foal.name, to: name };
    records.event(at, { horseId, kind: 'renamed', details, playerId: id });
  }
}

/** The best work in the stable; the others are turned out. */
function chooseTeam(life: HouseLife, played: PlayedStable): void {
  const { population, at } = life;
  const horses = population.horsesOf(played.id);
  const bestFirst = horses.toSorted((one, other) => life.worth(other) - life.worth(one));
  played.team = teamOf(bestFirst, at).map(({ id }) => id);
  for (const horse of horses) {
    const isInTeam = played.team.includes(horse.id);
    if (isInTeam === (horse.grassFrom === null)) continue;
    const { restPerDay } = GUILD_ROWS[horse.guild];
    if (isInTeam) {
      const { bornAt, worksFrom } = horse;
      const home = bringIn({ mood: moodOf(horse), bornAt, worksFrom }, restPerDay, life.step());
      if (!isRefusal(home))
        population.changeHorse(horse.id, { ...moodColumns(home.mood), worksFrom: home.worksFrom });
    } else {
      const mood = turnOut({ mood: moodOf(horse), workedAt: horse.workedAt }, restPerDay, life.step());
      if (!isRefusal(mood)) population.changeHorse(horse.id, moodColumns(mood));
    }
  }
}

/** Until the next visit at least. */
function feed(life: HouseLife, played: PlayedStable, horse: HorseRow): void {
  const { at } = life;
  if (horse.grassFrom !== null) return;
  if (horse.feedExpiresAt !== null && horse.feedExpiresAt.getTime() > at.getTime() + DAY_AND_HOUR_MS) return;
  const meal = { [BAG]: 1 };
  const isRationed = horse.rationUntil !== null;
  const price = FEEDS[BAG].buy + (isRationed ? oilPrice(meal) : 0);
  const what = `Bought 1 ${FEEDS[BAG].label} feed${isRationed ? ', hay and oil' : ''}`;
  if (!life.pay(played, price, 'feed', what)) return;
  const fed = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, life.at, meal);
  const mood = isRationed ? giveHayAndOil(fed, life.at, meal) : fed;
  life.population.changeHorse(horse.id, moodColumns(mood));
}

const DAY_AND_HOUR_MS = 25 * 3_600_000;

function train(life: HouseLife, played: PlayedStable, horse: HorseRow): void {
  const { population, books } = life;
  const at = life.step();
  const player = population.player(played.id);
  const plan = decideTraining(
    { ...horse, ageInMonths: ageInMonths(horse.bornAt, at) },
    { guild: player.guild, balance: books.balance(played.id) },
    'all',
    at,
  );
  if (isRefusal(plan)) return;
  const { discipline, workedAt } = horse;
  population.changeHorse(horse.id, {
    ...plan.progress,
    trainingFrom: plan.trainingFrom,
    skill: horse.skill.map((points, index) =>
      DISCIPLINES[index] === discipline ? points + plan.skillGain : points,
    ),
    workedAt: workedAt !== null && workedAt > at ? workedAt : at,
  });
  const times = plan.trainings === 1 ? '' : `, ${plan.trainings} times`;
  const description = `Trained ${horse.name} in ${disciplineLabel(discipline)}${times}`;
  books.post(at, played.id, { balance: plan.balance, kind: 'training', description });
  const { level, xp } = gainXp({ level: player.level, xp: player.xp }, plan.playerXp);
  population.changePlayer(played.id, { level, xp });
}

/** In one of the next shows of its ring. */
function start(life: HouseLife, { stable }: PlayedStable, horse: HorseRow): void {
  const at = life.step();
  const level = classesToEnter(standingOf(horse), horse.level).at(-1) ?? horse.level;
  const discipline = pick(life.rng, stable.rings);
  const runs = openHouseShows(at, { discipline, level, limit: SHOWS_CONSIDERED });
  if (runs.length > 0) enterHorse(life, { horseId: horse.id, run: pick(life.rng, runs), at });
}
