/** A call as a player's browser would make it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whose it is; none for a visitor. */
  readonly token?: string;
  readonly body?: object;
}

/** What is timed as one: calls made one after the other on one connection. */
export type Step = readonly Call[];

/** A step, ready to be sent as it is to the game and to its floor. */
export interface PreparedStep {
  readonly requests: readonly Request[];
}

export interface Request {
  readonly id: number;
  /** For complaints. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Says which request it is: what the game did for it is recorded under this number, and replayed by the floor. */
export const REQUEST_ID_HEADER = 'x-bench-request';

/** Writes out the requests of steps and numbers them. */
export function prepareSteps(steps: readonly Step[]): PreparedStep[] {
  let id = 0;
  return steps.map((step) => ({
    requests: step.map((call) => ({
      id,
      name: `${call.method} ${call.path}`,
      bytes: requestBytes(call, id++),
    })),
  }));
}

function requestBytes({ method, path, token, body }: Call, id: number): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `${REQUEST_ID_HEADER}: ${id}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(method === 'GET'
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}
