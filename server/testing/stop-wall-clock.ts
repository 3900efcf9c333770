import { onTestFinished, vi } from 'vitest';

/** Until the test has ended: limits of calls count by the minute of the wall clock, and none may begin meanwhile. */
export function stopWallClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
