import * as contract from '../../../contract/breeding/stud.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import type { BreedingContext } from '../covering/cover.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './answer-request.ts';
import { requestView, requestViews } from './list-requests.ts';
import { endStud, placeAtStud, studView } from './offer-stud.ts';
import { requestStud } from './request-stud.ts';
import { findRequests } from './stud-queries.ts';

export function studRoutes(serve: Serve, db: Db, breeding: BreedingContext): void {
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
    const asked = await inTransaction(db, async (tx) => {
      const requested = await requestStud(tx, now, breeding, wish);
      if (isRefusal(requested)) return requested;
      return { ...requested, request: await requestView(tx, now, requested.request) };
    });
    if (isRefusal(asked)) return asked;
    const { request } = asked;
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
    const request = await inTransaction(db, async (tx) => {
      const accepted = await acceptRequest(tx, now, breeding, answer);
      return isRefusal(accepted) ? accepted : requestView(tx, now, accepted.request);
    });
    if (isRefusal(request)) return request;
    return { message: `${request.mare.name} is in foal to ${request.stallion.name}.`, request };
  });

  serve(contract.declineStudRequest, async ({ player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const request = await inTransaction(db, async (tx) => {
      const declined = await declineRequest(tx, now, answer);
      return isRefusal(declined) ? declined : requestView(tx, now, declined);
    });
    if (isRefusal(request)) return request;
    return { message: `${request.mare.name} will not be covered, and the fee goes back.`, request };
  });

  serve(contract.withdrawStudRequest, async ({ player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const request = await inTransaction(db, async (tx) => {
      const withdrawn = await withdrawRequest(tx, now, answer);
      return isRefusal(withdrawn) ? withdrawn : requestView(tx, now, withdrawn);
    });
    if (isRefusal(request)) return request;
    return { message: 'Withdrawn. The fee is back in your balance.', request };
  });
}
