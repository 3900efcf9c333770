import { albumWish, horseTrophies, playerAlbum, wishForColour } from '../../contract/trophies.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { findWish } from './album-queries.ts';
import { readAlbum, wishFor } from './album.ts';
import { readTrophies } from './read-trophies.ts';

export function trophyRoutes(serve: Serve, db: Db): void {
  serve(horseTrophies, ({ params }) => readTrophies(db, params.id));

  serve(playerAlbum, ({ params, now }) => readAlbum(db, now, params.id));

  serve(albumWish, async ({ player }) => ({
    wish: (await findWish.first(db, { playerId: player.id }))?.colour ?? null,
  }));

  serve(wishForColour, async ({ player, body: { colour } }) => {
    await inTransaction(db, (tx) => wishFor(tx, player.id, colour));
    return { wish: colour };
  });
}
