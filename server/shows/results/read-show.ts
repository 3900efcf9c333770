import type { z } from 'zod';
import type { showDetails } from '../../../contract/shows/show-results.ts';
import { gameDate } from '../../../game/game-time.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { isOpenScheduledShow, readScheduledShow } from '../../../game/shows/scheduled-shows.ts';
import { lookOfHouse } from '../../../game/shows/running/house-look.ts';
import { invitedHorses } from '../../../game/shows/running/invited-horses.ts';
import { heatPrizeMoney } from '../../../game/shows/prize-money.ts';
import type { Db } from '../../db/connection.ts';
import { findShowWithResult, type ShowWithResult } from './results-queries.ts';
import { findPurseIndex, scheduledShowRow } from '../show-queries.ts';

export type ShowNotFound = Refusal<'SHOW_NOT_FOUND'>;

/** Shows of the game without entries come from the timetable, completed when due. Not found before entries open. */
export async function findAnyShow(
  db: Db,
  secret: Uint8Array,
  id: string,
  now: Date,
): Promise<ShowWithResult | ShowNotFound> {
  const row = await findShowWithResult.first(db, { id });
  if (row) return row;
  const planned = readScheduledShow(id);
  const ahead = planned !== undefined && planned.runsAt > now;
  if (!planned || (ahead && !isOpenScheduledShow(planned, now))) return refuse('SHOW_NOT_FOUND');
  return {
    ...scheduledShowRow(secret, id, planned),
    status: ahead ? 'open' : 'completed',
    seed: null,
    entriesHash: null,
    rulesVersion: null,
    purseIndex: null,
    counts: planned.kind === 'house',
    creator: null,
    invitesHouse: false,
    returned: null,
    feeCut: 0,
    entered: 0,
    heats: 0,
  };
}

type Details = z.input<(typeof showDetails)['reply']>;
type Invited = Details['invited'];

export async function showDetailsOf(db: Db, foundedAt: Date, show: ShowWithResult): Promise<Details> {
  const { season, hourOfDay } = gameDate(foundedAt, show.runsAt);
  return {
    id: show.id,
    showId: show.id,
    kind: show.kind,
    type: show.discipline,
    level: show.level,
    entryFee: show.entryFee,
    prize: await prizeOf(db, show),
    scheduledDate: show.runsAt.toISOString(),
    status: show.status,
    createdById: show.createdBy,
    createdByUsername: show.creator,
    entries: show.kind === 'player' ? show.entered : null,
    returned: show.returned,
    feeCut: show.feeCut,
    seedHash: show.seedHash,
    season,
    hour: hourOfDay,
    entered: show.entered,
    invitesHouse: show.invitesHouse,
    invited: invitedTo(show),
    run: runOf(show),
  };
}

/** House shows: prize money of a bronze heat. */
async function prizeOf(db: Db, { kind, level, prize, purseIndex }: ShowWithResult): Promise<number> {
  if (kind !== 'house' || !isClassLevel(level)) return prize;
  return heatPrizeMoney(level, 'bronze', purseIndex ?? (await findPurseIndex(db)));
}

function invitedTo({ seed, entriesHash, status, ...show }: ShowWithResult): Invited {
  if (status === 'open' || seed === null || entriesHash === null) return [];
  return invitedHorses({ ...show, seed, entriesHash }).map((horse, before) => ({
    name: horse.name,
    level: horse.level,
    score: horse.sheet.score,
    look: lookOfHouse({ seed, discipline: show.discipline }, { ...horse, heat: 1, place: before + 1 }),
  }));
}

function runOf({ status, seed, entriesHash, rulesVersion, purseIndex, counts, heats }: ShowWithResult) {
  if (status === 'open' || seed === null || entriesHash === null || rulesVersion === null) return null;
  return {
    seed: seed.toString('hex'),
    entriesHash,
    rulesVersion,
    purseIndex: purseIndex ?? 0,
    heats,
    countsInLeaderboards: counts,
  };
}
