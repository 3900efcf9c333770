import { onTestFinished, vi } from 'vitest';

/** Stops `Date` until the test ends. Limits count calls per minute of the wall clock; a new minute would reset them. */
export function stopWallClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
