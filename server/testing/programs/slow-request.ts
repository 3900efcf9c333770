import { connect, type Socket } from 'node:net';

/** The body comes in two parts. */
export class SlowRequest {
  /** Resolves once the server has read the headers. */
  readonly accepted: Promise<void>;
  readonly #socket: Socket;
  readonly #body: string;
  #answer = '';

  constructor(url: string, body: object) {
    const { hostname, port } = new URL(url);
    this.#body = JSON.stringify(body);
    this.#socket = connect(Number(port), hostname).setEncoding('latin1');
    this.#socket.write(
      `POST /api/auth/register HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
        `Expect: 100-continue\r\nContent-Length: ${this.#body.length}\r\n\r\n`,
    );
    this.accepted = new Promise((resolve) => {
      this.#socket.on('data', (text: string) => {
        this.#answer += text;
        if (this.#answer === 'HTTP/1.1 100 Continue\r\n\r\n') {
          this.#answer = '';
          this.#socket.write(this.#body.slice(0, 10));
          resolve();
        }
      });
    });
  }

  async finish(): Promise<string> {
    const closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.write(this.#body.slice(10));
    await closed;
    return this.#answer;
  }
}
