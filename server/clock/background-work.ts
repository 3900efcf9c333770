import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/connection.ts';
import { poolUsage } from '../db/pool/pool-usage.ts';

/* Running shows yields to players' calls, which would otherwise take several times as long on two processors. */

/** Checks of the pool, 1–2 ms apart. */
const CHECKS_WHEN_IDLE = 20;
const CHECKS_IN_TRANSACTION = 5;

/** The caller must have no rows locked. */
export async function waitUntilIdle(db: Db): Promise<void> {
  await nextTurn();
  const isBusy = () => poolUsage(db).inUse + poolUsage(db).waiting > 0;
  for (let checks = 0; isBusy() && checks < CHECKS_WHEN_IDLE; checks++) await wait(1);
}

/** Ignores callers waiting for a connection: they may be waiting for this one. */
export async function yieldToCalls(db: Db, flush: () => Promise<unknown>): Promise<void> {
  await nextTurn();
  const isAlone = () => poolUsage(db).inUse <= 1;
  if (isAlone()) return;
  await flush();
  for (let checks = 0; !isAlone() && checks < CHECKS_IN_TRANSACTION; checks++) await wait(1);
}

const SLICE_MS = 10;

/** Computes long work in slices. The caller must have no rows locked. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTurn();
  }
}
