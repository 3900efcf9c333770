import type { MessagePort } from 'node:worker_threads';
import type { FromSession, ToSession } from './embedded-messages.ts';
import {
  TERMINATE,
  WireBatches,
  endsReady,
  mustEndReady,
  queryMessage,
  SYNC_MESSAGE,
  type Batch,
} from './embedded-wire.ts';

/** What a session needs of PGlite: it executes one batch and hands out the answer in pieces. */
export interface WireDatabase {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (piece: Uint8Array) => void },
  ): Promise<void>;
}

const ROLLBACK = queryMessage('rollback');
const DISCARD_ALL = queryMessage('discard all');

/**
 * Serves one client over `port` until it hangs up, and leaves the database as a new client expects it: no
 * transaction, no prepared statement, no setting, no channel listened to. Resolves when that is done; rejects
 * only when the database itself broke down.
 */
export async function serveSession(db: WireDatabase, port: MessagePort): Promise<void> {
  const batches = new WireBatches();
  for await (const chunk of incoming(port)) {
    batches.add(chunk);
    const answer: Uint8Array<ArrayBuffer>[] = [];
    let hungUp = false;
    for (let batch = batches.next(); batch && !hungUp; batch = batches.next()) {
      if (batch.lastType === TERMINATE) hungUp = true;
      else answer.push(...(await execute(db, batch)));
    }
    // Sent even when empty: the client's next bytes wait for it.
    const message: FromSession = answer;
    port.postMessage(
      message,
      answer.map((piece) => piece.buffer),
    );
    if (hungUp) break;
  }
  for (const bytes of [SYNC_MESSAGE, ROLLBACK, DISCARD_ALL]) {
    await execute(db, { bytes, lastType: bytes[0] ?? 0 });
  }
  port.close();
}

async function execute(db: WireDatabase, batch: Batch): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  // A piece is a window on the database's memory, which the next one overwrites.
  await db.execProtocolRawStream(batch.bytes, { onRawData: (piece) => pieces.push(new Uint8Array(piece)) });
  // PGlite swallows its own crashes (out of memory, a trap in the code) and then simply says nothing more.
  if (mustEndReady(batch) && !endsReady(pieces)) {
    throw new Error('The embedded database broke down while it answered a query');
  }
  return pieces;
}

/** The client's messages one by one, until it hung up or its end of the port is gone. */
async function* incoming(port: MessagePort): AsyncGenerator<Uint8Array> {
  const waiting: ToSession[] = [];
  let wake: (() => void) | undefined;
  const arrive = (message: ToSession) => {
    waiting.push(message);
    wake?.();
  };
  port.on('message', arrive);
  port.on('close', () => arrive(null));
  for (;;) {
    const message = waiting.shift();
    if (message === null) return;
    if (message !== undefined) yield message;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}
