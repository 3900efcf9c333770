import type { z } from 'zod';
import type * as contract from '../../contract/news.ts';
import { FOAL_PAGES } from '../../game/keepsakes/foal-book.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { mayTalk } from '../../game/moderation/age.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { disciplineAt, formatShowLevel } from '../../game/shows/venues.ts';
import {
  NEWS_KINDS,
  formatNews,
  TOPIC_OF_KIND,
  type NewsFact,
  type NewsKind,
  type NewsTopic,
} from '../../game/news/news.ts';
import type { Db } from '../db/connection.ts';
import { firstThroughMonths, fullSince, rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { readPreviousVisit } from '../players/player.ts';
import { countNews, findLastWin, findNews, findReader, sumResults, type NewsRow } from './news-queries.ts';

export type NewsItem = z.input<typeof contract.NewsItem>;
type SinceLastVisit = z.input<typeof contract.sinceLastVisit.reply>;
type NewsState = z.input<typeof contract.getNewsState.reply>;

const EVER = new Date(0);
const MOST_COUNTED = 100;
const LATEST = 5;
const NO_STARTS = { starts: 0, wins: 0, paid: 0, coins: 0 };

interface NewsSearch {
  readonly playerId: string;
  readonly topic?: NewsTopic | undefined;
  readonly before?: string | undefined;
  readonly beforeAt: Date | undefined;
  readonly limit: number;
}

export async function listNews(
  db: Db,
  now: Date,
  { playerId, topic, before, beforeAt, limit }: NewsSearch,
): Promise<readonly NewsItem[]> {
  const { readable, heard } = await readReader(db, now, playerId);
  const rows = await findPage(db, {
    playerId,
    kinds: topic === undefined ? heard : readable.filter((kind) => TOPIC_OF_KIND[kind] === topic),
    allResults: false,
    since: EVER,
    beforeAt: beforeAt ?? null,
    beforeId: before ?? null,
    limit,
  });
  return rows.map((row) => itemOf(row, now));
}

export interface FreshNews extends NewsItem {
  readonly kind: NewsKind;
}

/** Lists news of the topics that are on, newest first. */
export async function listFreshNews(
  db: Db,
  now: Date,
  wish: {
    readonly playerId: string;
    readonly kinds: readonly NewsKind[];
    readonly since: Date;
    readonly limit: number;
  },
): Promise<readonly FreshNews[]> {
  const { playerId, kinds, since, limit } = wish;
  const { heard } = await readReader(db, now, playerId);
  const rows = await findPage(db, {
    playerId,
    kinds: kinds.filter((kind) => heard.includes(kind)),
    allResults: false,
    since,
    beforeAt: null,
    beforeId: null,
    limit,
  });
  return rows.map((row) => ({ ...itemOf(row, now), kind: row.kind }));
}

/** With few starts every result is news; with many, only results with a prize. */
export async function readSinceLastVisit(db: Db, now: Date, playerId: string): Promise<SinceLastVisit> {
  const [{ since, first }, { heard }] = await Promise.all([
    readPreviousVisit(db, playerId),
    readReader(db, now, playerId),
  ]);
  const weekAgo = new Date(now.getTime() - 7 * REAL_MS_PER_DAY);
  const [sums = NO_STARTS, win] = await Promise.all([
    firstThroughMonths(db, sumResults, { playerId, since }, { since: latest(since, bornSince(playerId)) }),
    findLastWin.first(db, { playerId, since: weekAgo }),
  ]);
  const rows = await findPage(db, {
    playerId,
    kinds: heard,
    allResults: sums.starts <= LATEST,
    since,
    beforeAt: null,
    beforeId: null,
    limit: LATEST + 1,
  });
  return {
    since: since.toISOString(),
    firstVisit: first,
    ...sums,
    latest: rows.slice(0, LATEST).map((row) => itemOf(row, now)),
    more: rows.length > LATEST,
    lastWin: win
      ? {
          horseId: win.horseId,
          showId: win.showId,
          what: disciplineLabel(win.discipline),
          where: `${disciplineAt(win.discipline, win.showId)}, ${formatShowLevel(win.level, win.showId)}`,
          at: win.runsAt.toISOString(),
        }
      : null,
  };
}

export async function readNewsState(db: Db, now: Date, playerId: string): Promise<NewsState> {
  const { readAt, heard, topicsOff, mailsFoals } = await readReader(db, now, playerId);
  const filters = { playerId, kinds: heard, allResults: false, since: readAt, most: MOST_COUNTED };
  const counted = await firstThroughMonths(db, countNews, filters, {
    since: latest(readAt, bornSince(playerId)),
    isWhole: ([recent]) => !includeShows(heard) || recent?.count === MOST_COUNTED,
  });
  return { readAt: readAt.toISOString(), unread: counted?.count ?? 0, topicsOff, mailsFoals };
}

const latest = (one: Date, other: Date) => (one > other ? one : other);

const OF_SHOWS: readonly string[] = ['result', 'followed'];

/** Only news of shows reads rows that may be archived. */
const includeShows = (kinds: readonly string[]) => kinds.some((kind) => OF_SHOWS.includes(kind));

function findPage(db: Db, page: Parameters<typeof findNews.recent.rows>[1]): Promise<NewsRow[]> {
  const isFull = fullSince<NewsRow>(page.limit, ({ at }) => at);
  return rowsThroughMonths(db, findNews, page, {
    since: latest(page.since, bornSince(page.playerId)),
    isWhole: (rows, archivedBefore) => !includeShows(page.kinds) || isFull(rows, archivedBefore),
  });
}

async function readReader(db: Db, now: Date, playerId: string) {
  const reader = await findReader.first(db, { playerId });
  if (!reader) throw new Error(`No player ${playerId}`);
  const { readAt, topicsOff, mailsFoals, birthYear } = reader;
  const hasMail = birthYear !== null && mayTalk(birthYear, now);
  const readable = NEWS_KINDS.filter((kind) => kind !== 'letter' || hasMail);
  return {
    readAt,
    topicsOff,
    mailsFoals,
    readable,
    heard: readable.filter((kind) => !topicsOff.includes(TOPIC_OF_KIND[kind])),
  };
}

function itemOf(row: NewsRow, now: Date): NewsItem {
  const { kind, id, at, details } = row;
  return {
    id,
    at: at.toISOString(),
    topic: TOPIC_OF_KIND[kind],
    ...formatNews(factOf(row)),
    ...linkOf(row),
    horse: horseOf(row, now),
    tackType: details.type ?? null,
  };
}

function horseOf(row: NewsRow, now: Date): NewsItem['horse'] {
  const { horseId: id, name, bornAt } = row;
  if (id === null || name === null) return null;
  return {
    id,
    name,
    look: lookView({ ...row, breed: breedOfRow(row), ageInMonths: ageInMonths(bornAt, now) }).look,
  };
}

function linkOf({ kind, id, horseId, showId, details }: NewsRow): { href: string; action: string | null } {
  if (showId !== null) return { href: `/shows/${showId}`, action: null };
  if (kind === 'grew')
    return {
      href: `/horses/${horseId}/${isMeasured(details.pages) ? 'body' : 'foal-book'}`,
      action: null,
    };
  if (kind === 'letter') return { href: `/mail?letter=${id}`, action: null };
  if (kind === 'request' && details.status === 'open') return { href: '/stud-requests', action: 'Answer' };
  return { href: horseId === null ? '/goldsmith' : `/horses/${horseId}`, action: null };
}

/** At three years. */
function isMeasured(pages: string): boolean {
  return pages.split(',').includes('three');
}

function factOf({ kind, details, name, otherName, sex, username, showId }: NewsRow): NewsFact {
  // Horses and players are never deleted.
  const [horse, other, player] = [name ?? '', otherName ?? '', username ?? ''];
  switch (kind) {
    case 'foal':
      return { kind, foal: horse, sex, dam: other };
    case 'grew':
      return {
        kind,
        horse,
        sex,
        pages: FOAL_PAGES.filter((page) => details.pages.split(',').includes(page)),
      };
    case 'result':
      return { ...details, kind, horse, showId: showId ?? '' };
    case 'show':
      return { ...details, kind };
    case 'followed':
      return { ...details, kind, showId: showId ?? '' };
    case 'letter':
      return { ...details, kind, from: player };
    case 'sale': {
      const { type, quality, price } = details;
      return {
        kind,
        horse: name,
        piece: type === null || quality === null ? null : { type, quality },
        buyer: player,
        price,
      };
    }
    case 'request':
      return { ...details, kind, from: player, stallion: horse, mare: other };
    default:
      return { ...details, kind, mare: horse, stallion: other };
  }
}
