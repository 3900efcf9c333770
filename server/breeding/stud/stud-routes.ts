import * as contract from '../../../contract/breeding/stud.ts';
import { formatNotTaken } from '../../../game/breeding/take.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import type { BreedingContext } from '../covering/cover.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './answer-request.ts';
import { requestView, requestViews } from './list-requests.ts';
import { endStud, standAtStud, studView } from './stand-at-stud.ts';
import { requestStud } from './request-stud.ts';
import { findRequests } from './stud-queries.ts';

export function studRoutes(serve: Serve, breeding: BreedingContext): void {
  serve.change(contract.standAtStud, async (tx, { player, params, body, now }) => {
    const own = { horseId: params.id, playerId: player.id };
    const placed = await standAtStud(tx, now, own, body);
    if (isRefusal(placed)) return placed;
    return { message: `${placed.stallion.name} is at stud.`, stud: studView(placed.stud) };
  });

  serve.change(contract.endStud, async (tx, { player, params, now }) => {
    const own = { horseId: params.id, playerId: player.id };
    const ended = await endStud(tx, now, own);
    if (isRefusal(ended)) return ended;
    return { message: `${ended.stallion.name} is no longer at stud.`, returned: ended.returned };
  });

  serve.change(contract.requestStud, async (tx, { player, params, body, now }) => {
    const wish = { playerId: player.id, stallionId: params.id, ...body };
    const requested = await requestStud(tx, now, breeding, wish);
    if (isRefusal(requested)) return requested;
    const { coins, receipt, telling } = requested;
    if (telling) {
      const request = await requestView(tx, now, requested.request);
      return { message: formatNotTaken(telling), coins, request, receipt };
    }
    const request = await requestView(tx, now, requested.request);
    const { mare, stallion } = request;
    const message =
      request.status === 'accepted'
        ? `${mare.name} is in foal to ${stallion.name}.`
        : `${stallion.ownerUsername} has three days to answer for ${stallion.name}.`;
    return { message, coins, request, receipt };
  });

  serve.read(contract.listStudRequests, async (db, { player, query, now }) => {
    const { horseId, ...search } = query;
    const rows = await findRequests(db, {
      ...search,
      horseId,
      before: query.before,
      limit: query.limit + 1,
      playerId: player.id,
    });
    return pageOf(await requestViews(db, now, rows), query.limit, ({ id }) => ({ before: id }));
  });

  serve.change(contract.acceptStudRequest, async (tx, { player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const accepted = await acceptRequest(tx, now, breeding, answer);
    if (isRefusal(accepted)) return accepted;
    const request = await requestView(tx, now, accepted.request);
    const { mare, stallion } = request;
    const message = accepted.telling
      ? `${mare.name} did not take: she and ${stallion.name} share a hidden gene. Her owner’s fee goes back, and it does not count among his covers.`
      : `${mare.name} is in foal to ${stallion.name}.`;
    return { message, request };
  });

  serve.change(contract.declineStudRequest, async (tx, { player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const declined = await declineRequest(tx, now, answer);
    if (isRefusal(declined)) return declined;
    const request = await requestView(tx, now, declined);
    return { message: `${request.mare.name} will not be covered, and the fee goes back.`, request };
  });

  serve.change(contract.withdrawStudRequest, async (tx, { player, params, now }) => {
    const answer = { requestId: params.id, playerId: player.id };
    const withdrawn = await withdrawRequest(tx, now, answer);
    if (isRefusal(withdrawn)) return withdrawn;
    const request = await requestView(tx, now, withdrawn);
    return { message: 'Withdrawn. The fee is back in your balance.', request };
  });
}
