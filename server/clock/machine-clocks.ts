import { uptime } from 'node:os';

export interface MachineClocks {
  /** May be wrong, or set by operators and time servers. */
  wall(): Date;
  /** Milliseconds since an arbitrary start, including time asleep. Cannot be set. */
  monotonic(): number;
  /** For tests. */
  database?(): Date;
}

export interface SystemClocks {
  wall(): Date;
  running(): number;
  /** Milliseconds since boot, including time asleep. */
  uptime(): number;
}

const CHECK_INTERVAL_MS = 1_000;
/** Shorter sleep is lost in clock inaccuracy. */
const SLEEP_MS = 2_000;

const SYSTEM: SystemClocks = {
  wall: () => new Date(),
  running: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/** Adds time asleep, from `uptime`, if the wall clock agrees: no clock is trusted alone. */
export function machineClocks(system: SystemClocks = SYSTEM): MachineClocks {
  let slept = 0;
  let checked = { running: system.running(), uptime: system.uptime(), wall: system.wall().getTime() };
  return {
    wall: system.wall,
    monotonic() {
      const running = system.running();
      if (
        running - checked.running >= CHECK_INTERVAL_MS ||
        system.wall().getTime() - checked.wall >= SLEEP_MS
      ) {
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
