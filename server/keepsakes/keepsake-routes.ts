import * as contract from '../../contract/keepsakes.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Feature } from '../http/feature.ts';
import { pageOf } from '../http/page.ts';
import { foalBookJob, type WhenGrown } from './foal-books.ts';
import { discardPicture, keepPictureOf, listPictures, readSharedPicture } from './keepsakes.ts';
import { readFoalBook } from './read-foal-book.ts';

/** Per network, as of other public pages. */
const VISITS = { perMinute: 300, mayLag: true } as const;

export const openKeepsakes = (whenGrown: readonly WhenGrown[]): Feature => ({
  jobs: [foalBookJob(whenGrown)],
  routes(serve) {
    serve.read(
      contract.foalBook,
      (db, { player, params, now }) => readFoalBook(db, now, { horseId: params.id, viewerId: player.id }),
      { mayLag: true },
    );

    serve.read(contract.listKeepsakes, async (db, { player, params, query: { before, limit } }) => {
      const wanted = { horseId: params.id, viewerId: player.id, before, limit: limit + 1 };
      const pictures = await listPictures(db, wanted);
      return isRefusal(pictures) ? pictures : pageOf(pictures, limit, ({ id }) => ({ before: id }));
    });

    serve.change(contract.keepPicture, async (tx, { player, params, body, now }) => {
      const kept = await keepPictureOf(tx, now, { playerId: player.id, horseId: params.id, ...body });
      return isRefusal(kept) ? kept : { message: 'The picture is kept.', keepsake: kept };
    });

    serve.change(contract.discardKeepsake, async (tx, { player, params }) => {
      const refused = await discardPicture(tx, { id: params.id, playerId: player.id });
      return refused ?? { message: 'The picture is taken out.' };
    });

    serve.read(contract.publicKeepsake, (db, { params }) => readSharedPicture(db, params.id), VISITS);
  },
});
