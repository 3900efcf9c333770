import { horseForPlayers, publicHorse, publicStable } from '../../contract/public-pages.ts';
import type { Serve } from '../http/serve.ts';
import { readPublicHorse } from './read-public-horse.ts';
import { readPublicStable } from './read-public-stable.ts';

/** Per network: search engines and chats load many pages. */
const VISITS = { perMinute: 300, mayLag: true } as const;

export function publicPageRoutes(serve: Serve): void {
  serve.read(
    publicHorse,
    (db, { params, now }) => readPublicHorse(db, now, { horseId: params.id, reader: 'visitor' }),
    VISITS,
  );
  serve.read(
    horseForPlayers,
    (db, { params, now }) => readPublicHorse(db, now, { horseId: params.id, reader: 'player' }),
    { mayLag: true },
  );
  serve.read(publicStable, (db, { params, now }) => readPublicStable(db, now, params.id), VISITS);
}
