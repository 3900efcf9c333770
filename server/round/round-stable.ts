import { MOST_FED_AT_ONCE } from '../../game/care/feed.ts';
import { trainingBank } from '../../game/guild-work/training-bank.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM } from '../../game/horses/age.ts';
import { happinessLimit, happinessNow, happinessPoints } from '../../game/horses/happiness.ts';
import { utcDay } from '../../game/game-time.ts';
import { salaryDue } from '../../game/players/salary.ts';
import type { RoundHorse, RoundShow, RoundStable } from '../../game/round/round.ts';
import type { RoundPlan } from '../../game/round/round-plan.ts';
import { MARGIN_MS } from '../../game/round/valid-until.ts';
import { countToday, entryQuota, houseStartsPerDay } from '../../game/shows/entering/entry-limits.ts';
import { entryFee } from '../../game/shows/entering/entry-terms.ts';
import type { Db } from '../db/connection.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { readVetDoneAt } from '../care/request-vet.ts';
import { readHorsesInTack } from '../horses/own-horse.ts';
import { moodOf, standingOf } from '../horses/state/horse-state.ts';
import { strengthsOf } from '../horses/state/strengths.ts';
import { readFood } from '../inventory/inventory.ts';
import { readContender } from '../players/player.ts';
import { readNextStarts, startsLeft } from '../shows/browsing/next-starts.ts';
import { findTackListings } from './round-queries.ts';
import type { StandingShow, Timetable } from '../shows/browsing/timetable.ts';

export interface StableAhead extends RoundStable {
  /** All that its horses may enter, by id. */
  readonly open: ReadonlyMap<string, StandingShow>;
  /** Names of its horses, by id. */
  readonly names: ReadonlyMap<string, string>;
}

export interface RoundWish {
  readonly playerId: string;
  readonly plan: RoundPlan;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

/** The stable as the plan of a round sees it (game/round/plan-round.ts). */
export async function readRoundStable(
  db: Db,
  timetable: Timetable,
  now: Date,
  { playerId, plan, purseIndex }: RoundWish,
): Promise<StableAhead> {
  const [horses, { bags, treats }, contender, listings] = await Promise.all([
    readHorsesInTack(db, playerId, MOST_FED_AT_ONCE),
    readFood(db, playerId),
    readContender(db, playerId),
    plan.thrifty ? findTackListings.rows(db, { playerId }) : [],
  ]);
  const [next, vetDoneAt] = await Promise.all([
    readNextStarts(db, timetable, now, {
      horses,
      count: plan.starts,
      inOwn: plan.showsIn === 'own',
      movedDown: plan.thrifty,
      after: new Date(now.getTime() + MARGIN_MS),
    }),
    readVetDoneAt(db, horses),
  ]);
  const { guild, level, activeEntries, houseStartsDay, houseStarts, salaryDay, balance } = contender;
  const today = utcDay(now);
  return {
    horses: horses.map((horse) => ({
      ...roundHorse(horse, vetDoneAt.get(horse.id) ?? null, now),
      shows: (next.get(horse.id) ?? []).map((show) => roundShow(show, guild)),
    })),
    open: new Map([...next.values()].flat().map((show) => [show.id, show])),
    names: new Map(horses.map(({ id, name }) => [id, name])),
    bags,
    treats,
    coins: balance.coins,
    salary: salaryDue({ level, lastCollectedOn: salaryDay }, now),
    guild,
    entriesLeft: entryQuota(level) - activeEntries,
    houseStartsLeft: houseStartsPerDay(level) - countToday(houseStartsDay, houseStarts, today),
    purseIndex,
    listings,
  };
}

function roundHorse(row: HorseInTack, vetDoneAt: Date | null, now: Date): Omit<RoundHorse, 'shows'> {
  const months = ageInMonths(row.bornAt, now);
  const mood = moodOf(row);
  return {
    id: row.id,
    ageInMonths: months,
    retired: months >= RETIRED_FROM,
    level: row.level,
    xp: row.xp,
    happiness: happinessPoints(happinessNow(mood, GUILD_ROWS[row.guild].restPerDay, now)),
    happinessLimit: happinessPoints(happinessLimit(mood, now)),
    rationed: row.rationUntil !== null,
    feedUntil: row.feedExpiresAt,
    grassFrom: row.grassFrom,
    worksFrom: row.worksFrom,
    vetCheckUntil: row.vetCheckUntil,
    vetShotsUntil: row.vetShotsUntil,
    vetDoneAt,
    trainings: trainingBank(row.trainingFrom, now),
    startsLeft: startsLeft(row, now),
    // Only entries put it ahead; training sets it to the present.
    awaitsResults: row.workedAt !== null && row.workedAt > now,
    discipline: row.discipline,
    standing: standingOf(row),
    skill: row.skill,
    worn: row.worn,
    strengths: strengthsOf(row, now),
  };
}

function roundShow({ id, discipline, level, runsAt }: StandingShow, guild: Guild): RoundShow {
  return {
    id,
    discipline,
    level,
    runsAt,
    fee: entryFee({ kind: 'house', level }, guild),
  };
}
