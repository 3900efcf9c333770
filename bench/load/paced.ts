import { Connection } from './connection.ts';
import { take } from './load.ts';
import type { PreparedStep } from './request.ts';

export interface PacedOptions {
  readonly port: number;
  readonly next: () => PreparedStep | undefined;
  readonly perSecond: number;
  /** Starts no more steps once it settles. */
  readonly until: Promise<unknown>;
  readonly onTaken?: (step: PreparedStep, milliseconds: number) => void;
}

const MS_PER_SECOND = 1000;

/** Open loop at an even pace. Milliseconds from planned start to answer. */
export async function paced({ port, next, perSecond, until, onTaken }: PacedOptions): Promise<number[]> {
  const free: Connection[] = [];
  const all: Connection[] = [];
  const latencies: number[] = [];
  const underWay = new Set<Promise<void>>();
  const begin = async (due: number, step: PreparedStep) => {
    let connection = free.pop();
    if (!connection) all.push((connection = await Connection.open(port)));
    await take(connection, step);
    const milliseconds = performance.now() - due;
    latencies.push(milliseconds);
    onTaken?.(step, milliseconds);
    free.push(connection);
  };
  let failure: unknown;
  let over = false;
  void until.then(
    () => (over = true),
    () => (over = true),
  );
  try {
    const begun = performance.now();
    for (let index = 0; !over && failure === undefined; index++) {
      const due = begun + (index * MS_PER_SECOND) / perSecond;
      const ahead = due - performance.now();
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
      const step = over ? undefined : next();
      if (!step) break;
      const taken = begin(due, step)
        .catch((error: unknown) => (failure ??= error))
        .then(() => void underWay.delete(taken));
      underWay.add(taken);
    }
    await Promise.all(underWay);
    if (failure !== undefined) throw failure;
    return latencies;
  } finally {
    for (const connection of all) connection.close();
  }
}
