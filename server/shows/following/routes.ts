import * as contract from '../../../contract/shows/follow-show.ts';
import type { Serve } from '../../http/serve.ts';
import { findFollow } from './follow-queries.ts';
import { followShow } from './follow-show.ts';

export function followingRoutes(serve: Serve, secret: Buffer): void {
  serve.read(contract.showFollowed, async (db, { player, params: { id: showId } }) => ({
    followed: (await findFollow.first(db, { playerId: player.id, showId })) !== undefined,
  }));

  serve.change(contract.followShow, async (tx, { player, params, body: { followed }, now }) => {
    const wish = { playerId: player.id, showId: params.id, followed };
    return (await followShow(tx, secret, now, wish)) ?? { followed };
  });
}
