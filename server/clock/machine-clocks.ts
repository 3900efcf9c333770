import { uptime } from 'node:os';

/** The clocks of this machine. */
export interface MachineClocks {
  /** The time of day, which operators and time servers set and which may be wrong. */
  wall(): Date;
  /** Milliseconds since an arbitrary start. Cannot be set; includes time asleep. */
  monotonic(): number;
  /** For tests: replaces the database's clock. */
  database?(): Date;
}

/** The clocks that Node offers. */
export interface SystemClocks {
  wall(): Date;
  /** Milliseconds; stands still while the machine sleeps. */
  running(): number;
  /** Milliseconds since boot, including time asleep. */
  uptime(): number;
}

const CHECK_EVERY_MS = 1_000;
/** Shorter sleep cannot be told from inexact clocks. */
const SLEEP_MS = 2_000;

const SYSTEM: SystemClocks = {
  wall: () => new Date(),
  running: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/**
 * The clocks of this machine. The running clock omits time asleep; it is added from `uptime` if the wall clock agrees,
 * so that no clock is trusted alone.
 */
export function machineClocks(system: SystemClocks = SYSTEM): MachineClocks {
  let slept = 0;
  let checked = { running: system.running(), uptime: system.uptime(), wall: system.wall().getTime() };
  return {
    wall: system.wall,
    monotonic() {
      const running = system.running();
      if (running - checked.running >= CHECK_EVERY_MS || system.wall().getTime() - checked.wall >= SLEEP_MS) {
        const now = { running, uptime: system.uptime(), wall: system.wall().getTime() };
        const ran = now.running - checked.running;
        const sleep = now.uptime - checked.uptime - ran;
        const byWall = now.wall - checked.wall - ran;
        if (sleep >= SLEEP_MS && Math.abs(byWall - sleep) < SLEEP_MS) slept += sleep;
        checked = now;
      }
      return running + slept;
    },
  };
}
