import type { z } from 'zod';
import type { Show } from '../../contract/shows.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { classOfLevel } from '../../game/shows/classes.ts';
import { isOfAge } from '../../game/shows/entry.ts';
import { FORM_START, formOnEntering } from '../../game/shows/form.ts';
import { readHouseShowId } from '../../game/shows/house-shows.ts';
import { housePurse } from '../../game/shows/purse.ts';
import type { Db } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { readOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { findEntered, findPurseIndex } from './show-queries.ts';
import type { StandingShow, Timetable } from './timetable.ts';

export interface ShowSearch {
  readonly playerId: string;
  readonly horseId: string | undefined;
  readonly discipline?: Discipline | undefined;
  readonly minLevel: number | undefined;
  readonly maxLevel: number | undefined;
  readonly offset: number;
  /** The show that the page before ended with. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Open shows by their date, one more than the limit if there are more. For a horse: those of its class that it
 * is not in, and its purse.
 */
export async function listOpenShows(
  db: Db,
  timetable: Timetable,
  now: Date,
  search: ShowSearch,
): Promise<z.input<typeof Show>[] | NotOwn> {
  const horse = search.horseId ? await readOwnHorse(db, search.horseId, search.playerId) : undefined;
  if (isRefusal(horse)) return horse;
  const entered = new Set(horse && (await findEntered.rows(db, horse.id)).map((row) => row.show_id));
  const purseIndex = await findPurseIndex(db);

  const months = horse && ageInMonths(horse.born_at, now);
  const minLevel = search.minLevel ?? 0;
  const maxLevel = search.maxLevel ?? Infinity;
  const isListed = ({ id, discipline, level }: StandingShow) =>
    (search.discipline === undefined || discipline === search.discipline) &&
    level >= minLevel &&
    level <= maxLevel &&
    (months === undefined || isOfAge(discipline, months)) &&
    !entered.has(id);
  const open = timetable(now, horse && classOfLevel(horse.level).level);
  const rest = search.after ? openAfter(open, search.after) : open;
  return rest
    .filter(isListed)
    .slice(search.offset, search.offset + search.limit + 1)
    .map((show) => openShowView(show, formIn(show, horse), purseIndex));
}

/** The form that the horse would start with. */
function formIn({ level }: StandingShow, horse: HorseRow | undefined): number {
  return horse ? formOnEntering(horse.form, classOfLevel(horse.class_level).level, level) : FORM_START;
}

/** Those that come after a show, which may have run meanwhile. Shows of one instant have their order. */
function openAfter(open: readonly StandingShow[], id: string): readonly StandingShow[] {
  const place = open.findIndex((show) => show.id === id);
  if (place >= 0) return open.slice(place + 1);
  const runsAt = readHouseShowId(id)?.runsAt ?? new Date(0);
  return open.filter((show) => show.runsAt > runsAt);
}

function openShowView(show: StandingShow, form: number, purseIndex: number): z.input<typeof Show> {
  return {
    id: show.id,
    showId: show.id,
    kind: 'house',
    type: show.discipline,
    level: show.level,
    entryFee: classOfLevel(show.level).fee,
    prize: housePurse(show.level, form, purseIndex),
    scheduledDate: show.scheduledDate,
    status: 'open',
    createdById: null,
    seedHash: show.seedHash,
  };
}
