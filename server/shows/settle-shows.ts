import { findSecret } from '../clock/world.ts';
import { yieldToCalls } from '../clock/background-work.ts';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { countFoalLevels } from '../horses/foal-levels.ts';
import { lockShown, saveShown, type ShownHorse } from '../horses/shown-horses.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import { lockPlayersByIds, savePlacedPlayers, type PlacedPlayer } from '../players/placed-players.ts';
import { readWornBy, saveWear, type WornPiece } from '../tack/worn-tack.ts';
import { entriesOf } from './entries-of.ts';
import { completeEntries, findStarters, type EntryRow } from './entry-queries.ts';
import { payments, pursesOf } from './pay-placed.ts';
import { placeShows, type Placed } from './place-shows.ts';
import { completeShows, findPurseIndex, type ShowRow } from './show-queries.ts';

/** What a feature owes to entries that were just placed, in the transaction that placed them and as its last. */
export type WhenPlaced = (tx: Tx, entryIds: readonly string[]) => Promise<void>;

/** About how many entries are placed without a pause. The database writes them while the next are placed. */
export const ENTRIES_WITHOUT_PAUSE = 100;

/** Everything that shows change, locked, and what they go by. */
interface Standing {
  readonly horses: Map<string, ShownHorse>;
  readonly worn: Map<string, readonly WornPiece[]>;
  readonly players: Map<string, PlacedPlayer>;
  readonly purseIndex: number;
  readonly secret: Uint8Array;
}

/** A show with its entries, in the order of their ids. */
interface Field {
  readonly show: ShowRow;
  readonly entries: readonly EntryRow[];
}

/** Where and when shows are run. */
export interface Settling {
  readonly db: Db;
  /** One on `db`. */
  readonly tx: Tx;
  readonly now: Date;
  readonly whenPlaced: readonly WhenPlaced[];
}

/** Runs locked shows in their order, and says how many they are. */
export async function settleShows(settling: Settling, shows: readonly ShowRow[]): Promise<number> {
  if (shows.length === 0) return 0;
  const { db, tx, whenPlaced } = settling;
  const ids = shows.map(({ id }) => id);
  const entries = await findStarters.rows(tx, { showIds: ids });
  const standing = await lockStanding(tx, shows, entries);
  const before = [...standing.horses.values()];

  const writes = new Writes((written) => yieldToCalls(db, written));
  for (const fields of fewAtATime(fieldsOf(shows, entries)))
    await settleFields(settling, fields, standing, writes);
  const entryIds = entries.map(({ id }) => id);
  await Promise.all([
    writes.done(),
    countFoalLevels(tx, before, [...standing.horses.values()]),
    ...whenPlaced.map((settle) => settle(tx, entryIds)),
  ]);
  return shows.length;
}

/** Statements that are sent as they come, with a breath after each, and all answered in the end. */
class Writes {
  readonly #sent: Promise<unknown>[] = [];
  readonly #breathe: (written: () => Promise<unknown>) => Promise<void>;

  constructor(breathe: (written: () => Promise<unknown>) => Promise<void>) {
    this.#breathe = breathe;
  }

  async send(write: Promise<unknown>): Promise<void> {
    // Nobody waits for it yet: whether it fails is asked of all together.
    write.catch(() => {});
    this.#sent.push(write);
    await this.#breathe(() => this.done());
  }

  /** Waits until all are answered. */
  done(): Promise<unknown> {
    return Promise.all(this.#sent);
  }
}

/** Locks horses, players and purses, in this order, and reads what shows go by. */
async function lockStanding(
  tx: Tx,
  shows: readonly ShowRow[],
  entries: readonly EntryRow[],
): Promise<Standing> {
  const starting = [...new Set(entries.map((entry) => entry.horse_id))];
  const payers = [...new Set(entries.map((entry) => entry.player_id))];
  const [horses, worn, players, , purseIndex, secret] = await Promise.all([
    lockShown(tx, starting),
    readWornBy(tx, starting),
    lockPlayersByIds(tx, payers),
    lockPurses(tx, [...payers, ...pursesOf(shows)]),
    findPurseIndex(tx),
    findSecret(tx),
  ]);
  return { horses, worn: new Map(worn), players, purseIndex, secret };
}

function fieldsOf(shows: readonly ShowRow[], entries: readonly EntryRow[]): Field[] {
  const ofShow = entriesOf(shows, entries);
  return shows.map((show) => ({ show, entries: ofShow.get(show.id) ?? [] }));
}

function* fewAtATime(fields: readonly Field[]): Generator<Field[]> {
  let few: Field[] = [];
  let entries = 0;
  for (const field of fields) {
    few.push(field);
    entries += field.entries.length;
    if (entries < ENTRIES_WITHOUT_PAUSE) continue;
    yield few;
    few = [];
    entries = 0;
  }
  if (few.length > 0) yield few;
}

/** Places some shows, and sends what that comes to. */
async function settleFields(
  { tx, now }: Settling,
  fields: readonly Field[],
  standing: Standing,
  writes: Writes,
): Promise<void> {
  const shows = fields.map(({ show }) => show);
  const entries = fields.flatMap((field) => field.entries);
  const placed = placeShows({ shows, entries, ...standing });
  for (const horse of placed.horses) standing.horses.set(horse.id, horse);
  for (const [horseId, pieces] of placed.worn) standing.worn.set(horseId, pieces);
  for (const player of placed.players) standing.players.set(player.id, player);
  for (const { id, player_id } of entries) tell(tx, player_id, { topics: ['entries'], results: [id] });
  for (const { created_by } of shows) if (created_by) tell(tx, created_by, { topics: ['shows'] });

  await writes.send(closeShows(tx, placed.shows, standing.purseIndex));
  for (const some of piecesOf(placed.entries)) await writes.send(closeEntries(tx, some));
  for (const some of piecesOf(placed.horses)) await writes.send(saveShown(tx, some));
  await writes.send(saveWear(tx, placed.wear));
  await writes.send(savePlacedPlayers(tx, placed.players));
  for (const some of piecesOf(payments(shows, entries, placed))) await writes.send(post(tx, now, some));
}

/** A list in pieces of so many as are written without a pause. */
function piecesOf<Item>(items: readonly Item[]): Item[][] {
  const pieces = Math.ceil(items.length / ENTRIES_WITHOUT_PAUSE);
  return Array.from({ length: pieces }, (_, nth) =>
    items.slice(nth * ENTRIES_WITHOUT_PAUSE, (nth + 1) * ENTRIES_WITHOUT_PAUSE),
  );
}

function closeShows(tx: Tx, shows: Placed['shows'], purseIndex: number): Promise<number> {
  return completeShows.run(tx, {
    ids: shows.map(({ id }) => id),
    seeds: shows.map(({ seed }) => seed),
    entriesHashes: shows.map(({ entriesHash }) => entriesHash),
    rulesVersions: shows.map(({ rulesVersion }) => rulesVersion),
    counts: shows.map(({ counts }) => counts),
    returned: shows.map(({ returned }) => returned),
    feesKept: shows.map(({ feesKept }) => feesKept),
    entered: shows.map(({ entered }) => entered),
    heats: shows.map(({ heats }) => heats),
    purseIndex,
  });
}

function closeEntries(tx: Tx, entries: Placed['entries']): Promise<number> {
  return completeEntries.run(tx, {
    ids: entries.map(({ id }) => id),
    places: entries.map(({ place }) => place),
    fieldSizes: entries.map(({ fieldSize }) => fieldSize),
    scores: entries.map(({ score }) => score),
    prizes: entries.map(({ prize }) => prize),
    placeXps: entries.map(({ placeXp }) => placeXp),
    results: entries.map(({ kept }) => JSON.stringify(kept)),
  });
}
