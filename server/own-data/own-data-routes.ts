import type { Logger } from 'pino';
import { exportOwnData, exportWithPassword } from '../../contract/own-data.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { provePassword, type GuardOptions } from '../accounts/guarded-changes.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import type { ReadOwnStables } from '../realms/own-stables.ts';
import type { Provider } from '../premium/provider.ts';
import type { ProfilePictures } from '../profile/profile-pictures.ts';
import { leavingJobs } from './delete-account.ts';
import { findOwnData } from './own-data-queries.ts';

/** It reads all of a player's rows. */
const SELDOM = { perMinute: 2 } as const;

interface OwnDataOptions extends GuardOptions {
  readonly provider: Provider;
  readonly pictures: ProfilePictures;
  readonly log: Logger;
  readonly readOwnStables: ReadOwnStables;
}

export const openOwnData = (options: OwnDataOptions): Feature => ({
  routes: (serve) => ownDataRoutes(serve, options),
  jobs: leavingJobs(options.provider, options.pictures, options.log),
});

function ownDataRoutes(serve: Serve, { guard, isOnNewDevice, readOwnStables }: OwnDataOptions): void {
  const gather = async (db: Db, playerId: string, now: Date) => {
    const [parts, stables] = await Promise.all([
      rowsThroughMonths(db, findOwnData, { playerId }, { since: bornSince(playerId) }),
      readOwnStables(playerId),
    ]);
    const here = Object.fromEntries(parts.map(({ part, rows }) => [part, rows ?? []]));
    return { at: now.toISOString(), data: { ...here, 'stables in other realms': stables } };
  };

  serve.read(
    exportOwnData,
    async (db, { player, now }) =>
      (await isOnNewDevice(db, player, now)) ? refuse('PASSWORD_NEEDED') : gather(db, player.id, now),
    SELDOM,
  );

  serve.steps(
    exportWithPassword,
    { ...SELDOM, steps: ['count the try', 'forget the tries', 'gather the data'] },
    async (db, { player, body, now }) => {
      const proved = await provePassword(db, guard, player.id, body.currentPassword);
      return isRefusal(proved) ? proved : gather(db, player.id, now);
    },
  );
}
