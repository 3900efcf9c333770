import { listMoments, seeMoments } from '../../contract/moments.ts';
import { refuse } from '../../game/refusal.ts';
import { publish } from '../db/news.ts';
import { runThroughMonths } from '../db/months/through-months.ts';
import type { Serve } from '../http/serve.ts';
import { saveSeen } from './moment-queries.ts';
import { readMoments } from './read-moments.ts';

export function momentRoutes(serve: Serve, foundedAt: Date): void {
  serve.read(listMoments, (db, { player }) => readMoments(db, foundedAt, player.id));

  serve.change(
    seeMoments,
    async (tx, { player, body: { foalId = null, entryId = null, eventId = null, level = 1 } }) => {
      const seen = { playerId: player.id, foalId, entryId, eventId, level };
      const saved = await runThroughMonths(tx, saveSeen, seen);
      if (saved === 0) return refuse('MOMENT_NOT_FOUND');
      publish(tx, player.id, { topics: ['moments'] });
      return { seen: true as const };
    },
  );
}
