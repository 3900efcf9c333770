import type { z } from 'zod';
import { enterShow } from '../../../contract/shows/shows.ts';
import type { nextShows } from '../../../contract/shows/enter-each.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { classThatPays } from '../../../game/shows/entering/class-that-pays.ts';
import { decideEntry } from '../../../game/shows/entering/entry.ts';
import { bestFirst, nextShow } from '../../../game/shows/entering/next-show.ts';
import { movesUp } from '../../../game/shows/grades.ts';
import type { Db } from '../../db/connection.ts';
import { ownOf, readHorses } from '../../horses/own-horse.ts';
import { strengthsOf } from '../../horses/state/strengths.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import { readContender } from '../../players/player.ts';
import { readWornBy } from '../../tack/worn-tack.ts';
import { horseToEnter, playerToEnter } from '../entering/enter-show.ts';
import { findEntered, findPurseIndex } from '../show-queries.ts';
import { houseShowView } from '../show-view.ts';
import type { Timetable } from './timetable.ts';

type NextShows = z.input<typeof nextShows.reply>;

/** Decides each entry, after those before it, without making it. */
export async function readNextShows(
  db: Db,
  timetable: Timetable,
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
  let player = playerToEnter(contender);
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
    const { guild } = contender;
    const pays = classThatPays(horse, strengths[strongest], { guild, purseIndex });
    const shows = timetable(now, pays);
    const isIn = new Set(pending.flatMap((entry) => (entry.horseId === horseId ? [entry.showId] : [])));
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
  return { next, refusals };
}
