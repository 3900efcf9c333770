import * as contract from '../../../contract/shows/shows.ts';
import { utcDay } from '../../../game/game-time.ts';
import { isRefusal } from '../../../game/refusal.ts';
import {
  countToday,
  entryQuota,
  houseStartsPerDay,
  startsSpentUntil,
} from '../../../game/shows/entering/entry-limits.ts';
import type { Db } from '../../db/connection.ts';
import { readOwnHorse } from '../../horses/own-horse.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import { readContender } from '../../players/player.ts';
import { findEntries, type EntryFilter } from './entries-queries.ts';
import { entryView, readShowStats } from './read-entries.ts';

export function entriesRoutes(serve: Serve, db: Db): void {
  const entriesPage = async (filter: EntryFilter) => {
    const rows = await findEntries(db, { ...filter, limit: filter.limit + 1 });
    return pageOf(rows.map(entryView), filter.limit, ({ id }) => ({ before: id }));
  };

  serve(contract.listHorseEntries, async ({ player, params, query }) => {
    const horse = await readOwnHorse(db, params.id, player.id);
    return isRefusal(horse) ? horse : entriesPage({ ...query, horseId: horse.id });
  });

  serve(contract.horseShowStats, async ({ player, params }) => {
    const horse = await readOwnHorse(db, params.id, player.id);
    return isRefusal(horse) ? horse : readShowStats(db, horse.id);
  });

  serve(contract.listMyEntries, ({ player, query }) => entriesPage({ ...query, playerId: player.id }));

  serve(contract.entryQuota, async ({ player, now }) => {
    const { level, active_entries, house_starts_day, house_starts } = await readContender(db, player.id);
    const used = countToday(house_starts_day, house_starts, utcDay(now));
    const most = houseStartsPerDay(level);
    return {
      current_active_entries: active_entries,
      show_entry_quota: entryQuota(level),
      houseStartsLeft: Math.max(0, most - used),
      houseStartsSpentUntil: startsSpentUntil(used, most, now)?.toISOString() ?? null,
    };
  });
}
