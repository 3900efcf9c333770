import type { z } from 'zod';
import {
  myVetRequests,
  requestVet as requestVetCall,
  requestVetForMany,
  type VetRequest,
} from '../../contract/care/vet.ts';
import { VET_SECONDS } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../../game/care/vet-services.ts';
import { pageOf } from '../http/page.ts';
import { refusalView } from '../http/refusing/refusal-reply.ts';
import type { Serve } from '../http/serve.ts';
import { requestVet } from './request-vet.ts';
import { findVetRequests, type VetRequestRow } from './vet-queries.ts';

export function vetRoutes(serve: Serve): void {
  serve.read(myVetRequests, async (db, { player, query }) => {
    const rows = await findVetRequests(db, { ...query, playerId: player.id, limit: query.limit + 1 });
    return pageOf(rows.map(requestView), query.limit, ({ id }) => ({ before: id }));
  });

  serve.change(requestVetCall, async (tx, { player, params, body, now }) => {
    const order = { playerId: player.id, horseIds: [params.id], ...body };
    const { requests, refusals, cost, coins } = await requestVet(tx, now, order);
    const [request] = requests;
    if (request) {
      const { label } = VET_SERVICE_ROWS[request.service];
      const message = `${label} requested: done in ${VET_SECONDS} seconds`;
      return { message, request: requestView(request), cost, coins };
    }
    const [refused] = refusals;
    if (!refused) throw new Error(`The vet said neither yes nor no to horse ${params.id}`);
    return refused.refusal;
  });

  serve.change(requestVetForMany, async (tx, { player, body, now }) => {
    const order = { playerId: player.id, ...body };
    const { requests, refusals, cost, coins } = await requestVet(tx, now, order);
    return {
      requests: requests.map(requestView),
      refusals: refusals.map(({ horseId, refusal }) => ({
        horseId,
        ...refusalView(requestVetCall.refusals, refusal),
      })),
      cost,
      coins,
    };
  });
}

function requestView(row: VetRequestRow): z.input<typeof VetRequest> {
  return {
    id: row.id,
    horseId: row.horseId,
    serviceType: row.service,
    status: row.status,
    price: row.price,
    requestedAt: row.requestedAt.toISOString(),
    autoCompleteAt: row.completesAt.toISOString(),
  };
}
