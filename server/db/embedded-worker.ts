import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-messages.ts';
import { serveSession } from './embedded-session.ts';

/*
 * Entry of the thread in which the embedded database runs, so that a long query holds up nobody else. It has
 * one session: clients are served one after the other, each until it hangs up. Whatever throws here reaches
 * the program as an 'error' of the thread.
 */

/**
 * The database's own page cache. A quarter of the usual size makes point queries about 15% slower, the
 * operating system keeping the pages as well, and saves 100 MB of resident memory.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const source = workerData as EmbeddedSource;
const db =
  'folder' in source
    ? await PGlite.create(source.folder, { startParams: START_PARAMETERS })
    : await PGlite.create({
        startParams: START_PARAMETERS,
        ...(source.snapshot && { loadDataDir: new Blob([new Uint8Array(source.snapshot)]) }),
      });

/** Settles when all that was asked for so far is done. */
let turn: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch((cause: unknown) => {
    // What PGlite throws when it breaks down is not always an error, and only an error reaches the program whole.
    throw cause instanceof Error ? cause : new Error('The embedded database broke down', { cause });
  });
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'session':
      return inTurn(() => serveSession(db, message.port));
    case 'snapshot':
      // Not in turn: whoever asks holds the session that is open, and has nothing under way in it.
      return void sendSnapshot();
    case 'close':
      return inTurn(async () => {
        await db.close();
        say({ kind: 'closed' });
      });
  }
});

async function sendSnapshot(): Promise<void> {
  await db.exec('checkpoint');
  const tarball = new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
  say({ kind: 'snapshot', tarball });
}

say({ kind: 'opened' });
