import { listMoments, seeMoments } from '../../contract/moments.ts';
import { refuse } from '../../game/refusal.ts';
import { findFoundingTime } from '../clock/world.ts';
import type { Db } from '../db/connection.ts';
import { tell } from '../db/news.ts';
import { runThroughMonths } from '../db/months/through-months.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { saveSeen } from './moment-queries.ts';
import { readMoments } from './read-moments.ts';

export async function momentRoutes(serve: Serve, db: Db): Promise<void> {
  const foundedAt = await findFoundingTime(db);

  serve(listMoments, ({ player }) => readMoments(db, foundedAt, player.id));

  serve(seeMoments, async ({ player, body: { foalId = null, entryId = null, eventId = null, level = 1 } }) =>
    inTransaction(db, async (tx) => {
      const seen = { playerId: player.id, foalId, entryId, eventId, level };
      const saved = await runThroughMonths(tx, saveSeen, seen);
      if (saved === 0) return refuse('MOMENT_NOT_FOUND');
      tell(tx, player.id, { topics: ['moments'] });
      return { seen: true as const };
    }),
  );
}
