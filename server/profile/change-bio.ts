import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { upsertBio } from './profile-queries.ts';

/** Writes "About My Stable" anew. The text is tidy and within its limits. */
export async function changeBio(tx: Tx, playerId: string, bio: string): Promise<void> {
  await upsertBio.run(tx, { playerId, bio });
  tell(tx, playerId, { topics: ['user'] });
}
