import * as contract from '../../contract/push.ts';
import { refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import { isPushEndpoint } from './push-services.ts';
import { listDevices, subscribe, unsubscribe } from './subscriptions.ts';

const PER_MINUTE = { perMinute: 20 };

interface PushRoutes {
  readonly publicKey: string;
  readonly services: readonly string[];
}

export function pushRoutes(serve: Serve, db: Db, { publicKey, services }: PushRoutes): void {
  const devicesOf = async (player: PlayerSession, now: Date) => ({
    publicKey,
    devices: await listDevices(db, now, player),
  });

  serve(contract.listPushDevices, ({ player, now }) => devicesOf(player, now));

  serve(
    contract.turnPushOn,
    async ({ player, body, now }) => {
      if (!isPushEndpoint(body.endpoint, services)) return refuse('PUSH_SERVICE_UNKNOWN');
      const refusal = await inTransaction(db, (tx) => subscribe(tx, now, player, body));
      return refusal ?? devicesOf(player, now);
    },
    PER_MINUTE,
  );

  serve(
    contract.turnPushOff,
    async ({ player, params, now }) =>
      (await inTransaction(db, (tx) => unsubscribe(tx, now, player, params.id))) ?? devicesOf(player, now),
    PER_MINUTE,
  );
}
