import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { HorseToEnter, PlayerToEnter } from '../../../game/shows/entering/entry.ts';
import type { Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../../horses/own-horse.ts';
import { noteLevels } from '../../horses/state/horse-state.ts';
import { hasPremium, lockContender, type Contender } from '../../players/player.ts';
import { findEntered, type ShowRow } from '../show-queries.ts';
import {
  decideNewEntry,
  entrantOf,
  lockForEntry,
  postFees,
  randomEntropy,
  writeEntry,
  type NewEntry,
  type NotEntered,
  type ShowNotOpen,
} from './enter-show.ts';
import { deleteUnentered } from './entering-queries.ts';

export interface Start {
  readonly horseId: string;
  readonly showId: string;
}

interface StartsRequest {
  readonly playerId: string;
  readonly starts: readonly Start[];
  /** 32 hex digits from the browser, for every entry. */
  readonly entropy: string | undefined;
  /** Shows of players are refused. */
  readonly houseOnly?: boolean;
}

export interface ManyEntries {
  readonly entries: readonly NewEntry[];
  readonly refusals: readonly (Start & { readonly refusal: NotEntered })[];
  readonly coins: number;
}

/** In the given order, while the coins last; each start may refuse alone. */
export async function enterEach(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  request: StartsRequest,
): Promise<ManyEntries> {
  return enterLocked(tx, now, request, await lockFor(tx, now, secret, request));
}

export interface BulkEntryRequest {
  readonly playerId: string;
  readonly horseId: string;
  readonly showIds: readonly string[];
  readonly entropy: string | undefined;
}

/** Enters one horse in several shows. */
export async function bulkEnter(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { playerId, horseId, showIds, entropy }: BulkEntryRequest,
): Promise<ManyEntries | NotOwn | Refusal<'PREMIUM_ONLY'>> {
  if (!(await hasPremium(tx, playerId, now))) return refuse('PREMIUM_ONLY');
  const request = { playerId, starts: showIds.map((showId) => ({ horseId, showId })), entropy };
  const locked = await lockFor(tx, now, secret, request);
  const horse = locked.horses.get(horseId);
  if (horse && isRefusal(horse)) return horse;
  return enterLocked(tx, now, request, locked);
}

interface Locked {
  readonly shows: ReadonlyMap<string, ShowRow | ShowNotOpen>;
  readonly horses: ReadonlyMap<string, HorseRow | NotOwn>;
  /** Keys from `startKey`. */
  readonly entered: ReadonlySet<string>;
  readonly contender: Contender;
}

/** Unique for a start. */
const startKey = ({ horseId, showId }: Start) => `${horseId} ${showId}`;

async function lockFor(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { playerId, starts }: StartsRequest,
): Promise<Locked> {
  const showIds = [...new Set(starts.map(({ showId }) => showId))].toSorted();
  const horseIds = [...new Set(starts.map(({ horseId }) => horseId))];
  const { shows, horses, players } = await lockInOrder(tx, {
    shows: () =>
      Promise.all(showIds.map(async (id) => [id, await lockForEntry(tx, now, secret, id)] as const)),
    horses: () => Promise.all([lockOwnHorses(tx, horseIds, playerId), findEntered.rows(tx, { horseIds })]),
    players: () => lockContender(tx, playerId),
  });
  const [own, pending] = horses;
  return {
    shows: new Map(shows),
    horses: new Map(own.map(({ id, horse }) => [id, horse])),
    entered: new Set(pending.map(({ horseId, showId }) => startKey({ horseId, showId }))),
    contender: players,
  };
}

async function enterLocked(
  tx: Tx,
  now: Date,
  { starts, entropy = randomEntropy(), houseOnly = false }: StartsRequest,
  { shows, horses, entered, contender }: Locked,
): Promise<ManyEntries> {
  let player: PlayerToEnter = contender;
  const after = new Map<string, HorseToEnter>();
  const entries: NewEntry[] = [];
  const refusals: ManyEntries['refusals'][number][] = [];

  const enterOne = async (start: Start): Promise<NewEntry | NotEntered> => {
    const horse = horses.get(start.horseId) ?? refuse('HORSE_NOT_FOUND');
    if (isRefusal(horse)) return horse;
    const show = shows.get(start.showId) ?? refuse('SHOW_NOT_FOUND');
    if (isRefusal(show)) return show;
    if (houseOnly && show.kind !== 'house') return refuse('SHOW_NOT_FOUND');
    if (entered.has(startKey(start))) return refuse('ALREADY_ENTERED', { name: horse.name });
    const before = entrantOf(horse, contender);
    const entrant = { ...before, horse: after.get(horse.id) ?? before.horse, player };
    const entry = await decideNewEntry(tx, now, { show, entrant, entropy });
    // Written before the next is decided: the pair limit counts it.
    return isRefusal(entry) ? entry : ((await writeEntry(tx, now, entry)) ?? entry);
  };

  for (const start of starts) {
    const entry = await enterOne(start);
    if (isRefusal(entry)) {
      refusals.push({ ...start, refusal: entry });
      continue;
    }
    entries.push(entry);
    ({ player } = entry.entrant);
    after.set(start.horseId, entry.entrant.horse);
  }
  const used = new Set(entries.map(({ show }) => show.id));
  // Removes house shows inserted for refused entries only.
  await deleteUnentered.run(tx, { ids: [...shows.keys()].filter((id) => !used.has(id)) });
  await postFees(tx, now, entries);
  await countLevels(tx, now, horses, after);
  return { entries, refusals, coins: player.balance.coins };
}

function countLevels(
  tx: Tx,
  now: Date,
  horses: Locked['horses'],
  after: ReadonlyMap<string, HorseToEnter>,
): Promise<void> {
  const before = [...horses.values()].flatMap((horse) => (isRefusal(horse) ? [] : [horse]));
  const levelAfter = ({ id, level }: HorseRow) => after.get(id)?.level ?? level;
  return noteLevels(
    tx,
    now,
    before,
    before.map((horse) => ({ ...horse, level: levelAfter(horse) })),
  );
}
