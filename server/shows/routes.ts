import { createShow as createShowCall } from '../../contract/shows/create-show.ts';
import * as contract from '../../contract/shows/shows.ts';
import { sinceLastVisit } from '../../contract/today.ts';
import { isRefusal } from '../../game/refusal.ts';
import { utcDay } from '../../game/ledger/salary.ts';
import {
  countToday,
  entryQuota,
  houseStartsPerDay,
  startsSpentUntil,
} from '../../game/shows/entering/entry-limits.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { readOwnHorse } from '../horses/own-horse.ts';
import { fillSentence } from '../http/refusal-reply.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { readContender } from '../players/contender.ts';
import { bulkEnter } from './entering/bulk-enter.ts';
import { createShow } from './creating/create-show.ts';
import { enterShow } from './entering/enter-show.ts';
import { findEntries, type EntryFilter } from './entries/entry-queries.ts';
import { entryView } from './entries/entry-view.ts';
import { countShows, listShows } from './listing/list-shows.ts';
import { readShowStats } from './entries/show-stats.ts';
import { playerShowView } from './show-view.ts';
import { resultsSinceLastVisit } from './entries/since-last-visit.ts';
import { openTimetable } from './listing/timetable.ts';

/** Searches among shows, for one account. */
const SEARCHES_PER_MINUTE = { perMinute: 300 } as const;

export function showRoutes(serve: Serve, db: Db, secret: Buffer): void {
  const timetable = openTimetable(secret);

  serve(
    contract.listShows,
    async ({ player, query, now }) => {
      const shows = await listShows(db, timetable, now, { ...query, playerId: player.id });
      return isRefusal(shows) ? shows : pageOf(shows, query.limit, ({ id }) => ({ after: id, offset: '0' }));
    },
    SEARCHES_PER_MINUTE,
  );

  serve(contract.countShows, async ({ player, query, now }) => {
    const count = await countShows(db, timetable, now, { ...query, playerId: player.id });
    return isRefusal(count) ? count : { count };
  });

  serve(contract.enterShow, async ({ player, params, body, now }) => {
    const request = { playerId: player.id, showId: params.id, ...body };
    const entered = await inTransaction(db, (tx) => enterShow(tx, now, secret, request));
    return isRefusal(entered) ? entered : { ...entered, message: 'Horse entered in show successfully' };
  });

  serve(contract.bulkEnter, async ({ player, body, now }) => {
    const done = await inTransaction(db, (tx) =>
      bulkEnter(tx, now, secret, { playerId: player.id, ...body }),
    );
    if (isRefusal(done)) return done;
    const { entered, refusals, coins } = done;
    return {
      message: `Entered ${entered.length} of ${body.showIds.length} shows`,
      successCount: entered.length,
      totalXP: entered.reduce((sum, { xpEarned }) => sum + xpEarned, 0),
      totalCost: entered.reduce((sum, { fee }) => sum + fee, 0),
      coins,
      entered: [...entered],
      refusals: refusals.map(({ showId, refusal: { refused: code, details } }) => ({
        showId,
        code,
        message: fillSentence(contract.enterShow.refusals[code][1], details),
      })),
    };
  });

  serve(createShowCall, async ({ player, body, now }) => {
    const created = await inTransaction(db, (tx) =>
      createShow(tx, now, secret, { playerId: player.id, ...body }),
    );
    if (isRefusal(created)) return created;
    const { show, cost, purse } = created;
    const message = `${show.id.slice(0, 8)} created successfully.`;
    return { message, show: playerShowView(show), cost, coins: purse.coins, tradableCoins: purse.tradable };
  });

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

  serve(sinceLastVisit, ({ player }) => resultsSinceLastVisit(db, player.id));

  serve(contract.entryQuota, async ({ player, now }) => {
    const { level, active_entries, house_starts_day, house_starts } = await readContender(db, player.id);
    const used = countToday(house_starts_day, house_starts, utcDay(now));
    return {
      current_active_entries: active_entries,
      show_entry_quota: entryQuota(level),
      houseStartsSpentUntil: startsSpentUntil(used, houseStartsPerDay(level), now)?.toISOString() ?? null,
    };
  });
}
