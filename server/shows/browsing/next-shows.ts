import type { z } from 'zod';
import { enterShow } from '../../../contract/shows/shows.ts';
import type { nextShows } from '../../../contract/shows/enter-each.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { classThatPays } from '../../../game/shows/entering/class-that-pays.ts';
import { decideEntry, type PlayerToEnter } from '../../../game/shows/entering/entry.ts';
import { bestFirst, nextShow } from '../../../game/shows/entering/next-show.ts';
import { nextMeadowShow } from '../../../game/shows/meadow/meadow-shows.ts';
import { MEADOW_STARTS } from '../../../game/shows/meadow/meadow-starts.ts';
import { movesUp } from '../../../game/shows/grades.ts';
import type { Db } from '../../db/connection.ts';
import { ownOf, readHorses } from '../../horses/own-horse.ts';
import { strengthsOf } from '../../horses/state/strengths.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import { readContender } from '../../players/player.ts';
import { readWornBy } from '../../tack/worn-tack.ts';
import { horseToEnter } from '../entering/enter-show.ts';
import { findEntered, findPurseIndex } from '../show-queries.ts';
import { houseShowView, meadowShowView } from '../show-view.ts';
import type { Timetable } from './timetable.ts';

type NextShows = z.input<typeof nextShows.reply>;

export interface Timetables {
  readonly timetable: Timetable;
  /** Seals the shows of the Meadow. */
  readonly secret: Uint8Array;
}

/** Decides each entry, after those before it, without making it. */
export async function readNextShows(
  db: Db,
  { timetable, secret }: Timetables,
  now: Date,
  { playerId, horseIds }: { readonly playerId: string; readonly horseIds: readonly string[] },
): Promise<NextShows> {
  const [horses, worn, contender, pending, purseIndex] = await Promise.all([
    readHorses(db, horseIds),
    readWornBy(db, horseIds),
    readContender(db, playerId),
    findEntered.rows(db, { horseIds }),
    findPurseIndex(db),
  ]);
  const next: NextShows['next'] = [];
  const refusals: NextShows['refusals'] = [];
  const meadow: NextShows['meadow'] = [];
  let player: PlayerToEnter = contender;
  for (const horseId of horseIds) {
    const row = ownOf(horses.get(horseId), playerId);
    if (isRefusal(row)) {
      refusals.push({ horseId, ...refusalView(enterShow.refusals, row) });
      continue;
    }
    const horse = horseToEnter(row);
    const toSend = { ...horse, aptitude: row.aptitude };
    const strengths = strengthsOf({ ...row, worn: worn.get(horseId) ?? [] }, now);
    const [strongest = row.discipline] = bestFirst(toSend, now);
    const isIn = new Set(pending.flatMap((entry) => (entry.horseId === horseId ? [entry.showId] : [])));
    const free = nextMeadowShow(strongest, isIn, now);
    if (free && !isRefusal(decideEntry(free, horse, contender, now))) {
      const startsLeft = MEADOW_STARTS - contender.meadowStarts;
      meadow.push({ horseId, show: meadowShowView(secret, free.id, free), startsLeft });
    }
    const { guild } = contender;
    const pays = classThatPays(horse, strengths[strongest], { guild, purseIndex });
    const shows = timetable(now, pays);
    const show = nextShow(shows, toSend, isIn, now);
    const outcome = decideEntry({ kind: 'house', ...show }, horse, player, now);
    if (isRefusal(outcome)) {
      const refusal = refuse(outcome.refused, { ...outcome.details, name: row.name });
      refusals.push({ horseId, ...refusalView(enterShow.refusals, refusal) });
      continue;
    }
    const { grade, veteran } = outcome.start ?? { grade: 'bronze', veteran: false };
    next.push({
      horseId,
      show: houseShowView(show, grade, purseIndex),
      fee: outcome.fee,
      movesUp: movesUp(horse.standing, show.level),
      veteran,
    });
    ({ player } = outcome);
  }
  return { next, refusals, meadow };
}
