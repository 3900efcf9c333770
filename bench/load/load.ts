import { Connection } from './connection.ts';
import type { PreparedStep, Request } from './request.ts';

export interface Sample {
  readonly steps: number;
  readonly seconds: number;
  /** Milliseconds per step, from first byte sent to last received. */
  readonly latencies: readonly number[];
}

export interface LoadOptions {
  readonly port: number;
  readonly next: () => PreparedStep | undefined;
  readonly forMs: number;
  readonly connections?: number;
  readonly onAnswer?: (request: Request, body: Buffer) => void;
}

export const CONNECTIONS = 16;

/** Closed loop: a connection takes the next step when the last is answered. */
export async function load({ port, next, forMs, ...rest }: LoadOptions): Promise<Sample> {
  const { connections: length = CONNECTIONS, onAnswer } = rest;
  const connections = await Promise.all(Array.from({ length }, () => Connection.open(port)));
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + forMs;
  const sendInTurn = async (connection: Connection) => {
    for (let now = performance.now(); now < until;) {
      const step = next();
      if (!step) return;
      await take(connection, step, onAnswer);
      const after = performance.now();
      latencies.push(after - now);
      now = after;
    }
  };
  try {
    await Promise.all(connections.map(sendInTurn));
    return { steps: latencies.length, seconds: (performance.now() - begun) / 1000, latencies };
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Throws on any status except 200, because refusals are quick. */
export async function take(
  connection: Connection,
  { requests }: PreparedStep,
  onAnswer?: LoadOptions['onAnswer'],
): Promise<void> {
  for (const request of requests) {
    const { status, body } = await connection.send(request.bytes);
    if (status !== 200) {
      throw new Error(`${request.name} answered ${status}: ${body.toString('utf8', 0, 500)}`);
    }
    onAnswer?.(request, body);
  }
}

export function eachOnce(steps: readonly PreparedStep[]): () => PreparedStep | undefined {
  let taken = 0;
  return () => steps[taken++];
}

export function overAndOver(steps: readonly PreparedStep[]): () => PreparedStep | undefined {
  let taken = 0;
  return () => steps[taken++ % steps.length];
}
