import type { ClassLevel } from '../../../game/shows/classes.ts';
import { openHouseShows, type OpenHouseShow } from '../../../game/shows/house-shows.ts';
import { seedHash, showSeed } from '../../../game/shows/proof/proof.ts';
import { MINUTE } from '../../../game/game-time.ts';

export interface StandingShow extends OpenHouseShow {
  readonly scheduledDate: string;
  readonly seedHash: string;
}

export type Timetable = (now: Date, level: ClassLevel | undefined) => readonly StandingShow[];

/** Cached for a minute: hashing seeds is slow. */
export function openTimetable(secret: Uint8Array): Timetable {
  let minute = Number.NaN;
  let ofClass = new Map<ClassLevel | undefined, readonly StandingShow[]>();
  let hashes = new Map<string, string>();

  const standing = (show: OpenHouseShow, before: ReadonlyMap<string, string>): StandingShow => {
    const hash = hashes.get(show.id) ?? before.get(show.id) ?? seedHash(showSeed(secret, show.id));
    hashes.set(show.id, hash);
    return { ...show, scheduledDate: show.runsAt.toISOString(), seedHash: hash };
  };

  let before: ReadonlyMap<string, string> = new Map();
  return (now, level) => {
    const current = Math.floor(now.getTime() / MINUTE);
    if (current !== minute) {
      minute = current;
      ofClass = new Map();
      // Most shows of the last minute are still open.
      before = hashes;
      hashes = new Map();
    }
    const known = ofClass.get(level);
    if (known) return known;
    const shows = openHouseShows(now, { level }).map((show) => standing(show, before));
    ofClass.set(level, shows);
    return shows;
  };
}
