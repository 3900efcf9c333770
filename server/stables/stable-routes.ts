import { playerHorses, playerPage } from '../../contract/stables.ts';
import type { Serve } from '../http/serve.ts';
import { listPlayerHorses, readPlayerPage } from './read-stable.ts';

export function stableRoutes(serve: Serve): void {
  serve.read(
    playerPage,
    (db, { player, params, now }) => readPlayerPage(db, now, { playerId: params.id, readerId: player.id }),
    { mayLag: true },
  );
  serve.read(playerHorses, (db, { params, query, now }) => listPlayerHorses(db, now, params.id, query), {
    mayLag: true,
  });
}
