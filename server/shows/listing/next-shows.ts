import type { z } from 'zod';
import { enterShow } from '../../../contract/shows/shows.ts';
import type { nextShows } from '../../../contract/shows/enter-each.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { classOfLevel } from '../../../game/shows/classes.ts';
import { decideEntry } from '../../../game/shows/entering/entry.ts';
import { nextShow } from '../../../game/shows/entering/next-show.ts';
import type { Db } from '../../db/connection.ts';
import { ownOf, readHorses } from '../../horses/own-horse.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import { readContender } from '../../players/player.ts';
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
  const [horses, contender, pending, purseIndex] = await Promise.all([
    readHorses(db, horseIds),
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
    const shows = timetable(now, classOfLevel(row.level).level);
    const isIn = new Set(pending.flatMap((entry) => (entry.horse_id === horseId ? [entry.show_id] : [])));
    const show = nextShow(shows, { ...horse, aptitude: row.aptitude }, isIn, now);
    const outcome = decideEntry({ kind: 'house', ...show }, horse, player, now);
    if (isRefusal(outcome)) {
      const refusal = refuse(outcome.refused, { ...outcome.details, name: row.name });
      refusals.push({ horseId, ...refusalView(enterShow.refusals, refusal) });
      continue;
    }
    const { grade } = outcome.horse.standing;
    next.push({ horseId, show: houseShowView(show, grade, purseIndex), fee: outcome.fee });
    ({ player } = outcome);
  }
  return { next, refusals };
}
