import type { z } from 'zod';
import type { Entry, horseShowStats } from '../../../contract/shows/shows.ts';
import { PART_POINTS, SCORE_PARTS, TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import type { Db } from '../../db/connection.ts';
import type { ShowEntryRow } from '../show-queries.ts';
import { findShowStats } from './entries-queries.ts';

const points = (stored: number) => Math.round((stored * 100) / TEN_THOUSAND) / 100;

export function entryView(row: ShowEntryRow): z.input<typeof Entry> {
  const { result } = row;
  return {
    id: row.id,
    showId: row.show_id,
    horseId: row.horse_id,
    show: { type: row.discipline, level: row.level, scheduledDate: row.runs_at.toISOString() },
    status: row.status === 'pending' ? 'pending' : 'completed',
    entryFee: row.fee,
    score: row.score === null ? null : points(row.score),
    heat: result && result.heat,
    placement: row.place,
    fieldSize: row.field_size,
    xpEarned: row.entry_xp + (row.place_xp ?? 0),
    earnings: row.prize,
    parts:
      result &&
      SCORE_PARTS.map((part) => ({ part, points: points(result.points[part]), of: PART_POINTS[part] })),
  };
}

/** Completed starts = all - pending, to avoid counting history. */
export async function readShowStats(db: Db, horseId: string): Promise<z.input<typeof horseShowStats.reply>> {
  const stats = await findShowStats.first(db, { horseId });
  if (!stats) throw new Error(`Horse ${horseId} is gone`);
  const { shows_entered: showsEntered, pending: pendingEntries, earnings: totalEarnings } = stats;
  return { showsEntered, pendingEntries, completedEntries: showsEntered - pendingEntries, totalEarnings };
}
