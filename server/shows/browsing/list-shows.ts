import type { z } from 'zod';
import type { Show } from '../../../contract/shows/shows.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { SHOW_LEVEL_MAX, SHOW_LEVEL_MIN } from '../../../game/shows/player-show-terms.ts';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { isOfAge } from '../../../game/shows/entering/entry-terms.ts';
import { classesToEnter, startTerms, type Grade } from '../../../game/shows/grades.ts';
import { standingOf } from '../../horses/state/horse-state.ts';
import type { Db } from '../../db/connection.ts';
import { rowsThroughMonths } from '../../db/months/through-months.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { readOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { afterCursor, cursorOf, firstAfter, type Cursor } from './show-cursor.ts';
import {
  countOpenPlayerShows,
  countOwnOpenShows,
  findOpenPlayerShows,
  findOwnCompletedShows,
  findOwnOpenShows,
} from '../player-show-queries.ts';
import { findEntered, findPurseIndex } from '../show-queries.ts';
import { houseShowView, playerShowView } from '../show-view.ts';
import type { StandingShow, Timetable } from './timetable.ts';

export interface ShowFilter {
  readonly playerId: string;
  readonly own: boolean;
  readonly horseId: string | undefined;
  /** With a horse: also shows outside its level. */
  readonly allLevels: boolean;
  readonly discipline?: Discipline | undefined;
  readonly minLevel: number | undefined;
  readonly maxLevel: number | undefined;
}

export interface ShowSearch extends ShowFilter {
  readonly status: 'open' | 'completed';
  readonly offset: number;
  readonly after?: string | undefined;
  readonly limit: number;
}

type View = z.input<typeof Show>;

interface SearchingHorse {
  readonly horse: HorseRow | undefined;
  readonly months: number | undefined;
  readonly entered: readonly string[];
}

/**
 * By date; one more than the limit if there are more. With a horse: shows that its age and level (or any level) allow
 * and that it has not entered.
 */
export async function listShows(
  db: Db,
  timetable: Timetable,
  now: Date,
  search: ShowSearch,
): Promise<View[] | NotOwn> {
  const looking = await readSearchingHorse(db, now, search);
  if (isRefusal(looking)) return looking;
  const cursor = search.after ? await cursorOf(db, search.after) : undefined;
  if (search.own) return listOwn(db, now, search, looking, cursor);

  const players = await listPlayerShows(db, now, search, looking, cursor);
  const purseIndex = await findPurseIndex(db);
  const house = houseShows(timetable, now, search, looking, cursor)
    .slice(0, search.offset + search.limit + 1)
    .map((show) => houseShowView(show, gradeIn(show, looking.horse), purseIndex));
  // Stable: house shows come first, in their order.
  const merged = [...house, ...players].toSorted(byDate);
  return merged.slice(search.offset, search.offset + search.limit + 1);
}

export async function countShows(
  db: Db,
  timetable: Timetable,
  now: Date,
  filter: ShowFilter,
): Promise<number | NotOwn> {
  const looking = await readSearchingHorse(db, now, filter);
  if (isRefusal(looking)) return looking;
  const { disciplines, fromLevel, toLevel } = allowed(filter, looking);
  const among = { disciplines, fromLevel, toLevel, now, not: looking.entered };
  const counted = filter.own
    ? await countOwnOpenShows.first(db, { ...among, playerId: filter.playerId })
    : await countOpenPlayerShows.first(db, among);
  const players = counted?.count ?? 0;
  return filter.own ? players : players + houseShows(timetable, now, filter, looking).length;
}

async function readSearchingHorse(
  db: Db,
  now: Date,
  { horseId, playerId }: Pick<ShowFilter, 'horseId' | 'playerId'>,
): Promise<SearchingHorse | NotOwn> {
  const horse = horseId ? await readOwnHorse(db, horseId, playerId) : undefined;
  if (isRefusal(horse)) return horse;
  const entered = horse
    ? (await findEntered.rows(db, { horseIds: [horse.id] })).map((row) => row.showId)
    : [];
  return { horse, months: horse && ageInMonths(horse.bornAt, now), entered };
}

const byDate = (one: View, other: View) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate);

function houseShows(
  timetable: Timetable,
  now: Date,
  { allLevels, discipline, minLevel = 0, maxLevel = Infinity }: ShowFilter,
  { horse, months, entered }: SearchingHorse,
  cursor?: Cursor,
): StandingShow[] {
  const open = horse && !allLevels ? openTo(timetable, now, horse) : timetable(now, undefined);
  const isIn = new Set(entered);
  return afterCursor(open, cursor).filter(
    (show) =>
      (discipline === undefined || show.discipline === discipline) &&
      show.level >= minLevel &&
      show.level <= maxLevel &&
      (months === undefined || isOfAge(show.discipline, months)) &&
      !isIn.has(show.id),
  );
}

async function listPlayerShows(
  db: Db,
  now: Date,
  search: ShowSearch,
  looking: SearchingHorse,
  cursor: Cursor | undefined,
): Promise<View[]> {
  const { disciplines, fromLevel, toLevel } = allowed(search, looking);
  const from = firstAfter(now, cursor);
  const rows = await findOpenPlayerShows.rows(db, {
    disciplines,
    fromLevel,
    toLevel,
    after: from.runsAt,
    afterId: from.id,
    not: looking.entered,
    limit: search.offset + search.limit + 1,
  });
  return rows.map(playerShowView);
}

async function listOwn(
  db: Db,
  now: Date,
  search: ShowSearch,
  looking: SearchingHorse,
  cursor: Cursor | undefined,
): Promise<View[]> {
  const { playerId, offset, limit, status } = search;
  const { disciplines, fromLevel, toLevel } = allowed(search, looking);
  const among = { playerId, disciplines, fromLevel, toLevel, offset, limit: limit + 1 };
  const last = firstAfter(now, undefined);
  const from = status === 'open' ? firstAfter(now, cursor) : (cursor ?? last);
  const rows =
    status === 'open'
      ? await findOwnOpenShows.rows(db, {
          ...among,
          after: from.runsAt,
          afterId: from.id,
          not: looking.entered,
        })
      : await rowsThroughMonths(
          db,
          findOwnCompletedShows,
          { ...among, before: from.runsAt, beforeId: from.id },
          { isWhole: (shows, archivedBefore) => (shows.at(-1)?.runsAt ?? now) >= archivedBefore },
        );
  return rows.map(playerShowView);
}

function allowed(
  { allLevels, discipline, minLevel = 0, maxLevel = Infinity }: ShowFilter,
  { horse, months }: SearchingHorse,
) {
  return {
    disciplines: DISCIPLINES.filter(
      (one) =>
        (discipline === undefined || one === discipline) && (months === undefined || isOfAge(one, months)),
    ),
    fromLevel: Math.max(SHOW_LEVEL_MIN, minLevel),
    toLevel: Math.min(SHOW_LEVEL_MAX, maxLevel, allLevels ? Infinity : (horse?.level ?? Infinity)),
  };
}

function gradeIn({ level }: StandingShow, horse: HorseRow | undefined): Grade {
  return horse ? startTerms(standingOf(horse), horse.level, level).grade : 'bronze';
}

function openTo(timetable: Timetable, now: Date, horse: HorseRow): readonly StandingShow[] {
  const [first, ...others] = classesToEnter(standingOf(horse), horse.level);
  if (others.length === 0) return timetable(now, first);
  const classes = new Set([first, ...others]);
  return timetable(now, undefined).filter(({ level }) => classes.has(level));
}
