import type { HouseShowToEnter } from './entering/entry-terms.ts';
import { isOpenHouseShow, readHouseShowId } from './house-shows.ts';
import { isOpenMeadowShow, readMeadowShowId, type MeadowShow } from './meadow/meadow-shows.ts';

/** A show of the game's own timetable: its id tells all of it. */
export type ScheduledShow = HouseShowToEnter | MeadowShow;

export function readScheduledShow(id: string): ScheduledShow | undefined {
  const house = readHouseShowId(id);
  return house ? { kind: 'house', ...house } : readMeadowShowId(id);
}

/** Closed from its instant on. */
export function isOpenScheduledShow(show: ScheduledShow, now: Date): boolean {
  return show.kind === 'house' ? isOpenHouseShow(show, now) : isOpenMeadowShow(show, now);
}
