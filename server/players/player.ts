import type { Guild } from '../../game/guild-work/guilds.ts';
import { gainXp, type Progress } from '../../game/players/level.ts';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { findGuild, findLevel, lockProgressRow, updateProgress } from './player-queries.ts';

/** The level of a player who is there. */
export async function readLevel(db: Db, playerId: string): Promise<number> {
  const player = await findLevel.first(db, { playerId });
  if (!player) throw new Error(`No player ${playerId}`);
  return player.level;
}

/** The guild of a player who is there. */
export async function readGuild(db: Db, playerId: string): Promise<Guild> {
  const player = await findGuild.first(db, { playerId });
  if (!player) throw new Error(`No player ${playerId}`);
  return player.guild;
}

/** Locks the player, before the purse, until the transaction ends. */
export async function lockProgress(tx: Tx, playerId: string): Promise<Progress> {
  const player = await lockProgressRow.first(tx, { playerId });
  if (!player) throw new Error(`No player ${playerId}`);
  return player;
}

/** Adds XP to a player who is locked and stood `at` there. */
export async function gainPlayerXp(tx: Tx, playerId: string, at: Progress, xp: number): Promise<void> {
  const after = gainXp(at, xp);
  await updateProgress.run(tx, { playerId, level: after.level, xp: after.xp });
  tell(tx, playerId, { topics: ['user'] });
}
