import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import { CamelCaseClient } from '../pool/camel-case.ts';
import { columnTypes } from '../pool/column-types.ts';
import { endPool } from '../pool/server-pool.ts';
import type { EmbeddedSource, FromWorker, ToWorker } from './messages.ts';
import { WireStream } from './wire-stream.ts';
import { entryPointBeside } from './entry-point.ts';

export interface EmbeddedPoolSettings {
  /** Called once after a crash. Pending and later queries are rejected. */
  readonly onCrash: (error: Error) => void;
  readonly connectionTimeoutMs: number;
}

export interface EmbeddedPool {
  /** The embedded database has one session. */
  readonly pool: pg.Pool;
  /** A tarball of all data. Queues like a query. */
  snapshot(): Promise<Uint8Array>;
  /** Call it once. */
  readonly close: () => Promise<void>;
}

export async function openEmbeddedPool(
  source: EmbeddedSource,
  settings: EmbeddedPoolSettings,
): Promise<EmbeddedPool> {
  const worker = await DatabaseThread.start(source, settings.onCrash);
  const pool = new pg.Pool({
    Client: CamelCaseClient,
    stream: () => worker.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: settings.connectionTimeoutMs,
    types: columnTypes(),
  });
  return {
    pool,
    snapshot: async () => {
      // Nobody else has the only connection, so no transaction is open.
      const client = await pool.connect();
      try {
        return await worker.snapshot();
      } finally {
        client.release();
      }
    },
    close: async () => {
      await endPool(pool, settings.connectionTimeoutMs);
      await worker.close(settings.connectionTimeoutMs);
    },
  };
}

class DatabaseThread {
  readonly #worker: Worker;
  readonly #streams = new Set<WireStream>();
  #crash: Error | undefined;
  #closing = false;

  private constructor(worker: Worker, onCrash: (error: Error) => void) {
    this.#worker = worker;
    const crashed = (error: Error) => {
      if (this.#crash || this.#closing) return;
      this.#crash = error;
      for (const stream of this.#streams) stream.destroy(error);
      // The rejections arrive first.
      setImmediate(onCrash, error);
    };
    worker.on('error', crashed);
    worker.on('exit', (code) => crashed(new Error(`The embedded database's thread ended with code ${code}`)));
  }

  static async start(source: EmbeddedSource, onCrash: (error: Error) => void): Promise<DatabaseThread> {
    const worker = new Worker(entryPointBeside(import.meta.url, 'embedded-worker'), { workerData: source });
    const [opened] = (await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(([code]) => {
        throw new Error(`The embedded database did not start: its thread ended with code ${String(code)}`);
      }),
    ])) as [FromWorker];
    if (opened.kind !== 'opened') throw new Error(`The embedded database began with '${opened.kind}'`);
    return new DatabaseThread(worker, onCrash);
  }

  connect(): WireStream {
    const { port1, port2 } = new MessageChannel();
    const stream = new WireStream(port1);
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    if (this.#crash) stream.destroy(this.#crash);
    else this.#post({ kind: 'session', port: port2 }, [port2]);
    return stream;
  }

  async snapshot(): Promise<Uint8Array> {
    const answer = await this.#request({ kind: 'snapshot' });
    if (answer.kind !== 'snapshot') throw new Error(`A snapshot was answered with '${answer.kind}'`);
    return answer.tarball;
  }

  /** Ends the thread if the database does not answer; only the next start is slower. */
  async close(timeoutMs: number): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.race([
      this.#request({ kind: 'close' }).catch(() => {}),
      wait(timeoutMs, undefined, { ref: false }),
    ]);
    this.#closing = true;
    await this.#worker.terminate();
  }

  async #request(message: ToWorker): Promise<FromWorker> {
    if (this.#crash) throw this.#crash;
    const answer = once(this.#worker, 'message');
    this.#post(message, []);
    const [first] = (await answer) as [FromWorker];
    return first;
  }

  #post(message: ToWorker, transfer: readonly MessagePort[]): void {
    this.#worker.postMessage(message, [...transfer]);
  }
}
