import type { z } from 'zod';
import type { horseHistory } from '../../contract/records.ts';
import { formatEvent, formatStart, type History } from '../../game/horses/history.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { fullSince, rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { reachesHorse } from '../horses/own-horse.ts';
import { findHistory, type HistoryRow } from './history-queries.ts';

type Events = z.input<(typeof horseHistory)['reply']>;

interface HistorySearch {
  readonly horseId: string;
  readonly viewerId: string;
  readonly of: History;
  readonly limit: number;
  readonly before: string | undefined;
  readonly beforeAt: Date | undefined;
}

/** Vet visits are for the owner only. */
export async function listHistory(
  db: Db,
  { horseId, viewerId, of, limit, before, beforeAt }: HistorySearch,
): Promise<Events | Refusal<'HORSE_NOT_FOUND'>> {
  const isFull = fullSince<HistoryRow>(limit, ({ at }) => at);
  const page = { horseId, beforeAt: beforeAt ?? null, beforeId: before ?? null, limit, of, viewerId };
  const [reaches, rows] = await Promise.all([
    reachesHorse(db, { horseId, viewerId }),
    rowsThroughMonths(db, findHistory, page, {
      since: bornSince(horseId),
      // Among recent wins the first one is not known.
      isWhole: (recent, archivedBefore) =>
        of === 'owners' || (isFull(recent, archivedBefore) && !recent.some(isFirstWin)),
    }),
  ]);
  if (!reaches) return refuse('HORSE_NOT_FOUND');
  return rows.map(eventView);
}

const isFirstWin = (row: HistoryRow) => row.kind === 'show' && row.details.firstWin;

function eventView(row: HistoryRow): Events[number] {
  const summary =
    row.kind === 'show'
      ? {
          details: formatStart({ ...row.details, showId: row.showId }),
          xpGain: row.details.xp,
          levelGain: row.details.levels,
        }
      : { details: formatEvent(row.kind, row.details), xpGain: 0, levelGain: 0 };
  return {
    id: row.id,
    eventDate: row.at.toISOString(),
    kind: row.kind,
    ...summary,
    relatedUserId: row.playerId,
    relatedUsername: row.username,
    relatedHorseId: row.otherHorseId,
    relatedHorseName: row.otherHorseName,
    showId: row.showId,
  };
}
