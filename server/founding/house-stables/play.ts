import { createHmac } from 'node:crypto';
import { GESTATION_MS } from '../../../game/breeding/breeding.ts';
import { VET_SECONDS } from '../../../game/care/vet.ts';
import { HOUR, MINUTE, REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { rngFrom } from '../../../game/rng.ts';
import type { OtherRows } from '../played/world-writer.ts';
import { visit } from './day.ts';
import { HouseLife, type PlayedStable } from './house-life.ts';
import { breed } from './matings.ts';
import { makePiece, pieceOfDay } from './tack.ts';
import { checkStuds, listHorses, standAtStud } from './offers.ts';

/** Real days. */
const DAYS = 80;
/** Pieces of tack that a stable offers; it makes one a day. */
const PIECES = 6;
/** Long enough for the founding to be over before a show of the last visits runs. */
const LAST_MS = 15 * MINUTE;

/** When foals are born after the founding: one while the first player looks around, four on the first day. */
const BIRTHS_MS: readonly number[] = [
  6 * MINUTE,
  5 * HOUR,
  11 * HOUR,
  19 * HOUR,
  27 * HOUR,
  33 * HOUR,
  39 * HOUR,
  45 * HOUR,
  51 * HOUR,
  57 * HOUR,
  63 * HOUR,
  69 * HOUR,
];

interface Event {
  readonly at: number;
  readonly run: () => void;
}

export interface Playing {
  readonly secret: Uint8Array;
  readonly purseIndex: number;
  readonly now: Date;
  readonly count: number;
}

/** The secret, the time and the number of stables determine the past. */
export function playHouseStables({ secret, purseIndex, now, count }: Playing): HouseLife {
  const rng = rngFrom(createHmac('sha256', secret).update('house stables').digest());
  const firstDay = Math.floor(now.getTime() / REAL_MS_PER_DAY) - DAYS;
  const from = new Date(firstDay * REAL_MS_PER_DAY);
  const life = new HouseLife({ rng, secret, purseIndex, from, now, count });
  const stables = [...life.people.values()];
  const events = [...visitsOf(life, stables, firstDay), ...coversOf(life, stables)];
  for (const { at, run } of events.toSorted((one, other) => one.at - other.at)) {
    life.passTo(new Date(at));
    run();
  }
  life.passTo(new Date(now.getTime() - LAST_MS));
  for (const played of stables) checkStuds(life, played);
  life.passTo(new Date(life.at.getTime() + VET_SECONDS * 1000));
  for (const played of stables) {
    standAtStud(life, played);
    listHorses(life, played);
  }
  life.passTo(now);
  return life;
}

function visitsOf(life: HouseLife, stables: readonly PlayedStable[], firstDay: number): Event[] {
  const until = life.now.getTime() - 2 * LAST_MS;
  return stables.flatMap((played) => {
    const { hour, weekday } = played.stable;
    return Array.from({ length: DAYS + 1 }, (_, day) => {
      // After the shows of the minute.
      const at = (firstDay + day) * REAL_MS_PER_DAY + hour * HOUR + 2000;
      const isCoverDay = day < 7 || new Date(at).getUTCDay() === weekday;
      return {
        at,
        run: () => {
          visit(life, played, day);
          if (isCoverDay) breed(life, played, 'missing');
          if (played.stable.makesTack && day >= DAYS - PIECES && day < DAYS)
            makePiece(life, played, pieceOfDay(day));
        },
      };
    }).filter(({ at }) => at < until);
  });
}

/** Each stable in turn, or the next one that has a pair. */
function coversOf(life: HouseLife, stables: readonly PlayedStable[]): Event[] {
  const seconds = VET_SECONDS * 1000;
  return BIRTHS_MS.map((bornMs, index) => ({
    at: life.now.getTime() + bornMs - GESTATION_MS - seconds,
    run: () => {
      const inTurn = [...stables.slice(index), ...stables.slice(0, index)];
      inTurn.some((played) => breed(life, played, 'any'));
    },
  }));
}

/** Rows other than players, horses, shows and the ledger. */
export function rowsOf({ records, listings, tack, population }: HouseLife): OtherRows {
  return {
    horse_events: records.events,
    vet_requests: records.vetRequests,
    health_tests: records.healthTests,
    covers: records.covers,
    missed_covers: records.missedCovers,
    studs: [...records.studs.values()],
    tack,
    listings: listings.map((listing) => {
      if (listing.horseId === null) return listing;
      const { sex, bornAt, level } = population.horse(listing.horseId);
      return { ...listing, sex, bornAt, level };
    }),
  };
}
