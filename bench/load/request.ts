export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

/** Consecutive calls on one connection. */
export type Step = readonly Call[];

export interface PreparedStep {
  readonly requests: readonly Request[];
}

export interface Request {
  readonly id: number;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Number of the recorded request. */
export const REQUEST_ID_HEADER = 'x-bench-request';

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
