import { trainingBank } from '../../game/guild-work/training-bank.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { ageInMonths, HALTER_FROM, RETIRED_FROM } from '../../game/horses/age.ts';
import { happinessNow, happinessPoints } from '../../game/horses/happiness.ts';
import { utcDay } from '../../game/game-time.ts';
import type { RoundHorse, RoundShow, RoundStable } from '../../game/round/round.ts';
import type { RoundPlan } from '../../game/round/round-plan.ts';
import { classOfLevel } from '../../game/shows/classes.ts';
import {
  countToday,
  entryQuota,
  HORSE_STARTS_PER_DAY,
  houseStartsPerDay,
} from '../../game/shows/entering/entry-limits.ts';
import { entryFee } from '../../game/shows/entering/entry-terms.ts';
import { nextShows } from '../../game/shows/entering/next-show.ts';
import type { Db } from '../db/connection.ts';
import { moodOf, standingOf } from '../horses/state/horse-state.ts';
import { strengthsOf, type HorseInTack } from '../horses/state/strengths.ts';
import { findItems, type InventoryKind } from '../inventory/inventory-queries.ts';
import { readContender } from '../players/player.ts';
import { readSalary } from '../players/salary.ts';
import { findEntered, findPurseIndex } from '../shows/show-queries.ts';
import type { StandingShow, Timetable } from '../shows/listing/timetable.ts';
import { findRoundHorses } from './round-queries.ts';

/** As many as a page of `GET /api/horses` has. */
const MOST_HORSES = 200;

/** A show that begins this soon may have closed when the player presses. */
export const MARGIN_MS = 30_000;

interface StableAsked {
  readonly playerId: string;
  readonly plan: RoundPlan;
}

/** The stable as the plan of a round sees it (game/round/plan-round.ts), with the shows that its horses may enter. */
export async function readRoundStable(
  db: Db,
  timetable: Timetable,
  now: Date,
  { playerId, plan }: StableAsked,
): Promise<RoundStable & { readonly open: ReadonlyMap<string, StandingShow> }> {
  const [rows, bags, treats, contender, salary, purseIndex] = await Promise.all([
    findRoundHorses.rows(db, { playerId, limit: MOST_HORSES }),
    readStock(db, playerId, 'feed'),
    readStock(db, playerId, 'treat'),
    readContender(db, playerId),
    readSalary(db, now, playerId),
    findPurseIndex(db),
  ]);
  const starters =
    plan.starts === 0 ? [] : rows.filter((row) => startsLeft(row, now) > 0 && mayStart(row, now));
  const entered =
    starters.length === 0 ? [] : await findEntered.rows(db, { horseIds: starters.map(({ id }) => id) });
  const { guild, level, active_entries, house_starts_day, house_starts, balance } = contender;
  const open = new Map<string, StandingShow>();
  const showsOf = (row: HorseInTack): RoundShow[] => {
    const isIn = new Set(entered.flatMap((entry) => (entry.horse_id === row.id ? [entry.show_id] : [])));
    const first = plan.showsIn === 'own' ? { first: row.discipline } : {};
    const shows = nextShows(
      soonEnough(timetable(now, classOfLevel(row.level).level), now),
      { bornAt: row.born_at, level: row.level, skill: row.skill, aptitude: row.aptitude },
      isIn,
      { now, count: plan.starts, ...first },
    );
    for (const show of shows) open.set(show.id, show);
    return shows.map((show) => roundShow(show, guild));
  };
  return {
    horses: rows.map((row) => ({
      ...roundHorse(row, now),
      shows: starters.includes(row) ? showsOf(row) : [],
    })),
    open,
    bags,
    treats,
    coins: balance.coins,
    salary: salary.collectable ? salary.amount : null,
    guild,
    entriesLeft: entryQuota(level) - active_entries,
    houseStartsLeft: houseStartsPerDay(level) - countToday(house_starts_day, house_starts, utcDay(now)),
    purseIndex,
  };
}

async function readStock(db: Db, playerId: string, kind: InventoryKind) {
  const rows = await findItems.rows(db, { playerId, kind });
  return Object.fromEntries(rows.map(({ item, quantity }) => [item, quantity]));
}

function startsLeft({ starts_day, starts_today }: HorseInTack, now: Date): number {
  return HORSE_STARTS_PER_DAY - countToday(starts_day, starts_today, utcDay(now));
}

/** Of an age for shows and in the stable. */
function mayStart({ born_at, grass_from }: HorseInTack, now: Date): boolean {
  const months = ageInMonths(born_at, now);
  return grass_from === null && months >= HALTER_FROM && months < RETIRED_FROM;
}

const soonEnough = (shows: readonly StandingShow[], now: Date) =>
  shows.filter(({ runsAt }) => runsAt.getTime() > now.getTime() + MARGIN_MS);

function roundHorse(row: HorseInTack, now: Date): Omit<RoundHorse, 'shows'> {
  const months = ageInMonths(row.born_at, now);
  return {
    id: row.id,
    ageInMonths: months,
    retired: months >= RETIRED_FROM,
    level: row.level,
    xp: row.xp,
    happiness: happinessPoints(happinessNow(moodOf(row), GUILD_ROWS[row.guild].restPerDay, now)),
    feedUntil: row.feed_expires_at,
    grassFrom: row.grass_from,
    worksFrom: row.works_from,
    vetCheckUntil: row.vet_check_until,
    vetShotsUntil: row.vet_shots_until,
    trainings: trainingBank(row.training_from, now),
    startsLeft: startsLeft(row, now),
    discipline: row.discipline,
    standing: standingOf(row),
    strengths: strengthsOf(row, now),
  };
}

function roundShow({ id, discipline, level, runsAt }: StandingShow, guild: Guild): RoundShow {
  return {
    id,
    discipline,
    level,
    runsAt,
    fee: entryFee({ kind: 'house', discipline, level, runsAt }, guild),
  };
}
