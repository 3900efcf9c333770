import { TREATS } from '../../game/care/treats.ts';
import { COSMETICS, type Cosmetic } from '../../game/cosmetics/cosmetics.ts';
import { boxesFull, boxPrice } from '../../game/horses/boxes.ts';
import { ageInMonths, RETIRED_FROM } from '../../game/horses/age.ts';
import { chance, pick, wholeBetween } from '../../game/rng.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { openHouseShows, type OpenHouseShow } from '../../game/shows/house-shows.ts';
import { classesToEnter } from '../../game/shows/grades.ts';
import { buyBox, buyCosmetic } from '../../season/stable/acts.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { standingOf } from '../../server/horses/state/horse-state.ts';
import { enterHorse } from '../../server/founding/played/enter-horse.ts';
import { countOpenRequests, callVet, planMatings, type Mating } from './breed.ts';
import { buyStoreHorse, DEAREST } from './buy-horse.ts';
import {
  bringTeamIn,
  collectSalaries,
  feedTeam,
  meansOf,
  teamOf,
  testStiff,
  trainTeam,
  turnOthersOut,
} from './care.ts';
import { sellToMarket } from './change-owner.ts';
import { takeSteps } from './first-steps.ts';
import type { Visit } from './life.ts';
import { useMagic } from './magic.ts';
import { sell, browseListings } from './market.ts';
import { store, type Person } from './person.ts';
import { createShow, enterPlayerShows } from './player-shows.ts';
import { answerRequests } from './stud.ts';
import { craftPiece, dress } from './tack-work.ts';
import { drawBio, drawShopName } from './player-texts.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const SHOWS_CONSIDERED = 10;

/** Plays one visit. The matings wait for the vet. */
export function play(visit: Visit, starts: number): readonly Mating[] {
  const { life, person } = visit;
  const { population, rng } = life;
  population.changePlayer(person.id, { awayFrom: visit.player.lastSeenAt });
  person.comesAt = visit.nextVisit;
  collectSalaries(visit);
  nameFoals(visit);
  answerRequests(visit);
  if (chance(rng, 0.45)) browseListings(visit);
  buyHorses(visit);
  const team = teamOf(visit);
  bringTeamIn(visit, team);
  testStiff(visit, team);
  feedTeam(visit, team);
  const matings = planMatings(visit);
  dress(visit, team);
  trainTeam(visit, team);
  enterShows(visit, team, starts);
  enterPlayerShows(visit, team);
  if (person.isCrafter && chance(rng, 0.5)) craftPiece(visit);
  sell(visit, team);
  if (chance(rng, 0.2)) browseListings(visit);
  if (chance(rng, 0.25)) doOccasionalTasks(visit, team);
  takeSteps(visit);
  turnOthersOut(visit, team);
  population.changePlayer(person.id, { lastSeenAt: visit.at });
  return matings;
}

function buyHorses(visit: Visit): void {
  const { life, person, nextVisit } = visit;
  claim(visit);
  if (nextVisit === null) return buyTheRest(visit);
  const { joinedAt, founders, horses } = person;
  const ofTime = (time: Date) => time.getTime() - joinedAt.getTime();
  const played = Math.min(1, ofTime(visit.at) / (PLANNED_SHARE * ofTime(life.now)));
  const early = Math.max(Math.min(2, founders), founders * Math.sqrt(played));
  // A player who breeds less than planned buys more.
  const instead = horses * played ** 1.5 - person.bred - countOpenRequests(visit);
  while (person.bought < Math.floor(Math.max(early, instead)) && missing(person) > countOpenRequests(visit)) {
    if (meansOf(visit) < DEAREST + visit.reserve || !buyStoreHorse(visit, { saveUp: true })) return;
  }
}

/** Gives the rich horses that others will not be able to afford. */
function claim(visit: Visit): void {
  const { life, person } = visit;
  const isLate = life.now.getTime() - visit.at.getTime() < CLAIMED_MS;
  if (!isLate || life.unclaimed.horses === 0) return;
  if (meansOf(visit) < (missing(person) + 1) * DEAREST + visit.reserve) return;
  life.unclaimed.horses -= 1;
  person.horses += 1;
}

const CLAIMED_MS = 200 * REAL_MS_PER_DAY;

/** Share of the time since joining after which a stable is complete. */
const PLANNED_SHARE = 0.93;

/** At the last visit, with all salaries still to be collected. */
function buyTheRest(visit: Visit): void {
  const { person } = visit;
  while (
    missing(person) > countOpenRequests(visit) &&
    (person.bought === 0 || meansOf(visit) > DEAREST + visit.reserve)
  )
    if (!buyStoreHorse(visit, { saveUp: true })) return;
}

/** Horses that the player still needs, after those bought and bred. */
export function missing({ horses, bought, bred }: Person): number {
  return horses - bought - bred;
}

function nameFoals({ life, person, at }: Visit): void {
  for (const id of person.unnamed.splice(0)) {
    const foal = life.population.horse(id);
    if (foal.ownerId !== person.id || chance(life.rng, 0.04)) continue;
    const [sire, dam] = [foal.sireId, foal.damId].map((parent) => life.population.horse(parent ?? ''));
    const name = life.names.drawFoal(foal.sex, sire?.name ?? '', dam?.name ?? '');
    life.population.changeHorse(id, { name });
    const details = { from: foal.name, to: name };
    life.records.event(at, { horseId: id, kind: 'renamed', details, playerId: person.id });
  }
}

function enterShows(visit: Visit, team: readonly HorseRow[], starts: number): void {
  const { life, person } = visit;
  for (const { id } of team) {
    const count = Math.round(starts * (0.3 + person.activity) * (0.5 + life.rng.next()));
    for (const run of someOf(visit, runsFor(visit, id), count))
      if (enterHorse(life, { horseId: id, run, at: visit.step() }) && run.level === 1)
        person.steps.classOneStarts += 1;
  }
}

function runsFor({ life, at }: Visit, horseId: string): OpenHouseShow[] {
  const horse = life.population.horse(horseId);
  const { level, discipline: own } = horse;
  const discipline = chance(life.rng, 0.85) ? own : pick(life.rng, DISCIPLINES);
  // Most move up as soon as they may.
  const classes = classesToEnter(standingOf(horse), level);
  const classLevel = classes.length === 1 || chance(life.rng, 0.7) ? classes.at(-1) : classes[0];
  return openHouseShows(at, { discipline, level: classLevel ?? level, limit: SHOWS_CONSIDERED }).filter(
    (run) => life.mayEnter(run) && !life.shows.hasEntered(run.id, horseId),
  );
}

function someOf<Item>({ life }: Visit, items: readonly Item[], count: number): Item[] {
  const from = Math.floor(life.rng.next() * Math.max(1, items.length - count + 1));
  return items.slice(from, from + count);
}

/** Occasional tasks. */
function doOccasionalTasks(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const { rng, population, records } = life;
  const [best] = team;
  if (best) {
    box(visit, best);
    insight(visit, best);
    if (chance(rng, 0.5)) callVet(visit, best.id, chance(rng, 0.5) ? 'checkup' : 'vet_shots');
    if (chance(rng, 0.2)) population.changeHorse(best.id, { locked: true });
  }
  if (chance(rng, 0.4)) buySpareBox(visit);
  buyTreats(visit);
  if (chance(rng, 0.5)) makeProfile(visit);
  if (best && chance(rng, 0.5)) useMagic(visit, best);
  if (best && chance(rng, 0.4)) buyFavourite(visit, best, pick(rng, COSMETICS));
  if (chance(rng, 0.3)) createShow(visit, team);
  const idle = population
    .horsesOf(person.id)
    .find(
      (horse) =>
        !team.some(({ id }) => id === horse.id) &&
        horse.foalsAt === null &&
        (horse.workedAt === null || horse.workedAt < visit.at) &&
        !records.studs.has(horse.id) &&
        ageInMonths(horse.bornAt, visit.at) >= RETIRED_FROM / 2,
    );
  if (idle && chance(rng, 0.5)) sellToMarket(visit, idle);
}

function makeProfile(visit: Visit): void {
  const { life, person } = visit;
  if (life.records.profiles.some(({ playerId }) => playerId === person.id)) return;
  const bio = chance(life.rng, 0.9) ? drawBio(life.rng, person) : '';
  const sells = life.market.of(person.id).length > 0;
  const shopName = sells || chance(life.rng, 0.5) ? drawShopName(life.rng, visit.player.username) : '';
  life.records.profiles.push({ playerId: person.id, bio, shopName, picture: null, isPrivate: false });
}

function buyTreats(visit: Visit): void {
  const { rng } = visit.life;
  const treat = pick(rng, ['sugar', 'cookies', 'carrots'] as const);
  const { buy, label } = TREATS[treat];
  const quantity = wholeBetween(rng, 1, 5);
  if (visit.pay(buy * quantity, 'treats', `Bought ${quantity} ${label}`))
    store(visit.person, 'treat', treat, quantity);
}

function buySpareBox({ stable, coins }: Visit): void {
  const price = boxPrice(stable.boxes);
  if (price !== null && coins >= price + 2500) buyBox(stable, price);
}

/** For a favourite, if the player has spare coins. */
function buyFavourite(visit: Visit, { id }: HorseRow, cosmetic: Cosmetic): void {
  buyCosmetic(visit.stable, visit.horse(id), {
    cosmetic,
    most: visit.coins - visit.reserve,
    now: visit.at,
    choose: (items) => (items.length > 0 ? pick(visit.life.rng, items) : undefined),
  });
}

function box(visit: Visit, { id }: HorseRow): void {
  const { boxed } = visit.life.records;
  const mine = [...boxed.values()].filter(({ playerId }) => playerId === visit.person.id);
  if (boxed.has(id) || boxesFull(visit.player.boxes, mine.length)) return;
  boxed.set(id, { horseId: id, playerId: visit.person.id, since: visit.at });
}

/** Uses the free insight on the best horse, whose genes some players publish. */
function insight({ life, person, player, at }: Visit, { id }: HorseRow): void {
  if (player.freeInsights === 0) return;
  life.population.changePlayer(person.id, { freeInsights: player.freeInsights - 1 });
  life.records.insights.push({ playerId: person.id, horseId: id, how: 'free', at });
  if (chance(life.rng, 0.6)) life.population.changeHorse(id, { genesPublished: true });
}
