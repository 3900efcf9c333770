import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './connection.ts';
import type { Bulletin } from './news.ts';

/** Keeps the answer of a call in the transaction of the change that it answers. */
export interface AnswerKeeper {
  /** The last statement of each transaction. `answer` is undefined if the call goes on. Throws to undo it. */
  keep(tx: Tx, answer: Answered | undefined, bulletin: Bulletin): Promise<void>;
}

export interface Answered {
  readonly result: unknown;
}

interface HeldCommit {
  /** Resolves once it is committed. */
  commit(answer?: Answered): Promise<void>;
}

export interface KeptCall {
  readonly keeper: AnswerKeeper;
  held: HeldCommit | undefined;
  isOver: boolean;
}

const callOfWork = new AsyncLocalStorage<KeptCall | undefined>();

/**
 * Runs a call whose answer is kept. Its transactions hold their commit until the call has its answer, asks the
 * database for something else, or waits for anything: what a handler does after `inTransaction` is mostly to put the
 * result into words.
 */
export async function keepAnswer<T>(keeper: AnswerKeeper, work: () => Promise<T>): Promise<T> {
  const call: KeptCall = { keeper, held: undefined, isOver: false };
  try {
    const result = await callOfWork.run(call, work);
    call.isOver = true;
    await call.held?.commit({ result });
    return result;
  } catch (error) {
    call.isOver = true;
    // What was done stays done, as without a key; the first error matters more.
    await call.held?.commit().catch(() => undefined);
    throw error;
  }
}

/** Undefined if no answer is kept. */
export function keptCall(): KeptCall | undefined {
  const call = callOfWork.getStore();
  return call?.isOver === false ? call : undefined;
}

/** Work that others do because of a commit is not part of the call. */
export const outsideOfCall = <T>(work: () => T): T => callOfWork.run(undefined, work);

/**
 * Commits the transaction that waits for its answer; undefined if none does. Await it before doing what a rollback
 * cannot undo, such as deleting a file.
 */
export const commitHeld = (): Promise<void> | undefined => callOfWork.getStore()?.held?.commit();

/** Resolves with the answer, or without one when the call turns to something else. `done` is the transaction. */
export async function holdCommit(
  call: KeptCall,
  done: () => Promise<unknown>,
  offer: () => void,
): Promise<Answered | undefined> {
  while (call.held) await call.held.commit();
  return new Promise((release) => {
    const held: HeldCommit = {
      async commit(answer) {
        release(answer);
        await done();
        if (call.held === held) call.held = undefined;
      },
    };
    call.held = held;
    offer();
    // A handler that waits for anything else must not keep locks.
    setImmediate(() => release(undefined));
  });
}
