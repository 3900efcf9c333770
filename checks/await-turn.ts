import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Playwright calls this once its servers are ready: under `npm test`, waits until the other suites have ended.
 * Playwright's time includes the wait. Throws if `npm test` is gone, so that the servers stop too.
 */
export default async function awaitTurn(): Promise<void> {
  const { JOURNEYS_WAIT_FOR: turn, JOURNEYS_STARTED_BY: starter } = process.env;
  while (turn !== undefined && !existsSync(turn)) {
    if (!isRunning(Number(starter))) throw new Error('npm test has ended: the journeys do not begin');
    await wait(POLL_MS);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
