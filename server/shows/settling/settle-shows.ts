import { findSecret } from '../../clock/world.ts';
import { yieldToCalls } from '../../clock/background-work.ts';
import type { PersonalBest } from '../../../game/shows/record.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { publish } from '../../db/news.ts';
import { type ShowHorseRow, noteLevels, lockShowHorses } from '../../horses/state/horse-state.ts';
import { saveHorses } from '../../horses/state/save-horses.ts';
import { lockBalances, post, type Journal } from '../../ledger/ledger.ts';
import { countFirstRosettes } from '../../newcomers/newcomers.ts';
import { lockPlayersByIds, savePlacedPlayers, type PlacedPlayer } from '../../players/player.ts';
import { readWornBy, saveWear, type WornPiece } from '../../tack/worn-tack.ts';
import { publishToFollowers } from '../following/follow-show.ts';
import { findPurseIndex, type ShowEntryRow, type ShowRow } from '../show-queries.ts';
import { accountsOf, payments } from './pay-shows.ts';
import { entriesByShow, isPending, placeShows, type RanShow } from './place-shows.ts';
import { bestKey, type BeforePlacings, type Placed } from './placings.ts';
import { completeEntries, completeShows, findBests, findEntriesToSettle } from './settling-queries.ts';

/** Work of another feature, last in the transaction. */
export type WhenPlaced = (tx: Tx, entryIds: readonly string[]) => Promise<void>;

/** Entries per batch; the database writes one while the next is placed. */
export const ENTRIES_WITHOUT_PAUSE = 100;

interface SettlingState extends BeforePlacings {
  readonly horses: Map<string, ShowHorseRow>;
  readonly worn: Map<string, readonly WornPiece[]>;
  readonly players: Map<string, PlacedPlayer>;
  readonly bests: Map<string, PersonalBest>;
  readonly purseIndex: number;
  readonly secret: Uint8Array;
}

interface ShowWithEntries {
  readonly show: ShowRow;
  readonly entries: readonly ShowEntryRow[];
}

export interface SettlingContext {
  readonly db: Db;
  readonly tx: Tx;
  readonly now: Date;
  readonly whenPlaced: readonly WhenPlaced[];
  readonly sizes: SettlingSizes;
}

/** In entries. */
export interface SettlingSizes {
  /** A show of more entries runs in pieces. */
  readonly transaction: number;
  /** Batch size for large shows. Smaller, because batches run back to back and keep rows locked. */
  readonly piece: number;
}

/** The shows must be locked. Returns how many ran. */
export async function settleShows(
  context: Omit<SettlingContext, 'sizes'>,
  shows: readonly ShowRow[],
): Promise<number> {
  if (shows.length === 0) return 0;
  const { db, tx, now, whenPlaced } = context;
  const showIds = shows.map(({ id }) => id);
  const paid = await findEntriesToSettle.rows(tx, { showIds });
  const starters = paid.filter(isPending);
  const state = await lockState(tx, shows, starters);
  const before = [...state.horses.values()];

  const writes = new Writes((written) => yieldToCalls(db, written));
  for (const batch of inBatches(withEntries(shows, paid))) await settleBatch(context, batch, state, writes);
  const entryIds = starters.map(({ id }) => id);
  await Promise.all([
    writes.done(),
    noteLevels(tx, now, before, [...state.horses.values()]),
    ...whenPlaced.map((settle) => settle(tx, entryIds)),
    publishToFollowers(tx, showIds),
  ]);
  if (shows.some(({ kind }) => kind === 'meadow')) await countFirstRosettes(tx, now, entryIds);
  return shows.length;
}

/** Sends one write after the other, and yields to calls between them. */
export class Writes {
  readonly #sent: Promise<unknown>[] = [];
  readonly #yieldToCalls: (written: () => Promise<unknown>) => Promise<void>;

  constructor(yieldToCalls: (written: () => Promise<unknown>) => Promise<void>) {
    this.#yieldToCalls = yieldToCalls;
  }

  async send(write: Promise<unknown>): Promise<void> {
    // Avoids an unhandled rejection; `done` throws.
    write.catch(() => {});
    this.#sent.push(write);
    await this.#yieldToCalls(() => this.done());
  }

  done(): Promise<unknown> {
    return Promise.all(this.#sent);
  }
}

export async function lockState(
  tx: Tx,
  shows: readonly ShowRow[],
  entries: readonly Pick<ShowEntryRow, 'horseId' | 'playerId'>[],
): Promise<SettlingState> {
  const horseIds = [...new Set(entries.map((entry) => entry.horseId))];
  const payerIds = [...new Set(entries.map((entry) => entry.playerId))];
  const [locked, purseIndex, secret] = await Promise.all([
    lockInOrder(tx, {
      horses: () =>
        Promise.all([
          lockShowHorses(tx, horseIds),
          readWornBy(tx, horseIds),
          findBests.rows(tx, { horseIds, playerIds: payerIds }),
        ]),
      players: () => lockPlayersByIds(tx, payerIds),
      ledger_accounts: () => lockBalances(tx, [...payerIds, ...accountsOf(shows)]),
    }),
    findPurseIndex(tx),
    findSecret(tx),
  ]);
  const [horses, worn, bests] = locked.horses;
  return {
    horses,
    worn: new Map(worn),
    players: locked.players,
    bests: new Map(
      bests.map(({ horseId, discipline, ...best }) => [bestKey(horseId, discipline), best] as const),
    ),
    purseIndex,
    secret,
  };
}

function withEntries(shows: readonly ShowRow[], entries: readonly ShowEntryRow[]): ShowWithEntries[] {
  const byShow = entriesByShow(shows, entries);
  return shows.map((show) => ({ show, entries: byShow.get(show.id) ?? [] }));
}

function* inBatches(shows: readonly ShowWithEntries[]): Generator<ShowWithEntries[]> {
  let batch: ShowWithEntries[] = [];
  let entries = 0;
  for (const show of shows) {
    batch.push(show);
    entries += show.entries.length;
    if (entries < ENTRIES_WITHOUT_PAUSE) continue;
    yield batch;
    batch = [];
    entries = 0;
  }
  if (batch.length > 0) yield batch;
}

async function settleBatch(
  { tx, now }: Pick<SettlingContext, 'tx' | 'now'>,
  batch: readonly ShowWithEntries[],
  state: SettlingState,
  writes: Writes,
): Promise<void> {
  const shows = batch.map(({ show }) => show);
  const entries = batch.flatMap((show) => show.entries);
  const placed = placeShows({ shows, entries, ...state });
  for (const horse of placed.horses) state.horses.set(horse.id, horse);
  for (const [horseId, pieces] of placed.worn) state.worn.set(horseId, pieces);
  for (const player of placed.players) state.players.set(player.id, player);
  for (const [key, best] of placed.bests) state.bests.set(key, best);
  for (const { createdBy } of shows) if (createdBy) publish(tx, createdBy, { topics: ['shows'] });

  await writes.send(writeShows(tx, placed.shows, state.purseIndex));
  await writePlaced({ tx, now }, writes, placed, payments(shows, entries, placed));
  for (const { id, playerId } of entries.filter(isPending))
    publish(tx, playerId, { topics: ['entries'], results: [id] });
}

const CHANGED_BY_SHOWS = [
  'level',
  'xp',
  'grade',
  'gradePoints',
  'prizelessStarts',
  'bestClass',
  'bestGrade',
  'earnings',
] as const;

export async function writePlaced(
  { tx, now }: Pick<SettlingContext, 'tx' | 'now'>,
  writes: Writes,
  placed: Placed,
  paid: readonly Journal[],
): Promise<void> {
  for (const some of inSlices(placed.entries)) await writes.send(writeEntries(tx, some));
  for (const some of inSlices(placed.horses)) await writes.send(saveHorses(tx, some, CHANGED_BY_SHOWS));
  await writes.send(saveWear(tx, placed.wear));
  await writes.send(savePlacedPlayers(tx, placed.players));
  for (const some of inSlices(paid)) await writes.send(post(tx, now, some));
}

function inSlices<Item>(items: readonly Item[]): Item[][] {
  const slices = Math.ceil(items.length / ENTRIES_WITHOUT_PAUSE);
  return Array.from({ length: slices }, (_, index) =>
    items.slice(index * ENTRIES_WITHOUT_PAUSE, (index + 1) * ENTRIES_WITHOUT_PAUSE),
  );
}

export function writeShows(tx: Tx, shows: readonly RanShow[], purseIndex: number): Promise<number> {
  return completeShows.run(tx, {
    ids: shows.map(({ id }) => id),
    seeds: shows.map(({ seed }) => seed),
    entriesHashes: shows.map(({ entriesHash }) => entriesHash),
    rulesVersions: shows.map(({ rulesVersion }) => rulesVersion),
    counts: shows.map(({ counts }) => counts),
    returned: shows.map(({ returned }) => returned),
    feeCut: shows.map(({ feeCut }) => feeCut),
    entered: shows.map(({ entered }) => entered),
    heats: shows.map(({ heats }) => heats),
    purseIndex,
  });
}

function writeEntries(tx: Tx, entries: Placed['entries']): Promise<number> {
  return completeEntries.run(tx, {
    ids: entries.map(({ id }) => id),
    places: entries.map(({ place }) => place),
    fieldSizes: entries.map(({ fieldSize }) => fieldSize),
    scores: entries.map(({ score }) => score),
    prizes: entries.map(({ prize }) => prize),
    placeXps: entries.map(({ placeXp }) => placeXp),
    results: entries.map(({ result }) => JSON.stringify(result)),
  });
}
