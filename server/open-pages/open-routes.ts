import { horseForPlayers, openHorse, openStable } from '../../contract/open-pages.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { readOpenHorse } from './read-open-horse.ts';
import { readOpenStable } from './read-open-stable.ts';

/** Per network: searches and chats ask for many pages. */
const VISITS = { perMinute: 300 } as const;

export function openPageRoutes(serve: Serve, db: Db): void {
  serve(
    openHorse,
    ({ params, now }) => readOpenHorse(db, now, { horseId: params.id, reader: 'visitor' }),
    VISITS,
  );
  serve(horseForPlayers, ({ params, now }) =>
    readOpenHorse(db, now, { horseId: params.id, reader: 'player' }),
  );
  serve(openStable, ({ params, now }) => readOpenStable(db, now, params.id), VISITS);
}
