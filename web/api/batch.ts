import { CallRefused, refusedWith } from './call-refused.ts';
import { takeEarly, type BatchAnswer } from './early.ts';
import { refuseToken, send } from './send.ts';
import { readToken } from './token.ts';

export type ReadAnswer = Pick<BatchAnswer, 'body' | 'next'>;

interface WaitingRead {
  readonly address: string;
  readonly resolve: (answer: ReadAnswer | PromiseLike<ReadAnswer>) => void;
  readonly reject: (error: unknown) => void;
}

/** Server limit (`contract/batch.ts`). */
const MOST_READS = 30;

let waiting: WaitingRead[] = [];
/** Proxies may refuse addresses as long as a batch's. */
let isServed = true;

/** Reads of one task share a request (decision 33). */
export async function readInBatch(address: string): Promise<ReadAnswer> {
  const token = readToken();
  const early = await takeEarly(address, token);
  if (early) return settle(early, token);
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting);
    waiting.push({ address, resolve, reject });
  });
}

function sendWaiting(): void {
  const reads = waiting;
  waiting = [];
  for (let from = 0; from < reads.length; from += MOST_READS) {
    const batch = reads.slice(from, from + MOST_READS);
    if (isServed && batch.length > 1) void sendBatch(batch);
    else sendEach(batch);
  }
}

function sendEach(reads: readonly WaitingRead[]): void {
  for (const { address, resolve } of reads) resolve(readOne(address));
}

async function readOne(address: string): Promise<ReadAnswer> {
  const response = await send('GET', address);
  return { body: await response.json(), next: nextIn(response.headers.get('link')) };
}

async function sendBatch(reads: readonly WaitingRead[]): Promise<void> {
  const token = readToken();
  const search = new URLSearchParams(reads.map(({ address }): [string, string] => ['get', address]));
  try {
    const response = await send('GET', `/api/batch?${search.toString()}`);
    const answers = (await response.json()) as readonly BatchAnswer[];
    for (const [index, { resolve, reject }] of reads.entries()) {
      try {
        resolve(settle(answers[index], token));
      } catch (error) {
        reject(error);
      }
    }
  } catch (error) {
    if (error instanceof CallRefused && (error.status === 404 || error.status === 414)) {
      isServed = false;
      sendEach(reads);
    } else for (const { reject } of reads) reject(error);
  }
}

/** Throws `CallRefused` if the read was refused. */
function settle(answer: BatchAnswer | undefined, token: string | null): ReadAnswer {
  if (!answer) throw new Error('A batch of fewer answers than reads');
  if (answer.status < 400) return answer;
  if (answer.status === 401) refuseToken(token);
  throw refusedWith(answer);
}

/** Parses `</api/transactions?before=0198…>; rel="next"`. */
function nextIn(link: string | null): string | null {
  return link?.match(/<([^>]*)>;\s*rel="next"/)?.[1] ?? null;
}
