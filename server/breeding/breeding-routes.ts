import { birthProof } from '../../contract/breeding/birth.ts';
import * as contract from '../../contract/breeding/breeding.ts';
import { findMates as findMatesCall } from '../../contract/breeding/mates.ts';
import { bredSinceLastVisit as bredSinceCall } from '../../contract/today.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './stud/answer-request.ts';
import { readBreeding, studView } from './covering/breeding-of-horse.ts';
import { coverMare } from './covering/cover-mare.ts';
import { findMates } from './mates/find-mates.ts';
import { findRequests } from './find-requests.ts';
import type { BreedingOf } from './covering/save-cover.ts';
import { previewFoal } from './covering/preview-foal.ts';
import { proveBirth } from './births/prove-birth.ts';
import { requestStud } from './stud/request-stud.ts';
import { requestView, requestViews } from './stud/list-requests.ts';
import { bredSinceLastVisit } from './since-last-visit.ts';
import { endStud, placeAtStud } from './stud/offer-stud.ts';

/** Ranking stallions, and drawing a birth again, takes more of the processor than other calls. */
const PER_MINUTE = { perMinute: 120 } as const;

export function breedingRoutes(serve: Serve, db: Db, breeding: BreedingOf): void {
  serve(contract.breedingOfHorse, ({ player, params, now }) =>
    readBreeding(db, now, breeding, { horseId: params.id, playerId: player.id }),
  );

  serve(contract.previewFoal, ({ player, query, now }) =>
    previewFoal(db, now, breeding, { playerId: player.id, ...query }),
  );

  serve(
    findMatesCall,
    async ({ player, params, query, now }) => {
      const search = { ...query, playerId: player.id, mareId: params.id };
      const found = await findMates(db, now, breeding, search);
      if (isRefusal(found)) return found;
      return pageOf(found, query.limit, () => ({ offset: String(query.offset + query.limit) }));
    },
    PER_MINUTE,
  );

  serve(
    birthProof,
    ({ player, params }) => proveBirth(db, breeding, { foalId: params.id, playerId: player.id }),
    PER_MINUTE,
  );

  serve(bredSinceCall, ({ player }) => bredSinceLastVisit(db, player.id));

  serve(contract.coverMare, async ({ player, body, now }) => {
    const order = { playerId: player.id, ...body };
    const covered = await inTransaction(db, (tx) => coverMare(tx, now, breeding, order));
    if (isRefusal(covered)) return covered;
    const { mare, stallion, foalsAt, coins, receipt } = covered;
    return {
      message: `${mare} is in foal to ${stallion}.`,
      coins,
      foalsAt: foalsAt.toISOString(),
      receipt,
    };
  });

  serve(contract.placeAtStud, async ({ player, params, body, now }) => {
    const own = { horseId: params.id, playerId: player.id };
    const placed = await inTransaction(db, (tx) => placeAtStud(tx, now, own, body));
    if (isRefusal(placed)) return placed;
    return { message: `${placed.stallion.name} is at stud.`, stud: studView(placed.stud) };
  });

  serve(contract.endStud, async ({ player, params, now }) => {
    const own = { horseId: params.id, playerId: player.id };
    const ended = await inTransaction(db, (tx) => endStud(tx, now, own));
    if (isRefusal(ended)) return ended;
    return { message: `${ended.stallion.name} is no longer at stud.`, returned: ended.returned };
  });

  serve(contract.requestStud, async ({ player, params, body, now }) => {
    const wish = { playerId: player.id, stallionId: params.id, ...body };
    const asked = await inTransaction(db, (tx) => requestStud(tx, now, breeding, wish));
    if (isRefusal(asked)) return asked;
    const request = await requestView(db, now, asked.request);
    const message = `${request.stallion.ownerUsername} has three days to answer for ${request.stallion.name}.`;
    return { message, coins: asked.coins, request, receipt: asked.receipt };
  });

  serve(contract.listStudRequests, async ({ player, query, now }) => {
    const { horse_id: horseId, ...search } = query;
    const rows = await findRequests(db, {
      ...search,
      horseId,
      before: query.before,
      limit: query.limit + 1,
      playerId: player.id,
    });
    return pageOf(await requestViews(db, now, rows), query.limit, ({ id }) => ({ before: id }));
  });

  serve(contract.acceptStudRequest, async ({ player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const accepted = await inTransaction(db, (tx) => acceptRequest(tx, now, breeding, answer));
    if (isRefusal(accepted)) return accepted;
    const request = await requestView(db, now, accepted.request);
    return { message: `${request.mare.name} is in foal to ${request.stallion.name}.`, request };
  });

  serve(contract.declineStudRequest, async ({ player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const declined = await inTransaction(db, (tx) => declineRequest(tx, now, answer));
    if (isRefusal(declined)) return declined;
    const request = await requestView(db, now, declined);
    return { message: `${request.mare.name} will not be covered, and the fee goes back.`, request };
  });

  serve(contract.withdrawStudRequest, async ({ player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const withdrawn = await inTransaction(db, (tx) => withdrawRequest(tx, now, answer));
    if (isRefusal(withdrawn)) return withdrawn;
    const request = await requestView(db, now, withdrawn);
    return { message: 'Withdrawn. The fee is back in your purse.', request };
  });
}
