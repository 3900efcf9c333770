import type { z } from 'zod';
import type { horseShowStats } from '../../../contract/shows/shows.ts';
import type { Db } from '../../db/connection.ts';
import { findShowStats } from './entry-queries.ts';

/**
 * How often a horse was shown and what it won. What has run is the starts counted with the horse less those that wait:
 * a career is never counted through.
 */
export async function readShowStats(db: Db, horseId: string): Promise<z.input<typeof horseShowStats.reply>> {
  const stats = await findShowStats.first(db, { horseId });
  if (!stats) throw new Error(`Horse ${horseId} is gone`);
  const { shows_entered: showsEntered, pending: pendingEntries, earnings: totalEarnings } = stats;
  return { showsEntered, pendingEntries, completedEntries: showsEntered - pendingEntries, totalEarnings };
}
