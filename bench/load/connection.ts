import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

const END_OF_HEAD = '\r\n\r\n';
const NOTHING = Buffer.alloc(0);

/** One keep-alive connection, one request at a time. Reads only status and length, to spare the shared machine. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = NOTHING;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server hung up')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  send(request: Uint8Array): Promise<Answer> {
    if (this.#waiting) throw new Error('The answer to the last request is still to come');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnds = this.#received.indexOf(END_OF_HEAD);
    if (headEnds < 0) return;
    const head = this.#received.toString('latin1', 0, headEnds);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#fail(new Error(`An answer without a length:\n${head}`));
    const bodyEnds = headEnds + END_OF_HEAD.length + Number(length);
    if (this.#received.length < bodyEnds) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      body: this.#received.subarray(headEnds + END_OF_HEAD.length, bodyEnds),
    };
    this.#received = this.#received.subarray(bodyEnds);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(error);
  }
}
