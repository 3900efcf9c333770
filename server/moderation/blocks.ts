import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import {
  countBlocks,
  deleteBlock,
  findBlock,
  findBlockersOf,
  findUsernameOf,
  insertBlock,
} from './moderation-queries.ts';

export const MOST_BLOCKED = 1_000;

interface Pair {
  readonly playerId: string;
  readonly blockedId: string;
}

type BlockRefusal = Refusal<'PLAYER_NOT_FOUND'> | Refusal<'THAT_IS_YOU'> | Refusal<'TOO_MANY_BLOCKED'>;

/** Idempotent. */
export async function block(tx: Tx, now: Date, pair: Pair): Promise<{ username: string } | BlockRefusal> {
  const { playerId, blockedId } = pair;
  await lockAccount(tx, playerId);
  const player = await findUsernameOf.first(tx, { id: blockedId });
  if (!player) return refuse('PLAYER_NOT_FOUND');
  if (blockedId === playerId) return refuse('THAT_IS_YOU');
  const { count } = (await countBlocks.first(tx, { playerId })) ?? { count: 0 };
  if (count >= MOST_BLOCKED) return refuse('TOO_MANY_BLOCKED', { most: MOST_BLOCKED });
  await insertBlock.run(tx, { id: newId(now), ...pair, now });
  publish(tx, playerId, { topics: ['moderation', 'mail', 'chat', 'chat_read'] });
  return player;
}

export async function unblock(
  tx: Tx,
  pair: Pair,
): Promise<{ username: string } | Refusal<'PLAYER_NOT_FOUND'> | Refusal<'NOT_BLOCKED'>> {
  const player = await findUsernameOf.first(tx, { id: pair.blockedId });
  if (!player) return refuse('PLAYER_NOT_FOUND');
  if (!(await deleteBlock.first(tx, pair))) return refuse('NOT_BLOCKED', { username: player.username });
  publish(tx, pair.playerId, { topics: ['moderation', 'mail', 'chat', 'chat_read'] });
  return player;
}

export async function hasBlocked(db: Db, pair: Pair): Promise<boolean> {
  return (await findBlock.first(db, pair)) !== undefined;
}

/** Players to whom the stream sends nothing that this player writes. Queries use `hidden_from`. */
export async function blockersOf(db: Db, blockedId: string): Promise<Set<string>> {
  const blocks = await findBlockersOf.rows(db, { blockedId });
  return new Set(blocks.map(({ playerId }) => playerId));
}
