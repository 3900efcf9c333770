import type { z } from 'zod';
import type { worldCounts } from '../../contract/search/search.ts';
import type { Db } from '../db/connection.ts';
import { countWorld, type CountsRow } from './count-queries.ts';
import { MINUTE } from '../../game/game-time.ts';

type Counts = z.input<typeof worldCounts.reply>;

export interface WorldCounts {
  read(db: Db, now: Date): Promise<Counts>;
}

const MAX_AGE_MS = MINUTE;
const HERE_FOR_MS = 10 * MINUTE;
/** Beyond, the database's estimate is exact enough. */
const MOST_COUNTED = 10_000;
const MOST_PLAYER_SHOPS = 1_000;

/** Counts at most once a minute and process. */
export function openWorldCounts(): WorldCounts {
  let last: { readonly at: number; readonly counts: Promise<Counts> } | undefined;
  return {
    async read(db, now) {
      const age = last === undefined ? MAX_AGE_MS : now.getTime() - last.at;
      if (last && age >= 0 && age < MAX_AGE_MS) return await last.counts;
      const counting = { at: now.getTime(), counts: count(db, now) };
      last = counting;
      // The next call retries.
      counting.counts.catch(() => {
        if (last === counting) last = undefined;
      });
      return await counting.counts;
    },
  };
}

async function count(db: Db, now: Date): Promise<Counts> {
  const seenSince = new Date(now.getTime() - HERE_FOR_MS);
  const row = await countWorld.first(db, {
    most: MOST_COUNTED,
    mostPlayerShops: MOST_PLAYER_SHOPS,
    seenSince,
  });
  if (!row) throw new Error('The world was not counted');
  return { ...countsOf(row), countedAt: now.toISOString() };
}

function countsOf(row: CountsRow): Omit<Counts, 'countedAt'> {
  return {
    players: atMost(row.players, MOST_COUNTED, row.playersAbout),
    playersHere: atMost(row.here, MOST_COUNTED),
    horses: atMost(row.horses, MOST_COUNTED, row.horsesAbout),
    horsesForSale: atMost(row.forSale, MOST_COUNTED),
    shops: atMost(row.shops, MOST_PLAYER_SHOPS),
  };
}

const ROUNDED_TO = 1_000;

/** Where counting stopped, the database's estimate in thousands. */
function atMost(counted: number, most: number, about = 0) {
  if (counted < most) return { count: counted, about: false };
  return { count: Math.max(most, Math.round(about / ROUNDED_TO) * ROUNDED_TO), about: true };
}
