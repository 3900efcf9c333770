import * as contract from '../../contract/push.ts';
import { refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import { isPushEndpoint } from './push-services.ts';
import { listDevices, subscribe, unsubscribe } from './subscriptions.ts';

const PER_MINUTE = { perMinute: 20 };

interface PushRoutes {
  readonly publicKey: string;
  readonly services: readonly string[];
}

export function pushRoutes(serve: Serve, { publicKey, services }: PushRoutes): void {
  const devicesOf = async (db: Db, player: PlayerSession, now: Date) => ({
    publicKey,
    devices: await listDevices(db, now, player),
  });

  serve.read(contract.listPushDevices, (db, { player, now }) => devicesOf(db, player, now));

  serve.change(
    contract.turnPushOn,
    async (tx, { player, body, now }) => {
      if (!isPushEndpoint(body.endpoint, services)) return refuse('PUSH_SERVICE_UNKNOWN');
      const refusal = await subscribe(tx, now, player, body);
      return refusal ?? devicesOf(tx, player, now);
    },
    PER_MINUTE,
  );

  serve.change(
    contract.turnPushOff,
    async (tx, { player, params, now }) =>
      (await unsubscribe(tx, now, player, params.id)) ?? devicesOf(tx, player, now),
    PER_MINUTE,
  );
}
