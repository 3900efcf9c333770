import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import type { FromSession } from './messages.ts';

/** Stands in for the socket that `pg` expects. */
export class WireStream extends Duplex {
  readonly #port: MessagePort;
  #written: (() => void) | undefined;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (answer: FromSession) => {
      for (const piece of answer) this.push(piece);
      const written = this.#written;
      this.#written = undefined;
      written?.();
    });
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  /** Later writes queue until the database has processed these bytes. */
  override _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void {
    this.#written = written;
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage(bytes, [bytes.buffer]);
  }

  override _writev(chunks: { chunk: Buffer }[], written: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', written);
  }

  override _final(finished: () => void): void {
    this.push(null);
    finished();
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    this.#port.postMessage(null);
    // The message above is still delivered.
    this.#port.close();
    destroyed(error);
  }
}
