import { beforeEach, describe, expect, test } from 'vitest';
import { machineClocks, type MachineClocks } from './machine-clocks.ts';
import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';

let wall: number;
let running: number;
let uptime: number;
let clocks: MachineClocks;
beforeEach(() => {
  [wall, running, uptime] = [1_900_000_000_000, 5_000, 90_000];
  clocks = machineClocks({ wall: () => new Date(wall), running: () => running, uptime: () => uptime });
});

function pass(milliseconds: number): void {
  wall += milliseconds;
  running += milliseconds;
  uptime += milliseconds;
}

describe('the monotonic clock', () => {
  test('follows real time, whatever the wall clock is set to', () => {
    const before = clocks.monotonic();
    for (const leap of [-HOUR, 7_200_000, 10 * 365 * REAL_MS_PER_DAY]) {
      pass(5_000);
      wall += leap;
      clocks.monotonic();
    }
    expect(clocks.monotonic() - before).toBe(15_000);
  });

  test('counts time asleep at once, and only once', () => {
    const before = clocks.monotonic();
    pass(400);
    wall += HOUR;
    uptime += HOUR;
    expect(clocks.monotonic() - before).toBe(3_600_400);
    pass(5_000);
    expect(clocks.monotonic() - before).toBe(3_605_400);
  });

  test('ignores sleep that only one clock shows', () => {
    const before = clocks.monotonic();
    uptime += HOUR;
    pass(5_000);
    clocks.monotonic();
    wall += HOUR;
    pass(5_000);
    expect(clocks.monotonic() - before).toBe(10_000);
  });

  test('is this machine’s own by default', () => {
    const own = machineClocks();
    const before = own.monotonic();
    expect(own.monotonic()).toBeGreaterThanOrEqual(before);
    const [earliest, wall] = [Date.now(), own.wall().getTime()];
    expect(wall).toBeGreaterThanOrEqual(earliest);
    expect(wall).toBeLessThanOrEqual(Date.now());
  });
});
