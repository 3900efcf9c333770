import type { RefuseStablesElsewhere } from '../accounts/homes/homes.ts';
import type { DueWork } from '../clock/due-work.ts';
import type { Db } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import type { Directory } from './directory.ts';
import { openEndings } from './ended-at-home.ts';
import { stablesElsewhere } from './leave-realm.ts';
import { ownStables, type ReadOwnStables } from './own-stables.ts';
import { realmRoutes, type RealmRoutesOptions } from './realm-routes.ts';
import { directoryWork } from './tell-directory.ts';

export interface Realms {
  readonly areSeveral: boolean;
  readonly work: readonly DueWork[];
  readonly refuseStablesElsewhere: RefuseStablesElsewhere;
  readonly readOwnStables: ReadOwnStables;
  /** The player's home realm signed them out everywhere since. */
  isOver(session: PlayerSession): Promise<boolean>;
  serveOn(serve: Serve, options: Omit<RealmRoutesOptions, 'db' | 'directory'>): void;
}

/** Without a directory there is one realm, and no call of realms. */
export function openRealms(db: Db, directory: Directory | undefined): Realms {
  const endings = directory && openEndings({ db, directory });
  return {
    areSeveral: directory !== undefined,
    work: directory ? [directoryWork(directory)] : [],
    refuseStablesElsewhere: stablesElsewhere(db, directory),
    readOwnStables: ownStables(db, directory),
    isOver: async (session) => (await endings?.isOver(session)) ?? false,
    serveOn(serve, options) {
      if (directory) realmRoutes(serve, { ...options, db, directory });
    },
  };
}
