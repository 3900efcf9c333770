/** Types of the messages of PostgreSQL's wire protocol that this program must tell apart. */
const SYNC = 0x53;
const QUERY = 0x51;
const FLUSH = 0x48;
export const TERMINATE = 0x58;
const READY_FOR_QUERY = 0x5a;
const NOTIFICATION = 0x41;

/** After these the other side waits for an answer. */
const ENDS_OF_BATCH: ReadonlySet<number> = new Set([SYNC, QUERY, FLUSH, TERMINATE]);
/** Type byte, then the length of all but the type byte as a 32-bit integer. */
const HEADER_BYTES = 5;
/** "Ready for query" is a header and the state of the transaction. */
const READY_BYTES = 6;

const NOTHING = Buffer.alloc(0);

/** One or more whole messages, of which the last asks for an answer. */
export interface Batch {
  readonly bytes: Uint8Array;
  /** Type of the last message; 0 for the start-up packet, which has none. */
  readonly lastType: number;
}

/** Cuts the bytes of one wire session, in whatever pieces they arrive, into batches to be answered in turn. */
export class WireBatches {
  #held: Buffer = NOTHING;
  #started = false;

  add(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
  }

  /** The next whole batch, or undefined until more bytes were added. */
  next(): Batch | undefined {
    return this.#started ? this.#nextMessages() : this.#startUp();
  }

  #startUp(): Batch | undefined {
    if (this.#held.length < 4) return undefined;
    const length = this.#held.readInt32BE(0);
    if (this.#held.length < length) return undefined;
    this.#started = true;
    return { bytes: this.#take(length), lastType: 0 };
  }

  #nextMessages(): Batch | undefined {
    let end = 0;
    while (this.#held.length - end >= HEADER_BYTES) {
      const type = this.#held[end] ?? 0;
      const length = 1 + this.#held.readInt32BE(end + 1);
      if (length < HEADER_BYTES) throw new Error(`A wire message of length ${length} makes no sense`);
      if (this.#held.length - end < length) return undefined;
      end += length;
      if (ENDS_OF_BATCH.has(type)) return { bytes: this.#take(end), lastType: type };
    }
    return undefined;
  }

  #take(length: number): Uint8Array {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }
}

/** Whether the database, having answered such a batch in full, must say that it is ready for the next one. */
export function mustEndReady(batch: Batch): boolean {
  return batch.lastType === SYNC || batch.lastType === QUERY || batch.lastType === 0;
}

/** Whether an answer, whatever pieces it is in, has "ready for query" as its last word but notifications. */
export function endsReady(pieces: readonly Uint8Array[]): boolean {
  const tail = Buffer.concat(pieces.slice(-READY_BYTES)).subarray(-READY_BYTES);
  return isReady(tail) || lastWordIsReady(Buffer.concat(pieces));
}

function isReady(message: Buffer): boolean {
  return (
    message.length === READY_BYTES &&
    message[0] === READY_FOR_QUERY &&
    message.readInt32BE(1) === READY_BYTES - 1
  );
}

function lastWordIsReady(answer: Buffer): boolean {
  let ready = false;
  for (let at = 0; at + HEADER_BYTES <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const type = answer[at];
    if (type === READY_FOR_QUERY) ready = true;
    else if (type !== NOTIFICATION) ready = false;
  }
  return ready;
}

/** A simple query as a wire message. */
export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(HEADER_BYTES + text.length);
  message[0] = QUERY;
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, HEADER_BYTES);
  return message;
}

/** Ends an unfinished exchange of the extended protocol, whatever state it was in. */
export const SYNC_MESSAGE: Uint8Array = Buffer.from([SYNC, 0, 0, 0, 4]);
