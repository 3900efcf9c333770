import * as contract from '../../contract/shows/put-back.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { creatingRoutes } from './creating/routes.ts';
import { enteringRoutes } from './entering/routes.ts';
import { entriesRoutes } from './entries/routes.ts';
import { followingRoutes } from './following/routes.ts';
import { listingRoutes } from './listing/routes.ts';
import { putBack } from './put-back.ts';
import { resultRoutes } from './results/routes.ts';

export async function showRoutes(
  serve: Serve,
  { db, reads }: { readonly db: Db; readonly reads: Db },
  secret: Buffer,
): Promise<void> {
  listingRoutes(serve, db, secret);
  enteringRoutes(serve, db, secret);
  creatingRoutes(serve, db, secret);
  entriesRoutes(serve, db);
  followingRoutes(serve, db, secret);
  await resultRoutes(serve, reads, secret);
  serve(contract.putBack, async ({ player, params }) => {
    const after = await inTransaction(db, (tx) => putBack(tx, params.id, player.id));
    return isRefusal(after) ? after : { classLevel: after.classLevel, grade: after.grade };
  });
}
