import * as contract from '../../contract/realms.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import { dayWords } from '../http/until-words.ts';
import { arriveInRealm, type ArrivalOptions } from './arrive-in-realm.ts';
import { goToRealm } from './go-to-realm.ts';
import { leaveRealm } from './leave-realm.ts';
import { openRealmsForVisitors, readRealms } from './list-realms.ts';

export interface RealmRoutesOptions extends ArrivalOptions {
  /** What a thief on a new device must not do. */
  readonly isOnNewDevice: (db: Db, session: PlayerSession, now: Date) => Promise<boolean>;
}

const PER_MINUTE = { perMinute: 20 } as const;
/** A school is one network. */
const VISITS = { perMinute: 60 } as const;

export function realmRoutes(serve: Serve, options: RealmRoutesOptions): void {
  const { db, isOnNewDevice } = options;

  serve(contract.listRealms, ({ player }) => readRealms(options, player.id));

  serve(contract.realmsForVisitors, openRealmsForVisitors(options.directory), VISITS);

  serve(
    contract.goToRealm,
    async ({ player, params: { slug }, now }) =>
      (await isOnNewDevice(db, player, now)) ? refuse('DEVICE_IS_NEW') : goToRealm(options, player.id, slug),
    PER_MINUTE,
  );

  serve(
    contract.arriveInRealm,
    ({ body: { token, username, guild }, now, browser }) =>
      arriveInRealm(options, { token, username, guild, now, browser }),
    PER_MINUTE,
  );

  serve(
    contract.leaveRealm,
    async ({ player, body: { username }, now }) => {
      if (await isOnNewDevice(db, player, now)) return refuse('DEVICE_IS_NEW');
      const asked = await leaveRealm(db, now, player, username);
      if (isRefusal(asked)) return asked;
      const { deletesAt } = asked;
      return {
        message: `Your stable in this realm will be deleted on ${dayWords(deletesAt)}. Until then you can change your mind.`,
        deletesAt: deletesAt.toISOString(),
      };
    },
    PER_MINUTE,
  );
}
