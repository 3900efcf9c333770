import type { z } from 'zod';
import type { Entry } from '../../../contract/shows/shows.ts';
import { PART_POINTS, SCORE_PARTS, TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import type { EntryRow } from './entry-queries.ts';

/** Two decimals of what is kept in ten-thousandths. */
const points = (kept: number) => Math.round((kept * 100) / TEN_THOUSAND) / 100;

export function entryView(row: EntryRow): z.input<typeof Entry> {
  const { result } = row;
  return {
    id: row.id,
    showId: row.show_id,
    horseId: row.horse_id,
    show: { type: row.discipline, level: row.level, scheduledDate: row.runs_at.toISOString() },
    status: row.status,
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
