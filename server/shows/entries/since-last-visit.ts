import type { z } from 'zod';
import type { sinceLastVisit } from '../../../contract/today.ts';
import type { Db } from '../../db/connection.ts';
import { readPreviousVisit } from '../../players/player.ts';
import { findResultsSince } from './entries-queries.ts';

const LATEST = 5;

export async function resultsSinceLastVisit(
  db: Db,
  playerId: string,
): Promise<z.input<(typeof sinceLastVisit)['reply']>> {
  const visit = await readPreviousVisit(db, playerId);
  const rows = await findResultsSince.rows(db, { playerId, since: visit.since, limit: LATEST });
  const { starts = 0, wins = 0, paid = 0, coins = 0 } = rows[0] ?? {};
  return {
    since: visit.since.toISOString(),
    firstVisit: visit.first,
    starts,
    wins,
    paid,
    coins,
    latest: rows.map((row) => ({
      entryId: row.id,
      showId: row.show_id,
      horseId: row.horse_id,
      horseName: row.horse_name,
      type: row.discipline,
      level: row.level,
      placement: row.place,
      fieldSize: row.field_size,
      earnings: row.prize,
      xpEarned: row.xp,
      ranAt: row.runs_at.toISOString(),
    })),
  };
}
