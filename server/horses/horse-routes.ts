import { getHorse, listBreeds, listHorses, renameHorse } from '../../contract/horses/horses.ts';
import { BREEDS, heightInHands } from '../../game/horses/breeds.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { renameOwnHorse } from './horse-name.ts';
import { findHorsesOf } from './horse-queries.ts';
import { equippedView, horseView } from './views/horse-view.ts';
import { readOwnHorseWithPedigree } from './own-horse.ts';

export function horseRoutes(serve: Serve, db: Db): void {
  serve(listBreeds, async () =>
    BREEDS.map((breed) => ({
      id: breed.id,
      name: breed.name,
      heightHands: heightInHands(breed),
      strengths: [...breed.strengths],
    })),
  );

  serve(listHorses, async ({ player, query, now }) => {
    const rows = await findHorsesOf.rows(db, {
      ownerId: player.id,
      after: query.after ?? null,
      limit: query.limit + 1,
    });
    return pageOf(
      rows.map((row) => equippedView(row, now)),
      query.limit,
      ({ id }) => ({ after: id }),
    );
  });

  serve(getHorse, async ({ player, params, now }) => {
    const horse = await readOwnHorseWithPedigree(db, params.id, player.id);
    if (isRefusal(horse)) return horse;
    return Object.assign(equippedView(horse, now), { pedigree: horse.pedigree });
  });

  serve(renameHorse, async ({ player, params, body, now }) => {
    const own = { horseId: params.id, playerId: player.id, name: body.name };
    const horse = await inTransaction(db, (tx) => renameOwnHorse(tx, now, own));
    return isRefusal(horse) ? horse : horseView(horse, now);
  });
}
