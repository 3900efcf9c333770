import type { z } from 'zod';
import type { listWorldNews } from '../../contract/news.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { formatWorldNews, type WorldNewsFact } from '../../game/news/world-news.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { findWorldNews, type WorldNewsRow } from './world-news-queries.ts';

type WorldNews = z.input<typeof listWorldNews.reply>;

const MOST = 10;
/** Of each kind: enough for a full list, though some are of private stables. */
const AMONG = 40;

/** The latest of what may be told to everybody, newest first. */
export async function readWorldNews(db: Db, now: Date): Promise<WorldNews> {
  const rows = await rowsThroughMonths(db, findWorldNews, { among: AMONG, limit: MOST });
  return rows.map((row) => itemOf(row, now));
}

function itemOf(row: WorldNewsRow, now: Date): WorldNews[number] {
  const { kind, id, at, horseId, name, stableId, username } = row;
  const { look, color } = lookView({
    ...row,
    breed: breedOfRow(row),
    ageInMonths: ageInMonths(row.bornAt, now),
  });
  return {
    id,
    at: at.toISOString(),
    kind,
    ...formatWorldNews(factOf(row, color)),
    horse: { id: horseId, name, look },
    stable: { id: stableId, username },
  };
}

function factOf(row: WorldNewsRow, color: string): WorldNewsFact {
  const { kind, name, sex, damName, showId, discipline, level, grade } = row;
  const colour = color.charAt(0).toUpperCase() + color.slice(1);
  if (kind === 'birth') return { kind, dam: damName ?? '', sex, colour };
  if (kind === 'sale') return { kind, horse: name, colour, breed: breedName(breedOfRow(row)) };
  if (showId === null || discipline === null || level === null) throw new Error(`News of no show: ${row.id}`);
  const show = { horse: name, showId, discipline, level };
  return kind === 'grade' && grade !== null ? { kind, grade, ...show } : { kind: 'first_win', ...show };
}
