import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Playwright calls this once its servers are ready: under `npm test`, waits until the other suites have ended. The time
 * that Playwright prints includes the wait.
 */
export default async function awaitTurn(): Promise<void> {
  const turn = process.env['JOURNEYS_WAIT_FOR'];
  while (turn !== undefined && !existsSync(turn)) await wait(POLL_MS);
}
