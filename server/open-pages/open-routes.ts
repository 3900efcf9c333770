import { horseForPlayers, openHorse, openStable } from '../../contract/open-pages.ts';
import type { Serve } from '../http/serve.ts';
import { readOpenHorse } from './read-open-horse.ts';
import { readOpenStable } from './read-open-stable.ts';

/** Per network: searches and chats ask for many pages. */
const VISITS = { perMinute: 300, mayLag: true } as const;

export function openPageRoutes(serve: Serve): void {
  serve.read(
    openHorse,
    (db, { params, now }) => readOpenHorse(db, now, { horseId: params.id, reader: 'visitor' }),
    VISITS,
  );
  serve.read(
    horseForPlayers,
    (db, { params, now }) => readOpenHorse(db, now, { horseId: params.id, reader: 'player' }),
    { mayLag: true },
  );
  serve.read(openStable, (db, { params, now }) => readOpenStable(db, now, params.id), VISITS);
}
