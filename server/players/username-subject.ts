import { randomInt } from 'node:crypto';
import type { ReportSubject } from '../moderation/report-subject.ts';
import { publish } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { findUsernameById, updateUsername } from './username-queries.ts';
import { usernameKey } from './username-key.ts';

const TRIES = 5;

/** Found as a player. The account stays, under a neutral name. */
export const usernameSubject: ReportSubject = {
  async find(db, playerId) {
    const player = await findUsernameById.first(db, { playerId });
    return player && { playerId, seen: player.username };
  },
  async remove(tx, _, playerId, seen) {
    for (let tried = 0; tried < TRIES; tried++) {
      const put = `Rider ${randomInt(100_000, 1_000_000)}`;
      if (await rename(tx, playerId, seen, put)) return { put };
    }
    return undefined;
  },
  restore: (tx, _, playerId, { seen, put }) => rename(tx, playerId, put, seen),
};

/** False if the name is another by now, or the new one is taken. */
async function rename(tx: Tx, playerId: string, from: string, to: string): Promise<boolean> {
  const renamed = await updateUsername.first(tx, { playerId, from, to, key: usernameKey(to) });
  if (renamed) publish(tx, playerId, { topics: ['user'] });
  return renamed !== undefined;
}
