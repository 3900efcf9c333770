import { createHash } from 'node:crypto';
import type { Db } from '../db/connection.ts';

/**
 * Horses whose genes may be shown to whoever asks with this token, said a second time and apart from the program: all
 * that are published, and those this player has an insight into. Nobody without a token is shown any.
 */
export async function horsesSeenWith(db: Db, token: string | undefined): Promise<ReadonlySet<string>> {
  if (token === undefined) return new Set();
  const session = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .executeTakeFirst();
  if (!session) return new Set();
  const published = await db.selectFrom('horses').select('id').where('genes_published', '=', true).execute();
  const insights = await db
    .selectFrom('genetic_insights')
    .select('horse_id as id')
    .where('player_id', '=', session.account_id)
    .execute();
  return new Set([...published, ...insights].map(({ id }) => id));
}
