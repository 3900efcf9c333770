import * as contract from '../../../contract/shows/follow-show.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { findFollow } from './follow-queries.ts';
import { followShow } from './follow-show.ts';

export function followingRoutes(serve: Serve, db: Db, secret: Buffer): void {
  serve(contract.showFollowed, async ({ player, params: { id: showId } }) => ({
    followed: (await findFollow.first(db, { playerId: player.id, showId })) !== undefined,
  }));

  serve(contract.followShow, ({ player, params, body: { followed }, now }) =>
    inTransaction(db, async (tx) => {
      const wish = { playerId: player.id, showId: params.id, followed };
      return (await followShow(tx, secret, now, wish)) ?? { followed };
    }),
  );
}
