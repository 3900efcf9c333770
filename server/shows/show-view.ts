import type { z } from 'zod';
import type { Show } from '../../contract/shows/shows.ts';
import { classOfLevel } from '../../game/shows/classes.ts';
import type { Grade } from '../../game/shows/grades.ts';
import { heatPrizeMoney } from '../../game/shows/prize-money.ts';
import type { MeadowShow } from '../../game/shows/meadow/meadow-shows.ts';
import { scheduledShowRow } from './show-queries.ts';
import type { PlayerShowRow } from './player-show-queries.ts';
import type { StandingShow } from './browsing/timetable.ts';

/** With the prize money of a heat of this grade. */
export function houseShowView(show: StandingShow, grade: Grade, purseIndex: number): z.input<typeof Show> {
  return {
    id: show.id,
    showId: show.id,
    kind: 'house',
    type: show.discipline,
    level: show.level,
    entryFee: classOfLevel(show.level).fee,
    prize: heatPrizeMoney(show.level, grade, purseIndex),
    scheduledDate: show.scheduledDate,
    status: 'open',
    createdById: null,
    createdByUsername: null,
    entries: null,
    returned: null,
    feeCut: 0,
    seedHash: show.seedHash,
  };
}

/** A heat of house horses pays it all but for what they win. */
export function meadowShowView(secret: Uint8Array, id: string, show: MeadowShow): z.input<typeof Show> {
  const { prize, entryFee, seedHash, runsAt } = scheduledShowRow(secret, id, show);
  return {
    id,
    showId: id,
    kind: 'meadow',
    type: show.discipline,
    level: show.level,
    entryFee,
    prize,
    scheduledDate: runsAt.toISOString(),
    status: 'open',
    createdById: null,
    createdByUsername: null,
    entries: null,
    returned: null,
    feeCut: 0,
    seedHash,
  };
}

export function playerShowView(show: PlayerShowRow): z.input<typeof Show> {
  return {
    id: show.id,
    showId: show.id,
    kind: 'player',
    type: show.discipline,
    level: show.level,
    entryFee: show.entryFee,
    prize: show.prize,
    scheduledDate: show.runsAt.toISOString(),
    status: show.status,
    createdById: show.createdBy,
    createdByUsername: show.creator,
    entries: show.entries,
    returned: show.returned,
    feeCut: show.feeCut,
    seedHash: show.seedHash,
  };
}
