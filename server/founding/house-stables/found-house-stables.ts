import { nextVisit } from '../../../game/house-stables/at-work.ts';
import { solveWorld } from '../../breeding/values/solve-world.ts';
import type { Tx } from '../../db/connection.ts';
import { moveFounding } from '../../found-world-queries.ts';
import { insertStables } from '../../house-stables/house-stables-queries.ts';
import { openAllFoalBooks } from '../../keepsakes/foal-books.ts';
import { recount } from '../../leaderboards/count-standings.ts';
import { findPurseIndex } from '../../shows/show-queries.ts';
import { fillAllAlbums } from '../../trophies/album.ts';
import { WorldWriter } from '../played/world-writer.ts';
import { playHouseStables, rowsOf } from './play.ts';

/** With the world's own secret, so that each birth and show of their past can be proved. The world is as old as they are. */
export async function foundHouseStables(tx: Tx, now: Date, secret: Uint8Array, count: number): Promise<void> {
  const life = playHouseStables({ secret, purseIndex: await findPurseIndex(tx), now, count });
  const { books, shows, population } = life;
  await new WorldWriter({ tx, books, shows, population }).finish(rowsOf(life));
  await moveFounding.run(tx, { foundedAt: life.from });
  const stables = [...life.people.values()];
  await insertStables.run(tx, {
    now,
    playerIds: stables.map(({ id }) => id),
    visitsAt: stables.map(({ stable }) => nextVisit(stable.hour, now)),
  });
  await recount(tx);
  await fillAllAlbums(tx);
  await openAllFoalBooks(tx, now);
  await solveWorld(tx, now);
}
