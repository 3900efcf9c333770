import { uptime } from 'node:os';

/** The clocks of this machine. */
export interface MachineClocks {
  /** The time of day. Operators and time servers set it, and it may be wrong. */
  wall(): Date;
  /** Milliseconds since some moment. It cannot be set, and goes on while the machine sleeps. */
  monotonic(): number;
  /** For tests: the database's clock. */
  database?(): Date;
}

/** The clocks that a machine's own are made of. */
export interface RawClocks {
  wall(): Date;
  /** Milliseconds, standing still while the machine sleeps. */
  running(): number;
  /** Milliseconds since the machine started, with the time it slept. */
  uptime(): number;
}

const CHECK_EVERY_MS = 1_000;
/** A shorter sleep is not told from inexact clocks. */
const SLEEP_MS = 2_000;

const RAW: RawClocks = {
  wall: () => new Date(),
  running: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/**
 * This machine's clocks. A laptop that slept has slept in real time: what `uptime` counts beyond the running clock is
 * added to it, if the wall clock counts the same, so that no clock is believed alone.
 */
export function machineClocks(raw: RawClocks = RAW): MachineClocks {
  let slept = 0;
  let checked = { running: raw.running(), uptime: raw.uptime(), wall: raw.wall().getTime() };
  return {
    wall: raw.wall,
    monotonic() {
      const running = raw.running();
      if (running - checked.running >= CHECK_EVERY_MS || raw.wall().getTime() - checked.wall >= SLEEP_MS) {
        const now = { running, uptime: raw.uptime(), wall: raw.wall().getTime() };
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
