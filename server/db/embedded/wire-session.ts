import type { MessagePort } from 'node:worker_threads';
import type { FromSession, ToSession } from './messages.ts';
import {
  TERMINATE,
  WireBatches,
  endsReady,
  mustEndReady,
  queryMessage,
  SYNC_MESSAGE,
  type Batch,
} from './wire-batches.ts';

export interface WireDatabase {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (piece: Uint8Array) => void },
  ): Promise<void>;
}

const ROLLBACK = queryMessage('rollback');
const DISCARD_ALL = queryMessage('discard all');

/** Serves one client, then resets the session. Rejects only if the database crashes. */
export async function serveSession(db: WireDatabase, port: MessagePort): Promise<void> {
  const batches = new WireBatches();
  for await (const chunk of receive(port)) {
    batches.add(chunk);
    const answer: Uint8Array<ArrayBuffer>[] = [];
    let isTerminated = false;
    for (let batch = batches.next(); batch && !isTerminated; batch = batches.next()) {
      if (batch.lastType === TERMINATE) isTerminated = true;
      else answer.push(...(await execute(db, batch)));
    }
    // Sent even when empty: the client waits for it.
    const message: FromSession = answer;
    port.postMessage(
      message,
      answer.map((piece) => piece.buffer),
    );
    if (isTerminated) break;
  }
  for (const bytes of [SYNC_MESSAGE, ROLLBACK, DISCARD_ALL]) {
    await execute(db, { bytes, lastType: bytes[0] ?? 0 });
  }
  port.close();
}

async function execute(db: WireDatabase, batch: Batch): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  // The next piece overwrites the database's memory.
  await db.execProtocolRawStream(batch.bytes, { onRawData: (piece) => pieces.push(new Uint8Array(piece)) });
  // A crashed PGlite (out of memory, a WebAssembly trap) just stops answering.
  if (mustEndReady(batch) && !endsReady(pieces)) {
    throw new Error('The embedded database broke down while it answered a query');
  }
  return pieces;
}

async function* receive(port: MessagePort): AsyncGenerator<Uint8Array> {
  const queue: ToSession[] = [];
  let wake: (() => void) | undefined;
  const enqueue = (message: ToSession) => {
    queue.push(message);
    wake?.();
  };
  port.on('message', enqueue);
  port.on('close', () => enqueue(null));
  for (;;) {
    const message = queue.shift();
    if (message === null) return;
    if (message !== undefined) yield message;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}
