import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { deleteMute, upsertMute } from './moderation-queries.ts';

interface Mute {
  /** Null: until lifted. */
  readonly until: Date | null;
  readonly why: string;
  readonly since: Date;
}

/** Null lifts it. The account must be locked. */
export async function saveMute(tx: Tx, playerId: string, mute: Mute | null): Promise<void> {
  if (mute) await upsertMute.run(tx, { playerId, ...mute });
  else await deleteMute.run(tx, { playerId });
  publish(tx, playerId, { topics: ['moderation'] });
}
