import { formatShowLevel } from '../../../game/shows/venues.ts';
import { randomBytes } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import {
  decideEntry,
  type EntryOutcome,
  type EntryRefusal,
  type HorseToEnter,
  type PlayerToEnter,
} from '../../../game/shows/entering/entry.ts';
import type { CreatorDealings, ShowToEnter } from '../../../game/shows/entering/entry-terms.ts';
import { movesUp } from '../../../game/shows/grades.ts';
import { isOpenScheduledShow, readScheduledShow } from '../../../game/shows/scheduled-shows.ts';
import { refuseUnconfirmed } from '../../accounts/accounts.ts';
import type { Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { newId } from '../../db/new-id.ts';
import { publish } from '../../db/news.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { lockOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { noteLevels, moodOf, standingOf } from '../../horses/state/horse-state.ts';
import { handOver, HOUSE, lockBalances, post, type Journal } from '../../ledger/ledger.ts';
import {
  lockPairSums,
  lockYoungCreator,
  lockContender,
  type Contender,
  type Payer,
} from '../../players/player.ts';
import { findShow, scheduledShowRow, type ShowRow } from '../show-queries.ts';
import { lockOpenShow, lockOrInsertHouseShow, insertEntry } from './entering-queries.ts';

export interface EntryRequest {
  readonly playerId: string;
  readonly showId: string;
  readonly horseId: string;
  /** 32 hex digits from the browser. */
  readonly entropy: string | undefined;
}

/** Horse and owner, locked. */
export interface Entrant {
  readonly horseId: string;
  readonly horseName: string;
  readonly playerId: string;
  readonly isGuest: boolean;
  readonly horse: HorseToEnter;
  readonly player: PlayerToEnter;
}

/** `entrant` is updated by the entry. */
export interface NewEntry {
  readonly id: string;
  readonly entropy: string;
  readonly show: ShowRow;
  readonly entrant: Entrant;
  readonly outcome: EntryOutcome;
  /** It moved the horse up a class for good. */
  readonly movesUp: boolean;
}

type AlreadyEntered = Refusal<'ALREADY_ENTERED'>;

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
    shows: () => lockForEntry(tx, now, secret, showId),
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
    noteLevels(tx, now, [horse], [{ ...horse, level: entry.entrant.horse.level }]),
  ]);
  return refusal ?? entry;
}

export type ShowNotOpen = Refusal<'SHOW_NOT_FOUND' | 'SHOW_CLOSED'>;

/** Prevents its run until the transaction ends. Inserts the row of a show of the timetable without entries. */
export async function lockForEntry(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  id: string,
): Promise<ShowRow | ShowNotOpen> {
  const planned = readScheduledShow(id);
  const isOpen = planned !== undefined && isOpenScheduledShow(planned, now);
  // Shows beyond today's timetable stay hidden.
  if (planned && !isOpen && planned.runsAt > now) return refuse('SHOW_NOT_FOUND');
  const locked = isOpen
    ? await lockOrInsert(tx, now, scheduledShowRow(secret, id, planned))
    : await lockOpenShow.first(tx, { id, now });
  if (locked) return locked;
  const known = planned ?? (await findShow.first(tx, { id }));
  return refuse(known ? 'SHOW_CLOSED' : 'SHOW_NOT_FOUND');
}

function lockOrInsert(tx: Tx, now: Date, show: Omit<ShowRow, 'status'>): Promise<ShowRow | undefined> {
  return lockOrInsertHouseShow.first(tx, {
    id: show.id,
    now,
    kind: show.kind,
    discipline: show.discipline,
    level: show.level,
    entryFee: show.entryFee,
    prize: show.prize,
    runsAt: show.runsAt,
    seedHash: show.seedHash,
  });
}

export function entrantOf(row: HorseRow, contender: Contender): Entrant {
  return {
    horseId: row.id,
    horseName: row.name,
    playerId: contender.id,
    isGuest: contender.isGuest,
    horse: horseToEnter(row),
    player: contender,
  };
}

export function horseToEnter(row: HorseRow): HorseToEnter {
  return {
    level: row.level,
    xp: row.xp,
    bornAt: row.bornAt,
    mood: moodOf(row),
    worksFrom: row.worksFrom,
    vetShotsUntil: row.vetShotsUntil,
    vetCheckUntil: row.vetCheckUntil,
    nextEntryCalm: row.nextEntryCalm,
    standing: standingOf(row),
    skill: row.skill,
    startsDay: row.startsDay,
    startsToday: row.startsToday,
    showsEntered: row.showsEntered,
  };
}

export function showToEnter(show: ShowRow, dealings: CreatorDealings | null): ShowToEnter {
  const { discipline, level, runsAt } = show;
  if (show.kind === 'player') {
    return { kind: 'player', discipline, level, entryFee: show.entryFee, runsAt, dealings };
  }
  if (!isClassLevel(level)) throw new RangeError(`No class of level ${level}`);
  return { kind: show.kind, discipline, level, runsAt };
}

/** Decides the entry without writing it. The show must be locked. */
export async function decideNewEntry(
  tx: Tx,
  now: Date,
  { show, entrant, entropy }: Pick<NewEntry, 'show' | 'entrant' | 'entropy'>,
): Promise<NewEntry | EntryRefusal> {
  const { playerId, isGuest, horseName, horse, player } = entrant;
  if (isGuest && show.kind === 'player') return refuse('KEEP_FIRST');
  const dealings = await dealingsWith(tx, now, show, { id: playerId, level: player.level });
  const unconfirmed = dealings && show.entryFee > 0 ? await refuseUnconfirmed(tx, playerId) : undefined;
  if (unconfirmed) return unconfirmed;
  const outcome = decideEntry(showToEnter(show, dealings), horse, player, now);
  if (isRefusal(outcome)) return refuse(outcome.refused, { ...outcome.details, name: horseName });
  const after = { ...entrant, horse: outcome.horse, player: outcome.player };
  const { classLevel } = outcome.horse.standing;
  const isUp = movesUp(horse.standing, classLevel);
  return { id: newId(now), entropy, show, entrant: after, outcome, movesUp: isUp };
}

async function dealingsWith(
  tx: Tx,
  now: Date,
  { createdBy: creatorId, prize }: ShowRow,
  payer: Payer,
): Promise<CreatorDealings | null> {
  if (creatorId === null || creatorId === payer.id) return null;
  const fee = await lockPairSums(tx, now, payer, creatorId);
  const young = await lockYoungCreator(tx, now, { creatorId, entrantId: payer.id });
  return { fee, youngPrize: young && { ...young, prize } };
}

/** Without the fee. Refuses if the horse is in the show. */
export async function writeEntry(
  tx: Tx,
  now: Date,
  { id, entropy, show, entrant, outcome }: NewEntry,
): Promise<AlreadyEntered | undefined> {
  const { horseId, horseName, playerId, horse, player } = entrant;
  const creator = show.createdBy;
  const written = await insertEntry.first(tx, {
    id,
    showId: show.id,
    horseId,
    playerId,
    discipline: show.discipline,
    level: show.level,
    runsAt: show.runsAt,
    fee: outcome.fee,
    feeTradable: outcome.taken.tradable,
    creatorId: creator,
    entropy,
    now,
    entryXp: outcome.horseXp,
    horseLevel: horse.level,
    horseXp: horse.xp,
    grade: outcome.start?.grade ?? null,
    veteran: outcome.start?.veteran ?? false,
    classLevel: horse.standing.classLevel,
    horseGrade: horse.standing.grade,
    gradePoints: horse.standing.points,
    prizelessStarts: horse.standing.prizeless,
    bestClass: horse.standing.bestClass,
    bestGrade: horse.standing.bestGrade,
    putBack: horse.standing.putBack,
    happiness: horse.mood.happiness,
    happinessAt: horse.mood.happinessAt,
    nextEntryCalm: horse.nextEntryCalm,
    skill: horse.skill,
    startsDay: horse.startsDay,
    startsToday: horse.startsToday,
    showsEntered: horse.showsEntered,
    playerLevel: player.level,
    playerXp: player.xp,
    houseStartsDay: player.houseStartsDay,
    houseStarts: player.houseStarts,
    meadowStarts: player.meadowStarts,
    activeEntries: player.activeEntries,
  });
  if (!written) return refuse('ALREADY_ENTERED', { name: horseName });
  publish(tx, playerId, { topics: ['entries', 'horses', 'user'] });
  if (creator) publish(tx, creator, { topics: ['shows'] });
  return undefined;
}

/**
 * Posts one player's fees: to the house, or to escrows. Escrows are locked after the balance. This is safe, because
 * only a transaction that has locked the show locks its escrow.
 */
export async function postFees(tx: Tx, now: Date, entries: readonly NewEntry[]): Promise<void> {
  const escrows = entries.filter(({ show }) => show.kind === 'player').map(({ show }) => show.id);
  if (escrows.length > 0) await lockBalances(tx, escrows);
  await post(tx, now, entries.map(feeJournal));
}

function feeJournal({ show, entrant: { playerId, horseName }, outcome }: NewEntry): Journal {
  return {
    kind: 'show_entry',
    description: `Entered ${horseName} in ${disciplineLabel(show.discipline)}, ${formatShowLevel(show.level, show.id)}`,
    lines: handOver(playerId, show.createdBy ? show.id : HOUSE, outcome.taken),
  };
}

export function randomEntropy(): string {
  return randomBytes(16).toString('hex');
}
