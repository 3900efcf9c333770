import type { DueWork } from '../clock/due-work.ts';
import { findSecret } from '../clock/find-secret.ts';
import { tell } from '../db/news.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { countFoalLevels } from '../horses/foal-levels.ts';
import { lockShown, saveShown } from '../horses/shown-horses.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import { lockPlayersByIds, savePlacedPlayers } from '../players/placed-players.ts';
import { readWornBy, saveWear } from '../tack/worn-tack.ts';
import { completeEntries, countStarters, findStarters } from './entry-queries.ts';
import { payments, pursesOf } from './pay-placed.ts';
import { placeShows } from './place-shows.ts';
import {
  completeShows,
  findDueShows,
  findNextRun,
  findPurseIndex,
  lockDueShows,
  lockShow,
  mayRunShows,
  type ShowRow,
} from './show-queries.ts';

/** Shows of one transaction, and about how many entries: others wait only moments for its horses and purses. */
const SHOWS_AT_ONCE = 40;
const ENTRIES_AT_ONCE = 200;
/** Of so many shows at once it is asked how many entries they have. */
const COUNTED_AT_ONCE = 5;

/** How long a show that cannot be run is left alone, in milliseconds of world time. */
const SET_ASIDE_MS = 600_000;

/** What a feature owes to entries that were just placed, in the transaction that placed them and as its last. */
export type WhenPlaced = (tx: Tx, entryIds: readonly string[]) => Promise<void>;

/**
 * Runs shows whose time has come: each once, in the order of their dates. A show that cannot be run, which is a
 * bug, is set aside so that it keeps no other waiting, and tried again later.
 */
export function dueShowsWork(whenPlaced: readonly WhenPlaced[]): DueWork {
  const setAside = new Map<string, number>();

  const brokenNow = (now: Date) => {
    for (const [id, until] of setAside) if (until <= now.getTime()) setAside.delete(id);
    return [...setAside.keys()];
  };

  /**
   * After a batch failed: each of its shows by itself. Throws what broke if any did. Where none can be run it is hardly
   * the shows that are broken, and none is set aside, unless there may be others behind them.
   */
  const runOneByOne = async (db: Db, now: Date) => {
    const failures = new Map<string, unknown>();
    const due = await findDueShows.rows(db, now, brokenNow(now), SHOWS_AT_ONCE);
    for (const { id } of due) {
      try {
        await inTransaction(db, async (tx) =>
          (await mayRunShows(tx)) ? runShows(tx, now, await lockShow.rows(tx, id), whenPlaced) : 0,
        );
      } catch (error) {
        failures.set(id, new Error(`Show ${id} cannot be run`, { cause: error }));
      }
    }
    if (failures.size < due.length || due.length === SHOWS_AT_ONCE) {
      for (const id of failures.keys()) setAside.set(id, now.getTime() + SET_ASIDE_MS);
    }
    if (failures.size > 0) throw new AggregateError(failures.values(), 'Some shows cannot be run');
  };

  return {
    name: 'shows',
    nextDue: (db) => findNextRun(db, [...setAside.keys()]),
    async doSome(db, { now }) {
      try {
        return await inTransaction(db, (tx) => runDueShows(tx, now, brokenNow(now), whenPlaced));
      } catch {
        await runOneByOne(db, now);
        return 1;
      }
    },
  };
}

/** Lets whatever else has come meanwhile be done first: running shows takes the processor for long. */
const others = () => new Promise((resolve) => setImmediate(resolve));

/** How many shows were run. */
async function runDueShows(
  tx: Tx,
  now: Date,
  but: readonly string[],
  whenPlaced: readonly WhenPlaced[],
): Promise<number> {
  if (!(await mayRunShows(tx))) return 0;
  const due = await lockDueShows.rows(tx, now, but, SHOWS_AT_ONCE);
  return runShows(tx, now, await firstOf(tx, due), whenPlaced);
}

/** The first of these shows: as many as have together no more entries than one transaction takes, and at least one. */
async function firstOf(tx: Tx, due: readonly ShowRow[]): Promise<ShowRow[]> {
  const first: ShowRow[] = [];
  let entries = 0;
  for (let from = 0; from < due.length; from += COUNTED_AT_ONCE) {
    const some = due.slice(from, from + COUNTED_AT_ONCE);
    const counts = await countStarters.rows(
      tx,
      some.map(({ id }) => id),
    );
    const entriesOf = new Map(counts.map(({ show_id, count }) => [show_id, count]));
    for (const show of some) {
      entries += entriesOf.get(show.id) ?? 0;
      if (first.length > 0 && entries > ENTRIES_AT_ONCE) return first;
      first.push(show);
    }
  }
  return first;
}

/** Runs locked shows in their order. */
async function runShows(
  tx: Tx,
  now: Date,
  shows: readonly ShowRow[],
  whenPlaced: readonly WhenPlaced[],
): Promise<number> {
  if (shows.length === 0) return 0;
  const entries = await findStarters.rows(
    tx,
    shows.map(({ id }) => id),
  );
  const starting = [...new Set(entries.map((entry) => entry.horse_id))];
  const horses = await lockShown(tx, starting);
  const worn = await readWornBy(tx, starting);
  const payers = [...new Set(entries.map((entry) => entry.player_id))];
  const players = await lockPlayersByIds(tx, payers);
  await lockPurses(tx, [...payers, ...pursesOf(shows)]);
  const purseIndex = await findPurseIndex(tx);
  const secret = await findSecret(tx);

  await others();
  const placed = placeShows({ shows, entries, horses, worn, players, purseIndex, secret });
  await others();

  await completeShows.run(
    tx,
    placed.shows.map(({ id }) => id),
    placed.shows.map(({ seed }) => seed),
    placed.shows.map(({ entriesHash }) => entriesHash),
    placed.shows.map(({ rulesVersion }) => rulesVersion),
    placed.shows.map(({ counts }) => counts),
    placed.shows.map(({ returned }) => returned),
    placed.shows.map(({ entered }) => entered),
    placed.shows.map(({ heats }) => heats),
    purseIndex,
  );
  await completeEntries.run(
    tx,
    placed.entries.map(({ id }) => id),
    placed.entries.map(({ place }) => place),
    placed.entries.map(({ fieldSize }) => fieldSize),
    placed.entries.map(({ score }) => score),
    placed.entries.map(({ prize }) => prize),
    placed.entries.map(({ placeXp }) => placeXp),
    placed.entries.map(({ kept }) => JSON.stringify(kept)),
  );
  await others();
  for (const { id, player_id } of entries) tell(tx, player_id, { topics: ['entries'], results: [id] });
  for (const { created_by } of shows) if (created_by) tell(tx, created_by, { topics: ['shows'] });
  await saveShown(tx, placed.horses);
  await saveWear(tx, placed.worn);
  await savePlacedPlayers(tx, placed.players);
  await post(tx, now, payments(shows, entries, placed));
  await countFoalLevels(tx, [...horses.values()], placed.horses);
  const ids = placed.entries.map(({ id }) => id);
  for (const settle of whenPlaced) await settle(tx, ids);
  return shows.length;
}
