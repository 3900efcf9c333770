import { nextShows } from '../../../contract/shows/enter-each.ts';
import * as contract from '../../../contract/shows/shows.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import { countShows, listShows } from './list-shows.ts';
import { readNextShows } from './next-shows.ts';
import { openTimetable } from './timetable.ts';

const SEARCHES_PER_MINUTE = { perMinute: 300 } as const;

export function browsingRoutes(serve: Serve, secret: Buffer): void {
  const timetable = openTimetable(secret);

  serve.read(
    contract.listShows,
    async (db, { player, query, now }) => {
      const shows = await listShows(db, timetable, now, { ...query, playerId: player.id });
      return isRefusal(shows) ? shows : pageOf(shows, query.limit, ({ id }) => ({ after: id, offset: '0' }));
    },
    SEARCHES_PER_MINUTE,
  );

  serve.read(contract.countShows, async (db, { player, query, now }) => {
    const count = await countShows(db, timetable, now, { ...query, playerId: player.id });
    return isRefusal(count) ? count : { count };
  });

  serve.read(
    nextShows,
    (db, { player, query, now }) =>
      readNextShows(db, { timetable, secret }, now, { ...query, playerId: player.id }),
    SEARCHES_PER_MINUTE,
  );
}
