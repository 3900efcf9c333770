import type { z } from 'zod';
import type { Cell } from '../../../contract/call.ts';
import { resultsSheet } from '../../../contract/sheets.ts';
import * as contract from '../../../contract/shows/shows.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { utcDay } from '../../../game/game-time.ts';
import { isRefusal } from '../../../game/refusal.ts';
import {
  countToday,
  entryQuota,
  houseStartsPerDay,
  startsSpentUntil,
} from '../../../game/shows/entering/entry-limits.ts';
import { PART_POINTS, SCORE_PARTS } from '../../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import type { Db } from '../../db/connection.ts';
import { readHorses, readOwnHorse } from '../../horses/own-horse.ts';
import { pageOf } from '../../http/page.ts';
import { ROWS_AT_ONCE, SHEET, type Serve } from '../../http/serve.ts';
import { readContender } from '../../players/player.ts';
import type { ShowEntryRow } from '../show-queries.ts';
import { findEntries, findShowStats, type EntryFilter } from './entries-queries.ts';

export function entriesRoutes(serve: Serve): void {
  const entriesPage = async (db: Db, filter: EntryFilter) => {
    const rows = await findEntries(db, { ...filter, limit: filter.limit + 1 });
    return pageOf(rows.map(entryView), filter.limit, ({ id }) => ({ before: id }));
  };

  serve.read(contract.listHorseEntries, async (db, { player, params, query }) => {
    const horse = await readOwnHorse(db, params.id, player.id);
    return isRefusal(horse) ? horse : entriesPage(db, { ...query, horseId: horse.id });
  });

  serve.read(contract.horseShowStats, async (db, { player, params }) => {
    const horse = await readOwnHorse(db, params.id, player.id);
    return isRefusal(horse) ? horse : readShowStats(db, horse.id);
  });

  serve.read(contract.listMyEntries, (db, { player, query }) =>
    entriesPage(db, { ...query, playerId: player.id }),
  );

  serve.read(
    resultsSheet,
    async (db, { player }) => ({ head: SHEET_HEAD, pages: entryPages(db, player.id) }),
    SHEET,
  );

  serve.read(contract.entryQuota, async (db, { player, now }) => {
    const { level, activeEntries, houseStartsDay, houseStarts } = await readContender(db, player.id);
    const used = countToday(houseStartsDay, houseStarts, utcDay(now));
    const most = houseStartsPerDay(level);
    return {
      current_active_entries: activeEntries,
      show_entry_quota: entryQuota(level),
      houseStartsLeft: Math.max(0, most - used),
      houseStartsSpentUntil: startsSpentUntil(used, most, now)?.toISOString() ?? null,
    };
  });
}

const SHEET_HEAD = [
  'Runs (UTC)',
  'Discipline',
  'Level',
  'Horse',
  'State',
  'Place',
  'Of',
  'Score',
  'Fee',
  'Prize',
  'Experience',
  'Show id',
  'Horse id',
];

/** Two statements a page. */
async function* entryPages(db: Db, playerId: string) {
  let before: string | undefined;
  for (;;) {
    const rows: ShowEntryRow[] = await findEntries(db, { playerId, before, limit: ROWS_AT_ONCE });
    const horses = await readHorses(db, [...new Set(rows.map(({ horseId }) => horseId))]);
    yield rows.map((row): readonly Cell[] => {
      const entry = entryView(row);
      return [
        row.runsAt,
        disciplineLabel(row.discipline),
        row.level,
        horses.get(row.horseId)?.name ?? null,
        entry.status,
        entry.placement,
        entry.fieldSize,
        entry.score,
        entry.entryFee,
        entry.earnings,
        entry.xpEarned,
        row.showId,
        row.horseId,
      ];
    });
    before = rows.at(-1)?.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const points = (stored: number) => Math.round((stored * 100) / TEN_THOUSAND) / 100;

function entryView(row: ShowEntryRow): z.input<typeof contract.Entry> {
  const { result } = row;
  return {
    id: row.id,
    showId: row.showId,
    horseId: row.horseId,
    show: { type: row.discipline, level: row.level, scheduledDate: row.runsAt.toISOString() },
    status: row.status === 'pending' ? 'pending' : 'completed',
    entryFee: row.fee,
    score: row.score === null ? null : points(row.score),
    heat: result && result.heat,
    placement: row.place,
    fieldSize: row.fieldSize,
    xpEarned: row.entryXp + (row.placeXp ?? 0),
    earnings: row.prize,
    parts:
      result &&
      SCORE_PARTS.map((part) => ({ part, points: points(result.points[part]), of: PART_POINTS[part] })),
  };
}

/** Completed starts = all - pending, to avoid counting history. */
async function readShowStats(
  db: Db,
  horseId: string,
): Promise<z.input<typeof contract.horseShowStats.reply>> {
  const stats = await findShowStats.first(db, { horseId });
  if (!stats) throw new Error(`Horse ${horseId} is gone`);
  const { showsEntered, pending: pendingEntries, earnings: totalEarnings } = stats;
  return { showsEntered, pendingEntries, completedEntries: showsEntered - pendingEntries, totalEarnings };
}
