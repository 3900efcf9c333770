import type { MachineClocks } from '../../clock/machine-clocks.ts';

/** Clocks that a test sets, in milliseconds. */
export interface FakeTimes {
  /** What the machine's wall clock says. */
  wall: number;
  /** What the database's clock says. */
  database: number;
  /** Time that has truly passed. */
  passed: number;
}

/** The clocks of one machine: its wall clock may be off, and its monotonic one stood still for a while. */
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

/** Time passes for all clocks. */
export function passTime(times: FakeTimes, milliseconds: number): void {
  times.wall += milliseconds;
  times.database += milliseconds;
  times.passed += milliseconds;
}

/** Sets the clock of a machine on which the database runs as well. */
export function setClocks(times: FakeTimes, by: number): void {
  times.wall += by;
  times.database += by;
}
