import type { TestContext } from 'vitest';

const POLL_MS = 20;

/**
 * For upper bounds of waits within this process. Counts the milliseconds in which it ran: while the machine stalls,
 * neither the program nor this can do anything.
 */
export function startStopwatch(onTestFinished: TestContext['onTestFinished']): () => number {
  let ran = 0;
  let last = performance.now();
  const poll = () => {
    const now = performance.now();
    ran += Math.min(now - last, 2 * POLL_MS);
    last = now;
    return ran;
  };
  const timer = setInterval(poll, POLL_MS).unref();
  onTestFinished(() => clearInterval(timer));
  return poll;
}
