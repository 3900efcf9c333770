import * as contract from '../../contract/shows.ts';
import { sinceLastVisit } from '../../contract/today.ts';
import { isRefusal } from '../../game/refusal.ts';
import { entryQuota } from '../../game/shows/entry-limits.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import { readOwnHorse } from '../horses/own-horse.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { readContender } from '../players/contender.ts';
import { enterShow } from './enter-show.ts';
import { findEntries, type EntryFilter } from './entry-queries.ts';
import { entryView } from './entry-view.ts';
import { listOpenShows } from './list-open-shows.ts';
import { resultsSinceLastVisit } from './since-last-visit.ts';
import { openTimetable } from './timetable.ts';

export function showRoutes(serve: Serve, db: Db, secret: Buffer): void {
  const timetable = openTimetable(secret);

  serve(contract.listShows, async ({ player, query, now }) => {
    const shows = await listOpenShows(db, timetable, now, { ...query, playerId: player.id });
    return isRefusal(shows) ? shows : pageOf(shows, query.limit, ({ id }) => ({ after: id, offset: '0' }));
  });

  serve(contract.enterShow, async ({ player, params, body, now }) => {
    const request = { playerId: player.id, showId: params.id, ...body };
    const entered = await inTransaction(db, (tx) => enterShow(tx, now, secret, request));
    return isRefusal(entered) ? entered : { ...entered, message: 'Horse entered in show successfully' };
  });

  const entriesPage = async (filter: EntryFilter) => {
    const rows = await findEntries(db, { ...filter, limit: filter.limit + 1 });
    return pageOf(rows.map(entryView), filter.limit, ({ id }) => ({ before: id }));
  };

  serve(contract.listHorseEntries, async ({ player, params, query }) => {
    const horse = await readOwnHorse(db, params.id, player.id);
    return isRefusal(horse) ? horse : entriesPage({ ...query, horseId: horse.id });
  });

  serve(contract.listMyEntries, ({ player, query }) => entriesPage({ ...query, playerId: player.id }));

  serve(sinceLastVisit, ({ player }) => resultsSinceLastVisit(db, player.id));

  serve(contract.entryQuota, async ({ player }) => {
    const { level, active_entries: active } = await readContender(db, player.id);
    return { current_active_entries: active, show_entry_quota: entryQuota(level) };
  });
}
