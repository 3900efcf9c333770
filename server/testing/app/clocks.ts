import type { MachineClocks } from '../../clock/machine-clocks.ts';

/** In milliseconds. */
export interface FakeTimes {
  wall: number;
  database: number;
  passed: number;
}

/** The wall clock is off by `wallOff`; the monotonic clock paused for `stoodStill`. */
export function fakeClocks(
  times: FakeTimes,
  own: { wallOff?: number; stoodStill?: number } = {},
): MachineClocks {
  return {
    wall: () => new Date(times.wall + (own.wallOff ?? 0)),
    database: () => new Date(times.database),
    monotonic: () => times.passed - (own.stoodStill ?? 0),
  };
}

export function passTime(times: FakeTimes, milliseconds: number): void {
  times.wall += milliseconds;
  times.database += milliseconds;
  times.passed += milliseconds;
}

/** Moves the wall clock of a machine that also runs the database. */
export function setClocks(times: FakeTimes, by: number): void {
  times.wall += by;
  times.database += by;
}
