import { randomBytes } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { EntryRefusal } from '../../../game/shows/entering/entry.ts';
import type { Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { countFoalLevels } from '../../horses/state/foal-levels.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { lockOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { lockContender, hasPremium } from '../../players/player.ts';
import { findEntered } from '../show-queries.ts';
import { deleteUnentered } from './entering-queries.ts';
import { holdShow, type ShowNotOpen } from './hold-show.ts';
import {
  decideNewEntry,
  entrantOf,
  postFees,
  writeEntry,
  type AlreadyEntered,
  type Entrant,
  type NewEntry,
} from './new-entry.ts';

export interface EntryRequest {
  readonly playerId: string;
  readonly showId: string;
  readonly horseId: string;
  /** 32 hex digits from the browser. */
  readonly entropy: string | undefined;
}

export type NotEntered = EntryRefusal | NotOwn | AlreadyEntered | ShowNotOpen;

export async function enterShow(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { playerId, showId, horseId, entropy = randomEntropy() }: EntryRequest,
): Promise<NewEntry | NotEntered> {
  const {
    shows: show,
    horses: horse,
    players: contender,
  } = await lockInOrder(tx, {
    shows: () => holdShow(tx, now, secret, showId),
    horses: () => lockOwnHorse(tx, horseId, playerId),
    players: () => lockContender(tx, playerId),
  });
  if (isRefusal(show)) return show;
  if (isRefusal(horse)) return horse;
  const entry = await decideNewEntry(tx, now, { show, entrant: entrantOf(horse, contender), entropy });
  if (isRefusal(entry)) return entry;
  const [refusal] = await Promise.all([
    writeEntry(tx, now, entry),
    postFees(tx, now, [entry]),
    countLevels(tx, horse, entry.entrant),
  ]);
  return refusal ?? entry;
}

export interface BulkEntryRequest {
  readonly playerId: string;
  readonly horseId: string;
  readonly showIds: readonly string[];
  /** 32 hex digits, for every entry. */
  readonly entropy: string | undefined;
}

export interface BulkEntry {
  readonly entries: readonly NewEntry[];
  readonly refusals: readonly { readonly showId: string; readonly refusal: NotEntered }[];
  readonly coins: number;
}

/** In the given order; each show may refuse alone. */
export async function bulkEnter(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { playerId, horseId, showIds, entropy = randomEntropy() }: BulkEntryRequest,
): Promise<BulkEntry | NotOwn | Refusal<'PREMIUM_ONLY'>> {
  if (!(await hasPremium(tx, playerId, now))) return refuse('PREMIUM_ONLY');
  const locked = await lockInOrder(tx, {
    shows: () =>
      Promise.all(showIds.toSorted().map(async (id) => [id, await holdShow(tx, now, secret, id)] as const)),
    horses: () => Promise.all([lockOwnHorse(tx, horseId, playerId), findEntered.rows(tx, { horseId })]),
    players: () => lockContender(tx, playerId),
  });
  const [horse, pending] = locked.horses;
  if (isRefusal(horse)) return horse;
  const shows = new Map(locked.shows);
  const enteredIds = new Set(pending.map(({ show_id }) => show_id));

  let entrant = entrantOf(horse, locked.players);
  const entries: NewEntry[] = [];
  const refusals: BulkEntry['refusals'][number][] = [];
  for (const showId of showIds) {
    const show = shows.get(showId) ?? refuse('SHOW_NOT_FOUND');
    const decided = isRefusal(show)
      ? show
      : enteredIds.has(showId)
        ? refuse('ALREADY_ENTERED', { name: horse.name })
        : await decideNewEntry(tx, now, { show, entrant, entropy });
    const entry = isRefusal(decided) ? decided : ((await writeEntry(tx, now, decided)) ?? decided);
    if (isRefusal(entry)) {
      refusals.push({ showId, refusal: entry });
      continue;
    }
    entries.push(entry);
    entrant = entry.entrant;
  }
  // Removes house shows inserted for refused entries.
  await deleteUnentered.run(tx, { ids: refusals.map(({ showId }) => showId) });
  await postFees(tx, now, entries);
  await countLevels(tx, horse, entrant);
  return { entries, refusals, coins: entrant.player.balance.coins };
}

function countLevels(tx: Tx, before: HorseRow, { horse }: Entrant): Promise<void> {
  return countFoalLevels(tx, [before], [{ ...before, level: horse.level }]);
}

function randomEntropy(): string {
  return randomBytes(16).toString('hex');
}
