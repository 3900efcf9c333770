import { albumWish, horseTrophies, playerAlbum, wishForColour } from '../../contract/trophies.ts';
import type { Serve } from '../http/serve.ts';
import { findWish } from './album-queries.ts';
import { readAlbum, wishFor } from './album.ts';
import { readTrophies } from './read-trophies.ts';

export function trophyRoutes(serve: Serve): void {
  serve.read(horseTrophies, (db, { params, player }) =>
    readTrophies(db, { horseId: params.id, viewerId: player.id }),
  );

  serve.read(playerAlbum, (db, { params, player, now }) =>
    readAlbum(db, now, { playerId: params.id, viewerId: player.id }),
  );

  serve.read(albumWish, async (db, { player }) => ({
    wish: (await findWish.first(db, { playerId: player.id }))?.colour ?? null,
  }));

  serve.change(wishForColour, async (tx, { player, body: { colour } }) => {
    await wishFor(tx, player.id, colour);
    return { wish: colour };
  });
}
