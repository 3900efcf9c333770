import { createHash, createHmac } from 'node:crypto';
import { type CallShape } from '../../../contract/call.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { keepAnswer, type AnswerKeeper } from '../../db/held-commit.ts';
import type { Bulletin } from '../../db/news.ts';
import {
  findKeptAnswer,
  insertKeptAnswer,
  updateKeptAnswer,
  type KeptAnswerRow,
} from './kept-answer-queries.ts';

/* A write that carries an Idempotency-Key happens once and answers the same (decision 68). */

export const ANSWERS_KEPT_MS = 24 * 3_600_000;

/** A longer answer is not kept: nobody can then learn it twice. */
const LONGEST_BODY = 64 * 1024;

const KEY = /^[\x21-\x7e]{1,64}$/;

export const KEY_HEADER = 'idempotency-key';

/** Undefined without one. */
export function readKey(
  header: string | string[] | undefined,
): string | Refusal<'INVALID_INPUT'> | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  return refuse('INVALID_INPUT', { problem: 'An Idempotency-Key has 1 to 64 visible characters.' });
}

export interface KeyedCall {
  readonly db: Db;
  readonly call: CallShape;
  readonly key: string;
  readonly accountId: string;
  /** After validation. */
  readonly asked: unknown;
  readonly now: Date;
}

/** Status and body as the client gets them. */
export interface SentAnswer {
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

export type KeyRefusal = Refusal<'KEY_REUSED' | 'NO_ANSWER_KEPT'>;

/** Another call with this key was faster. */
class AskedMeanwhile extends Error {}

/**
 * Runs `work` unless the key is known. Commits its changes and its answer together; a call of several transactions
 * keeps its answer with the last.
 */
export async function answerOnce<T>(
  keyed: KeyedCall,
  work: () => Promise<T>,
  sentOf: (result: T) => SentAnswer,
): Promise<T | Repeated | KeyRefusal> {
  const { db, call, accountId, now } = keyed;
  const place = { accountId, keyHash: keyHash(keyed) };
  const after = new Date(now.getTime() - ANSWERS_KEPT_MS);
  const requestHash = hashRequest(keyed);
  const findFirst = async () => {
    const row = await findKeptAnswer.first(db, { ...place, after });
    return row && repeat(row, requestHash);
  };
  const first = await findFirst();
  if (first) return first;

  const topics = new Set<string>();
  const save = async (on: Db, answer: SentAnswer | undefined, isOurs: boolean, isChange: boolean) => {
    const row = { ...place, ...columnsOf(call, answer), topics: [...topics] };
    if (isOurs) await updateKeptAnswer.run(on, row);
    else if (!(await insertKeptAnswer.first(on, { ...row, requestHash, isChange, now, after })))
      throw new AskedMeanwhile();
  };
  /** What is committed, or about to be. */
  let kept: { readonly result: unknown } | 'unanswered' | undefined;
  const keeper: AnswerKeeper = {
    async keep(tx: Tx, answered, bulletin: Bulletin) {
      for (const topic of bulletin.get(accountId)?.topics ?? []) topics.add(topic);
      const answer = answered && sentOf(answered.result as T);
      await save(tx, answer && isFinal(answer) ? answer : undefined, kept !== undefined, true);
      kept = answered ?? 'unanswered';
    },
  };

  try {
    const result = await keepAnswer(keeper, work);
    const answer = sentOf(result);
    const isKept = typeof kept === 'object' && kept.result === result;
    if (!isKept && isFinal(answer)) await save(db, answer, kept !== undefined, false);
    return result;
  } catch (error) {
    if (!(error instanceof AskedMeanwhile)) throw error;
    const faster = await findFirst();
    if (!faster) throw error;
    return faster;
  }
}

/** Otherwise a retry may succeed. */
const isFinal = ({ status }: SentAnswer) => status < 500 && status !== 429 && status !== 401;

function columnsOf(call: CallShape, answer: SentAnswer | undefined) {
  const nothing = { status: null, body: null };
  // The database keeps no token that can be read.
  if (!answer || (call.secret && answer.status === 200)) return nothing;
  const body = JSON.stringify(answer.body);
  return body.length > LONGEST_BODY ? nothing : { status: answer.status, body };
}

function repeat(row: KeptAnswerRow, requestHash: Buffer): Repeated | KeyRefusal {
  if (!row.request_hash.equals(requestHash)) return refuse('KEY_REUSED');
  if (row.status === null || row.body === null) return refuse('NO_ANSWER_KEPT');
  const body = parsed(row.body);
  return body === undefined
    ? refuse('NO_ANSWER_KEPT')
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

const keyHash = ({ key }: KeyedCall) => createHash('sha256').update(key).digest();

/** Only somebody with the key can guess what was sent, such as a password. */
function hashRequest({ call, key, asked }: KeyedCall): Buffer {
  const { params, query, body } = asked as Record<string, unknown>;
  const sent = JSON.stringify([call.method, call.path, params, query, body]);
  return createHmac('sha256', key).update(sent).digest();
}
