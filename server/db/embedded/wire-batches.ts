/** PostgreSQL wire protocol. */
const SYNC = 0x53;
const QUERY = 0x51;
const FLUSH = 0x48;
export const TERMINATE = 0x58;
const READY_FOR_QUERY = 0x5a;
const NOTIFICATION = 0x41;

/** The client waits for an answer after these. */
const ENDS_OF_BATCH: ReadonlySet<number> = new Set([SYNC, QUERY, FLUSH, TERMINATE]);
/** Type byte, then a 32-bit length that excludes it. */
const HEADER_BYTES = 5;
/** A header and one byte of transaction state. */
const READY_BYTES = 6;

const NOTHING = Buffer.alloc(0);

export interface Batch {
  readonly bytes: Uint8Array;
  /** 0 for the start-up packet, which has no type. */
  readonly lastType: number;
}

export class WireBatches {
  #buffer: Buffer = NOTHING;
  #started = false;

  add(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
  }

  /** Undefined if more bytes are needed. */
  next(): Batch | undefined {
    return this.#started ? this.#nextMessages() : this.#startUp();
  }

  #startUp(): Batch | undefined {
    if (this.#buffer.length < 4) return undefined;
    const length = this.#buffer.readInt32BE(0);
    if (this.#buffer.length < length) return undefined;
    this.#started = true;
    return { bytes: this.#take(length), lastType: 0 };
  }

  #nextMessages(): Batch | undefined {
    let end = 0;
    while (this.#buffer.length - end >= HEADER_BYTES) {
      const type = this.#buffer[end] ?? 0;
      const length = 1 + this.#buffer.readInt32BE(end + 1);
      if (length < HEADER_BYTES) throw new Error(`A wire message of length ${length} makes no sense`);
      if (this.#buffer.length - end < length) return undefined;
      end += length;
      if (ENDS_OF_BATCH.has(type)) return { bytes: this.#take(end), lastType: type };
    }
    return undefined;
  }

  #take(length: number): Uint8Array {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }
}

export function mustEndReady(batch: Batch): boolean {
  return batch.lastType === SYNC || batch.lastType === QUERY || batch.lastType === 0;
}

/** Ignores notifications. */
export function endsReady(pieces: readonly Uint8Array[]): boolean {
  const tail = Buffer.concat(pieces.slice(-READY_BYTES)).subarray(-READY_BYTES);
  return isReady(tail) || lastMessageIsReady(Buffer.concat(pieces));
}

function isReady(message: Buffer): boolean {
  return (
    message.length === READY_BYTES &&
    message[0] === READY_FOR_QUERY &&
    message.readInt32BE(1) === READY_BYTES - 1
  );
}

function lastMessageIsReady(answer: Buffer): boolean {
  let ready = false;
  for (let at = 0; at + HEADER_BYTES <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const type = answer[at];
    if (type === READY_FOR_QUERY) ready = true;
    else if (type !== NOTIFICATION) ready = false;
  }
  return ready;
}

export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(HEADER_BYTES + text.length);
  message[0] = QUERY;
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, HEADER_BYTES);
  return message;
}

/** Ends an unfinished exchange of the extended protocol. */
export const SYNC_MESSAGE: Uint8Array = Buffer.from([SYNC, 0, 0, 0, 4]);
