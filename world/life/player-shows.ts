import { v4 } from 'uuid';
import { REAL_MS_PER_DAY, MINUTE } from '../../game/game-time.ts';
import { PAIR_FREE_FROM } from '../../game/market/pair-limit.ts';
import { isRefusal } from '../../game/refusal.ts';
import { chance, pick, wholeBetween } from '../../game/rng.ts';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import type { CreatorDealings } from '../../game/shows/entering/entry-terms.ts';
import { decideShow, SHOW_LEVEL_MAX } from '../../game/shows/player-show-terms.ts';
import { seedHash, showSeed } from '../../game/shows/proof/proof.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { handOver, HOUSE } from '../../server/ledger/ledger.ts';
import type { ShowRow } from '../../server/shows/show-queries.ts';
import { enterPlayerShow } from '../../server/founding/played/enter-horse.ts';
import { seededBytes } from '../../server/founding/played/seeded-ids.ts';
import type { Life, Visit } from './life.ts';

/** The disciplines in which seeded players create shows; most of their horses start there. */
const CREATED: readonly Discipline[] = ['dressage', 'jumping', 'racing', 'cross_country', 'endurance'];

/** Creates a show some days ahead, if the player has won enough for its prize. */
export function createShow(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const { rng, books } = life;
  const [best] = team;
  if (!best) return;
  const level = chance(rng, 0.6) ? 1 : wholeBetween(rng, 1, Math.min(SHOW_LEVEL_MAX, best.level));
  const entryFee = 10 * wholeBetween(rng, 5, 12);
  const prize = 50 * wholeBetween(rng, Math.ceil(entryFee / 25), 16);
  const at = visit.step();
  const minute = Math.floor((at.getTime() + wholeBetween(rng, 2, 6) * REAL_MS_PER_DAY) / MINUTE);
  const runsAt = new Date(minute * MINUTE);
  const contender = { level: visit.player.level, guild: person.guild, balance: books.balance(person.id) };
  const paid = life.payments.paidMost(person.id, at);
  const plan = decideShow({ level, entryFee, prize, runsAt }, { ...contender, paid }, at);
  if (isRefusal(plan)) return;

  const id = v4({ random: seededBytes(rng) });
  const discipline = pick(rng, CREATED);
  const show: ShowRow = {
    id,
    kind: 'player',
    discipline,
    level,
    entryFee,
    prize,
    runsAt,
    status: 'open',
    createdBy: person.id,
    seedHash: seedHash(showSeed(life.secret, id)),
  };
  life.shows.schedule(show, at);
  life.openShows.push(show);
  books.openEscrow(id);
  const what = `${disciplineLabel(discipline)} show, level ${level}`;
  const kind = 'show_creation';
  books.enter(at, {
    kind,
    description: `Created a ${what}`,
    lines: handOver(person.id, HOUSE, plan.feeTaken),
  });
  books.enter(at, {
    kind,
    description: `Prize put up: ${what}`,
    lines: handOver(person.id, id, plan.prizeTaken),
  });
}

/** Enters part of the team in other players' shows. */
export function enterPlayerShows(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const { openShows, rng, shows } = life;
  while (openShows[0] && openShows[0].runsAt <= visit.at) openShows.shift();
  for (const show of openShows) {
    if (show.runsAt <= visit.at || !chance(rng, 0.6) || !life.mayEnter({ id: show.id, runsAt: show.runsAt }))
      continue;
    for (const { id } of team) {
      const horse = life.population.horse(id);
      if (horse.level < show.level) continue;
      if (horse.discipline !== show.discipline && !chance(rng, 0.3)) continue;
      if (shows.hasEntered(show.id, id) || visit.coins < visit.reserve) continue;
      const creator = show.createdBy ?? '';
      const dealings = creator === person.id ? null : dealingsWith(life, person.id, show, visit.at);
      const at = visit.step();
      const isIn = enterPlayerShow(life, { horseId: id, show, dealings, at });
      if (isIn && dealings) {
        life.payments.note(person.id, creator, show.entryFee, at);
        life.payments.noteReceived(creator, person.id, show.prize, at);
      }
      if (isIn && show.level === 1) person.steps.classOneStarts += 1;
    }
  }
}

function dealingsWith(
  { population, payments }: Life,
  entrantId: string,
  { createdBy: creator, prize }: ShowRow,
  now: Date,
): CreatorDealings {
  const creatorId = creator ?? '';
  const { level } = population.player(creatorId);
  return {
    fee: payments.sums(entrantId, creatorId, now),
    youngPrize: level < PAIR_FREE_FROM ? { level, prize, received: payments.received(entrantId, now) } : null,
  };
}
