import type { CallInput, CallShape, RouteOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { MOST_WAITING, NEW_FOR_MS, PAID_AT_ONCE_MOST, PAID_AT_ONCE_MS } from '../../game/devices/devices.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { CallRequest, Wish } from '../http/waiting-calls.ts';
import { findDevice, updateKnownAt } from './device-queries.ts';
import { findOwnDevice, isNew } from './devices.ts';
import {
  cancelCall,
  cancelCallsOfAccount,
  countWaiting,
  deleteEndedCalls,
  findCall,
  findSameCall,
  insertWaitingCall,
  type WaitingCallRow,
} from './waiting-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** Calls that have ended are listed for as long. */
const RETENTION_MS = 30 * REAL_MS_PER_DAY;

/** Rows have 8,000 at most, spaces included. */
const LONGEST_INPUT = 4_000;

/** Runs in the transaction that makes a call wait, for example to mail a link that cancels it. */
export type WhenWaiting = (tx: Tx, now: Date, call: WaitingCallRow) => Promise<void>;

export interface WaitingOptions {
  readonly sentences: WaitingSentences;
  readonly whenWaiting: readonly WhenWaiting[];
  /** Coins that left the account for others since, by whatever device. */
  readonly readPaidToOthers: (db: Db, accountId: string, since: Date) => Promise<number>;
}

/** Undefined if the call may act at once: on a known device, or as a small payment. */
export async function decideWaiting(
  { sentences, readPaidToOthers }: WaitingOptions,
  tx: Tx,
  route: string,
  { player: session, sent, input, now }: CallRequest,
): Promise<Wish | Refusal | undefined> {
  const device = await findOwnDevice(tx, session);
  if (session.deviceId === null || (device && !isNew(device, now))) return undefined;
  // Signed out meanwhile.
  if (!device) return refuse('NOT_SIGNED_IN');
  const wanted = await sentenceOf(sentences, tx, route, { ...input, player: session });
  if (wanted === null) return undefined;
  if (typeof wanted !== 'string' && wanted.coins <= PAID_AT_ONCE_MOST) {
    // Of two payments the second waits for the first, which it then counts.
    await lockAccount(tx, session.id);
    const since = new Date(now.getTime() - PAID_AT_ONCE_MS);
    if ((await readPaidToOthers(tx, session.id, since)) + wanted.coins <= PAID_AT_ONCE_MOST) return undefined;
  }
  const sentence = typeof wanted === 'string' ? wanted : wanted.sentence;
  const json = JSON.stringify(sent);
  if (json.length > LONGEST_INPUT) return refuse('INVALID_INPUT', { problem: 'That is too long.' });
  return { session, route, input: json, sentence };
}

/** Waits only if too many coins would leave the account in a day. */
export interface SmallPayment {
  readonly sentence: string;
  /** What it pays other players. */
  readonly coins: number;
}

/** "Sell Juniper to the market", by route; null if this input may act at once. */
export type WaitingSentences = {
  readonly [
    C in Calls[keyof Calls] as C extends { readonly waits: true } ? RouteOf<Extract<C, CallShape>> : never
  ]: (
    db: Db,
    input: CallInput<Extract<C, CallShape>> & { readonly player: Pick<PlayerSession, 'id'> },
  ) => Promise<string | SmallPayment | null>;
};

type AnySentence = (db: Db, input: unknown) => Promise<string | SmallPayment | null>;

function sentenceOf(sentences: WaitingSentences, db: Db, route: string, input: unknown) {
  const byRoute = sentences as Readonly<Record<string, AnySentence>>;
  const sentence = byRoute[route]?.(db, input);
  if (!sentence) throw new Error(`Nothing says what ${route} does`);
  return sentence;
}

export async function storeWaitingCall(
  { whenWaiting }: Pick<WaitingOptions, 'whenWaiting'>,
  tx: Tx,
  now: Date,
  { session, route, input, sentence }: Wish,
): Promise<WaitingCallRow | Refusal<'TOO_MANY_WAITING' | 'NOT_SIGNED_IN'>> {
  const accountId = session.id;
  await lockAccount(tx, accountId);
  const device = await findOwnDevice(tx, session);
  if (!device) return refuse('NOT_SIGNED_IN');
  const same = await findSameCall.first(tx, { accountId, route, input });
  if (same) return same;
  const waiting = await countWaiting.first(tx, { accountId });
  if ((waiting?.count ?? 0) >= MOST_WAITING) return refuse('TOO_MANY_WAITING', { most: MOST_WAITING });
  const row = await insertWaitingCall.first(tx, {
    id: newId(now),
    accountId,
    deviceId: device.id,
    deviceName: device.name,
    route,
    input,
    sentence,
    now,
    // Known meanwhile: runs at once.
    runsAt: isNew(device, now) ? new Date(now.getTime() + NEW_FOR_MS) : now,
  });
  if (!row) throw new Error(`${route} was not stored`);
  await deleteEndedCalls.run(tx, { accountId, before: new Date(now.getTime() - RETENTION_MS) });
  for (const react of whenWaiting) await react(tx, now, row);
  publish(tx, accountId, { topics: ['devices'] });
  return row;
}

/** The account must be locked. */
export async function cancelAllWaiting(tx: Tx, now: Date, accountId: string): Promise<void> {
  const cancelled = await cancelCallsOfAccount.rows(tx, { accountId, now });
  if (cancelled.length > 0) publish(tx, accountId, { topics: ['devices'] });
}

interface Cancellation {
  readonly accountId: string;
  readonly callId: string;
  /** Null for a mailed link, which a known device need not open. */
  readonly session: PlayerSession | null;
}

/** A new device cancels only what it sent. Another's objection starts the new device's 24 hours again. */
export async function cancelWaiting(
  tx: Tx,
  now: Date,
  { accountId, callId, session }: Cancellation,
): Promise<WaitingCallRow | Refusal<'CALL_NOT_FOUND' | 'CALL_ENDED'>> {
  await lockAccount(tx, accountId);
  const found = await findCall.first(tx, { id: callId, accountId });
  const device = session ? await findOwnDevice(tx, session) : undefined;
  const isOwn = device !== undefined && found?.deviceId === device.id;
  if (!found || (device && isNew(device, now) && !isOwn)) return refuse('CALL_NOT_FOUND');
  const cancelled = await cancelCall.first(tx, { id: callId, now });
  if (!cancelled) return refuse('CALL_ENDED');
  if (!isOwn && cancelled.deviceId !== null) await renewDevice(tx, now, accountId, cancelled.deviceId);
  publish(tx, accountId, { topics: ['devices'] });
  return cancelled;
}

async function renewDevice(tx: Tx, now: Date, accountId: string, deviceId: string): Promise<void> {
  const device = await findDevice.first(tx, { id: deviceId, accountId });
  if (device && isNew(device, now))
    await updateKnownAt.run(tx, { id: deviceId, knownAt: new Date(now.getTime() + NEW_FOR_MS) });
}
