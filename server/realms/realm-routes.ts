import * as contract from '../../contract/realms.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import { formatDay } from '../http/format-until.ts';
import { arriveInRealm, type ArrivalOptions } from './arrive-in-realm.ts';
import { goToRealm } from './go-to-realm.ts';
import { leaveRealm } from './leave-realm.ts';
import { openRealmsForVisitors, readRealms } from './list-realms.ts';

export interface RealmRoutesOptions extends Omit<ArrivalOptions, 'db'> {
  /** What a thief on a new device must not do. */
  readonly isOnNewDevice: (db: Db, session: PlayerSession, now: Date) => Promise<boolean>;
}

const PER_MINUTE = { perMinute: 20 } as const;
/** A school is one network. */
const VISITS = { perMinute: 60 } as const;

export function realmRoutes(serve: Serve, options: RealmRoutesOptions): void {
  const { directory, isOnNewDevice } = options;

  serve.read(contract.listRealms, (db, { player }) => readRealms({ db, directory }, player.id));

  const realmsForVisitors = openRealmsForVisitors(directory);
  serve.read(contract.realmsForVisitors, () => realmsForVisitors(), VISITS);

  serve.steps(
    contract.goToRealm,
    { ...PER_MINUTE, steps: ['store the id in the directory', 'write a handover there'] },
    async (db, { player, params: { slug }, now }) =>
      (await isOnNewDevice(db, player, now))
        ? refuse('DEVICE_IS_NEW')
        : goToRealm({ db, directory }, player.id, slug),
  );

  serve.steps(
    contract.arriveInRealm,
    { ...PER_MINUTE, steps: ['query the directory', 'sign in, or start a stable, and take the handover'] },
    (db, { body: { token, username, guild }, now, browser }) =>
      arriveInRealm({ ...options, db }, { token, username, guild, now, browser }),
  );

  serve.change(
    contract.leaveRealm,
    async (tx, { player, body: { username }, now }) => {
      if (await isOnNewDevice(tx, player, now)) return refuse('DEVICE_IS_NEW');
      const requested = await leaveRealm(tx, now, player, username);
      if (isRefusal(requested)) return requested;
      const { deletesAt } = requested;
      return {
        message: `Your stable in this realm will be deleted on ${formatDay(deletesAt)}. Until then you can change your mind.`,
        deletesAt: deletesAt.toISOString(),
      };
    },
    PER_MINUTE,
  );
}
