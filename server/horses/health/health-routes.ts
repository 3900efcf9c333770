import * as contract from '../../../contract/horses/health.ts';
import type { Serve } from '../../http/serve.ts';
import { publishHealth, readHealthFor, testHealth } from './health.ts';

export function healthRoutes(serve: Serve): void {
  serve.read(contract.readHealth, (db, { player, params }) =>
    readHealthFor(db, { horseId: params.id, playerId: player.id }),
  );

  serve.change(contract.testHealth, (tx, { player, params, now }) =>
    testHealth(tx, now, { horseId: params.id, playerId: player.id }),
  );

  serve.change(contract.publishHealth, (tx, { player, params }) =>
    publishHealth(tx, { horseId: params.id, playerId: player.id }),
  );
}
