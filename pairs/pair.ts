import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../server/testing/app/test-app.ts';
import type { Request } from './request.ts';
import type { Gate, Rewinder } from '../server/testing/database/rewinder.ts';
import { seenIn } from './seen.ts';

export type Pair = readonly [Request, Request];

/** Outcome of a pair: the codes of both answers, and the rows afterwards. */
export interface Outcome {
  readonly answers: readonly string[];
  readonly rows: readonly string[];
}

export interface Processes {
  readonly apps: readonly [TestApp, TestApp];
  readonly rewinder: Rewinder;
}

/** Checks the rows that a try left, before it is rewound. */
export type Check = () => Promise<void>;

const POLL_MS = 1;

export async function send(app: TestApp, { route, by, sent }: Request): Promise<string> {
  const { status, body } = await app.call(route, sent, by?.token);
  return status < 400 ? String(status) : `${status} ${body.code ?? ''}`;
}

/** One after the other. */
export async function inOrder({ apps, rewinder }: Processes, pair: Pair, order: Order): Promise<Outcome> {
  const answers: [string, string] = ['', ''];
  for (const index of order) answers[index] = await send(apps[index], pair[index]);
  return { answers, rows: await finish(rewinder) };
}

export type Order = readonly [0, 1] | readonly [1, 0];

export const ORDERS: readonly Order[] = [
  [0, 1],
  [1, 0],
];

export interface Try extends Outcome {
  /** Both calls were waiting for the gate. */
  readonly hasMet: boolean;
}

/**
 * Sends both at once. With a gate, a third connection locks its rows until both calls wait or are done, so that the
 * second has begun before the first goes on; without one, both are just sent.
 */
export async function atOnce(
  { apps, rewinder }: Processes,
  pair: Pair,
  { order, gate, check }: { readonly order: Order; readonly gate: Gate | undefined; readonly check?: Check },
): Promise<Try> {
  const open = gate && (await rewinder.lock(gate));
  let running = 0;
  const start = async (index: 0 | 1) => {
    running += 1;
    try {
      return await send(apps[index], pair[index]);
    } finally {
      running -= 1;
    }
  };
  const sent: Promise<string>[] = [];
  try {
    for (const index of order) {
      sent[index] = start(index);
      sent[index].catch(() => {});
      if (open) while (running > (await rewinder.countWaiting())) await wait(POLL_MS);
    }
  } finally {
    await open?.();
  }
  const hasMet = open !== undefined && running === 2;
  const answers = (await Promise.allSettled(sent)).map((answer) =>
    answer.status === 'fulfilled' ? answer.value : String(answer.reason),
  );
  await check?.();
  return { answers, rows: await finish(rewinder), hasMet };
}

async function finish(rewinder: Rewinder): Promise<readonly string[]> {
  const rows = seenIn(await rewinder.changes(), rewinder);
  await rewinder.rewind();
  return rows;
}

const SIGNED_OUT = '401 NOT_SIGNED_IN';

/**
 * A session is read before the transaction. If the other call ended it meanwhile, any answer is right that leaves the
 * same rows as a refusal without a session.
 */
const sameAnswer = (serial: string, answer: string) =>
  serial === answer || (serial === SIGNED_OUT && /^[24]\d\d/.test(answer));

export const isLike = (serial: Outcome, { answers, rows }: Outcome) =>
  serial.answers.every((answer, index) => sameAnswer(answer, answers[index] ?? '')) &&
  JSON.stringify(serial.rows) === JSON.stringify(rows);
