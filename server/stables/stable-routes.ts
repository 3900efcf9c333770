import { playerHorses, playerPage } from '../../contract/stables.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { listPlayerHorses, readPlayerPage } from './read-stable.ts';

export function stableRoutes(serve: Serve, db: Db): void {
  serve(playerPage, ({ player, params, now }) =>
    readPlayerPage(db, now, { playerId: params.id, readerId: player.id }),
  );
  serve(playerHorses, ({ params, query, now }) => listPlayerHorses(db, now, params.id, query));
}
