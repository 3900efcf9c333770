import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { takesKey, type CallShape } from '../../../contract/call.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import type { News } from '../../db/news.ts';
import type { PlayerSession } from '../player-session.ts';
import type { Input } from '../read-request.ts';
import { refusalSent } from '../refusing/refusal-reply.ts';
import { WaitingAnswer } from '../waiting-calls.ts';
import {
  claimIdempotencyRecord,
  findIdempotencyRecord,
  updateIdempotencyRecord,
  type IdempotencyRow,
} from './idempotency-queries.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

/* A write that carries an Idempotency-Key happens once and answers the same (decision 68). */

export const RETENTION_MS = REAL_MS_PER_DAY;

/** A longer answer is not stored, so it cannot be repeated. */
const LONGEST_BODY = 64 * 1024;

const KEY = /^[\x21-\x7e]{1,64}$/;

export const KEY_HEADER = 'idempotency-key';

export interface KeyedCall {
  readonly key: string;
  readonly accountId: string;
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly now: Date;
  /** Older keys are free again. */
  readonly after: Date;
}

interface Called {
  readonly now: Date;
  readonly player: PlayerSession | undefined;
  readonly input: Input;
}

/** Undefined without a key; a refusal if it cannot be one. */
export function keyedCall(
  call: CallShape,
  { now, player, input }: Called,
  { [KEY_HEADER]: key }: IncomingHttpHeaders,
): KeyedCall | Refusal<'INVALID_INPUT'> | undefined {
  if (!player || !takesKey(call) || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    return refuse('INVALID_INPUT', { problem: 'An Idempotency-Key has 1 to 64 visible characters.' });
  return {
    key,
    accountId: player.id,
    keyHash: createHash('sha256').update(key).digest(),
    requestHash: hashRequest(call, key, input),
    now,
    after: new Date(now.getTime() - RETENTION_MS),
  };
}

/** Only somebody with the key can guess what was sent, such as a password. */
function hashRequest({ method, path }: CallShape, key: string, { params, query, body }: Input): Buffer {
  const sent = JSON.stringify([method, path, params, query, body]);
  return createHmac('sha256', key).update(sent).digest();
}

/** Status and body as the client gets them. */
interface SentAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the first of two equal calls answered. */
export class Repeated {
  readonly answer: SentAnswer;
  readonly topics: readonly string[];

  constructor(answer: SentAnswer, topics: readonly string[]) {
    this.answer = answer;
    this.topics = topics;
  }
}

export type KeyRefusal = Refusal<'KEY_REUSED' | 'NO_ANSWER_STORED'>;

/** What the key answers already. */
export async function findAnswer(db: Db, keyed: KeyedCall): Promise<Repeated | KeyRefusal | undefined> {
  const row = await findIdempotencyRecord.first(db, keyed);
  return row && repeat(row, keyed.requestHash);
}

/**
 * The first statement of a transaction. Waits for a concurrent call with the key; returns what that answered, or
 * undefined if the key is ours.
 */
export async function claimKey(tx: Tx, keyed: KeyedCall): Promise<Repeated | KeyRefusal | undefined> {
  if (await claimIdempotencyRecord.first(tx, { ...keyed, ...NOTHING, topics: [] })) return undefined;
  return findFaster(tx, keyed);
}

interface Done {
  readonly answer: unknown;
  /** News for the player. */
  readonly news: News | undefined;
}

/** The key must be claimed. */
export async function storeAnswer(
  db: Db,
  call: CallShape,
  { accountId, keyHash }: KeyedCall,
  { answer, news }: Done,
): Promise<void> {
  const sent = sentOf(call, answer);
  if (!isFinal(sent)) return;
  const topics = [...(news?.topics ?? [])];
  await updateIdempotencyRecord.run(db, { accountId, keyHash, ...columnsOf(call, sent), topics });
}

/** Stores the answer of a call that changed nothing, or returns what a concurrent call with the key answered. */
export async function storeUnclaimed(
  db: Db,
  call: CallShape,
  keyed: KeyedCall,
  answer: unknown,
): Promise<Repeated | KeyRefusal | undefined> {
  const sent = sentOf(call, answer);
  if (!isFinal(sent)) return undefined;
  if (await claimIdempotencyRecord.first(db, { ...keyed, ...columnsOf(call, sent), topics: [] }))
    return undefined;
  return findFaster(db, keyed);
}

async function findFaster(db: Db, keyed: KeyedCall): Promise<Repeated | KeyRefusal> {
  // Its row may have gone with the account.
  return (await findAnswer(db, keyed)) ?? refuse('NO_ANSWER_STORED');
}

function sentOf(call: CallShape, answer: unknown): SentAnswer {
  if (answer instanceof WaitingAnswer) return { status: 202, body: answer.reply };
  return isRefusal(answer) ? refusalSent(call, answer) : { status: 200, body: answer };
}

/** Otherwise a retry may succeed. */
const isFinal = ({ status }: SentAnswer) => status < 500 && status !== 429 && status !== 401;

const NOTHING = { status: null, body: null };

function columnsOf(call: CallShape, { status, body }: SentAnswer) {
  // The database stores no readable token.
  if (call.secret && status === 200) return NOTHING;
  const json = JSON.stringify(body);
  return json.length > LONGEST_BODY ? NOTHING : { status, body: json };
}

function repeat(row: IdempotencyRow, requestHash: Buffer): Repeated | KeyRefusal {
  if (!row.requestHash.equals(requestHash)) return refuse('KEY_REUSED');
  if (row.status === null || row.body === null) return refuse('NO_ANSWER_STORED');
  const body = parsed(row.body);
  return body === undefined
    ? refuse('NO_ANSWER_STORED')
    : new Repeated({ status: row.status, body }, row.topics);
}

/** Undefined if it cannot be read. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
