import { isRefusal } from '../../game/refusal.ts';
import type { RefuseStablesElsewhere } from '../accounts/homes/homes.ts';
import type { Job } from '../clock/jobs.ts';
import type { Db } from '../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Feature } from '../http/feature.ts';
import { deleteDirectoryAccount, deleteStable, endAccount } from './directory-queries.ts';
import type { Directory } from './directory.ts';
import { openEndings } from './ended-at-home.ts';
import { stablesElsewhere } from './leave-realm.ts';
import { deleteNotice, lockNotice, nextNotice, putOffNotices, type NoticeRow } from './notice-queries.ts';
import { ownStables, type ReadOwnStables } from './own-stables.ts';
import { realmRoutes, type RealmRoutesOptions } from './realm-routes.ts';

export interface Realms {
  readonly areSeveral: boolean;
  readonly refuseStablesElsewhere: RefuseStablesElsewhere;
  readonly readOwnStables: ReadOwnStables;
  /** True if the player's home realm has signed them out everywhere since. */
  isOver(session: PlayerSession): Promise<boolean>;
  feature(options: Omit<RealmRoutesOptions, 'directory'>): Feature;
}

/** Without a directory there is one realm, and its calls are not served. */
export function openRealms(db: Db, directory: Directory | undefined): Realms {
  const endings = directory && openEndings({ db, directory });
  return {
    areSeveral: directory !== undefined,
    refuseStablesElsewhere: stablesElsewhere(db, directory),
    readOwnStables: ownStables(db, directory),
    isOver: async (session) => (await endings?.isOver(session)) ?? false,
    feature: (options) =>
      directory
        ? {
            routes: (serve) => realmRoutes(serve, { ...options, directory }),
            jobs: [directoryJob(directory)],
          }
        : {},
  };
}

const RETRY_MS = 30_000;

/** Delivers notices to the directory, which the transactions stored; retries until it answers. */
const directoryJob = (directory: Directory): Job => ({
  name: 'directory',
  nextDue: () => nextNotice,
  doSome: (db, { now }) =>
    inTransaction(
      db,
      async (tx) => {
        const notice = await lockNotice.first(tx, { now });
        if (!notice) return 0;
        const delivered = await directory.query((there) => deliver(there, directory.realm, notice));
        if (!isRefusal(delivered)) return deleteNotice.run(tx, { id: notice.id });
        await putOffNotices.run(tx, { now, nextAt: new Date(now.getTime() + RETRY_MS) });
        return 0;
      },
      JOB_LIMIT,
    ),
});

async function deliver(there: Db, realm: string, { kind, directoryId: accountId, at }: NoticeRow) {
  if (kind === 'ended') await endAccount.run(there, { accountId, at });
  else if (kind === 'left') await deleteStable.run(there, { accountId, realm });
  else await deleteDirectoryAccount.run(there, { accountId });
}
