import { refuse, isRefusal, type Refusal } from '../../../game/refusal.ts';
import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { lockProgress } from '../../players/player.ts';
import { findAnyShow, type ShowNotFound } from '../results/read-show.ts';
import {
  countFollowsAhead,
  deleteFollow,
  findFollow,
  findFollowers,
  insertFollow,
} from './follow-queries.ts';

/** Keeps the lists of news short. */
export const MOST_FOLLOWED = 50;

interface FollowWish {
  readonly playerId: string;
  readonly showId: string;
  readonly followed: boolean;
}

type FollowRefusal = ShowNotFound | Refusal<'SHOW_HAS_RUN' | 'TOO_MANY_FOLLOWED'>;

/** Idempotent. Unfollowing after the run hides the result from the news. */
export async function followShow(
  tx: Tx,
  secret: Uint8Array,
  now: Date,
  { playerId, showId, followed }: FollowWish,
): Promise<FollowRefusal | undefined> {
  await lockProgress(tx, playerId);
  const follows = (await findFollow.first(tx, { playerId, showId })) !== undefined;
  if (follows === followed) return undefined;
  if (!followed) {
    await deleteFollow.run(tx, { playerId, showId });
    publish(tx, playerId, { topics: ['news'] });
    return undefined;
  }
  const show = await findAnyShow(tx, secret, showId, now);
  if (isRefusal(show)) return show;
  if (show.status === 'completed' || show.runsAt <= now) return refuse('SHOW_HAS_RUN');
  const { count } = (await countFollowsAhead.first(tx, { playerId, now })) ?? { count: 0 };
  if (count >= MOST_FOLLOWED) return refuse('TOO_MANY_FOLLOWED', { most: MOST_FOLLOWED });
  await insertFollow.run(tx, { playerId, showId, runsAt: show.runsAt });
  publish(tx, playerId, { topics: ['news'] });
  return undefined;
}

/** Runs in the transaction that completes the shows. */
export async function publishToFollowers(tx: Tx, showIds: readonly string[]): Promise<void> {
  for (const { playerId } of await findFollowers.rows(tx, { showIds }))
    publish(tx, playerId, { topics: ['news'] });
}
