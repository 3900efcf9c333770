import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { correctClock, saveReached, lockClock, moveClockBy, readClock, setClock } from './clock-queries.ts';
import { correctionAfterStop, distanceFrom, TOLERANCE_MS, type ClockState } from './clock-rules.ts';
import * as messages from './clock-messages.ts';
import type { MachineClocks } from './machine-clocks.ts';

/** The only source of world time, which never goes backwards. Sessions and tokens use wall time. */
export interface Clock {
  now(): Date;
  advance(seconds: number): Promise<void>;
  /** Saves world time as its lower bound after a restart. */
  save(): Promise<void>;
  /** Also loads other processes' changes. Skipped if just done. */
  compare(): Promise<void>;
  status(): ClockStatus;
}

export interface ClockStatus {
  readonly isReady: boolean;
  /** Jobs may run. */
  readonly isTrusted: boolean;
  /** Milliseconds that the database's clock is ahead of this machine's; 0 while they agree. */
  readonly apartBy: number;
  /** For the operator. */
  readonly notice?: string;
}

export interface ClockOptions {
  /** No other process can use this database. */
  readonly isAlone?: boolean;
  readonly notify?: (sentence: string) => void;
}

export const COMPARE_INTERVAL_MS = 4_000;

/**
 * Time before a leap is compensated, unless this process is alone. If this process was suspended, another has saved
 * world time by then.
 */
export const DOUBT_MS = 75_000;

const SAVED_WITHIN_MS = 2 * DOUBT_MS;

/** The machine's clocks are read before and after the database's. */
interface ClockSample {
  readonly state: ClockState;
  readonly databaseNow: number;
  readonly monotonic: readonly [number, number];
  readonly wall: readonly [number, number];
}

/**
 * World time derives from the database's clock, which processes share; between samples this machine's monotonic clock
 * measures time (decision 29).
 */
export async function openClock(
  db: Db,
  clocks: MachineClocks,
  { isAlone = false, notify = () => {} }: ClockOptions = {},
): Promise<Clock> {
  let { state } = await sampleClocks(db, clocks);
  let latest = state.reached;
  /** Two clocks at one instant. */
  let base = { database: state.reached - state.offset - state.correction, monotonic: clocks.monotonic() };
  let comparedAt = clocks.monotonic();
  /** The correction after the downtime is decided. */
  let isSettled = false;
  /** The database's clock minus this machine's; 0 while they agree. */
  let apartBy = 0;
  /** An unexplained leap of the database's clock. */
  let leap: { readonly since: number | undefined } | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** What the database's clock shows if nobody has set it. */
  const expected = (monotonic: number) => base.database + monotonic - base.monotonic;
  const worldAt = (monotonic: number) => expected(monotonic) + state.offset + state.correction;
  const rebase = ({ databaseNow, monotonic: [from, to] }: ClockSample) =>
    (base = { database: databaseNow, monotonic: (from + to) / 2 });

  const noticeNow = () => messages.clockNotice({ apartBy, state, world: worldAt(clocks.monotonic()) });

  const settle = async (): Promise<void> => {
    const before = state.correction;
    await inTransaction(db, async (tx) => {
      const read = await lockClock(tx);
      const databaseNow = clocks.database?.().getTime() ?? read.databaseNow;
      const correction = correctionAfterStop(read.state, databaseNow);
      if (correction === read.state.correction) return;
      await setClock(tx, { correction });
      const stop = databaseNow + read.state.offset - read.state.reached;
      if (correction === -stop) notify(messages.refusedStop(stop));
    });
    const sample = await sampleClocks(db, clocks);
    ({ state } = sample);
    rebase(sample);
    isSettled = true;
    if (state.correction === 0 && before !== 0) notify(messages.CORRECTED);
    const { notice } = noticeNow();
    if (notice !== undefined) notify(notice);
  };

  /** Returns the part of `drift` that other processes' changes do not explain. */
  const adoptChanges = (sample: ClockSample, drift: number): number => {
    const correctedBy = sample.state.correction - state.correction;
    const isMoved = correctedBy !== 0 || sample.state.offset !== state.offset;
    const before = worldAt(sample.monotonic[1]);
    ({ state } = sample);
    let left = drift;
    if (correctedBy !== 0 && Math.abs(drift) > TOLERANCE_MS) {
      // Another process has compensated for the leap.
      base = { ...base, database: base.database - correctedBy };
      left = drift + correctedBy;
    }
    const moved = worldAt(sample.monotonic[1]) - before;
    if (isMoved && Math.abs(moved) > TOLERANCE_MS) notify(messages.moved(moved));
    return left;
  };

  /** Meanwhile other processes found the database's clock right. */
  const wasSuspended = ({ databaseNow, monotonic: [, to] }: ClockSample) => {
    const ahead = databaseNow + state.offset + state.correction - state.reached;
    return state.reached > worldAt(to) + TOLERANCE_MS && ahead >= -TOLERANCE_MS && ahead <= SAVED_WITHIN_MS;
  };

  const doubt = async (sample: ClockSample, drift: number): Promise<void> => {
    const [, now] = sample.monotonic;
    if (!leap) notify(messages.leapt(drift));
    // While the machine's clock differs too, believe neither.
    leap = { since: apartBy === 0 ? (leap?.since ?? now) : undefined };
    if (leap.since === undefined || now - leap.since < (isAlone ? 0 : DOUBT_MS)) return;
    const correction = Math.round(state.correction - drift);
    if (!(await correctClock(db, state, correction))) return;
    state = { ...state, correction };
    rebase(sample);
    leap = undefined;
    notify(messages.refusedLeap(drift));
  };

  const compareNow = async (): Promise<void> => {
    const sample = await sampleClocks(db, clocks);
    comparedAt = sample.monotonic[1];
    const wasApart = apartBy !== 0;
    const difference = distanceFrom(sample.databaseNow, sample.wall);
    apartBy = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    if (apartBy !== 0 && !wasApart) notify(messages.apart(apartBy));
    if (apartBy === 0 && wasApart) notify(messages.AGREE);
    if (!isSettled) {
      if (apartBy === 0) await settle();
      return;
    }
    const [from, to] = sample.monotonic;
    const drift = adoptChanges(sample, distanceFrom(sample.databaseNow, [expected(from), expected(to)]));
    if (Math.abs(drift) <= TOLERANCE_MS) {
      base = { ...base, database: base.database + drift };
      leap = undefined;
    } else if (wasSuspended(sample)) {
      rebase(sample);
      leap = undefined;
    } else {
      await doubt(sample, drift);
    }
    const behind = state.reached - worldAt(to);
    if (behind > 0 && !state.waits) base = { ...base, database: base.database + behind };
  };

  /** One comparison at a time: each builds on the last. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  const now = () => {
    latest = Math.max(latest, worldAt(clocks.monotonic()));
    return new Date(latest);
  };
  const save = () => saveReached(db, now(), clocks.database?.());

  await enqueue(compareNow);
  return {
    now,
    save,
    advance: (seconds) =>
      enqueue(async () => {
        state = { ...state, offset: await moveClockBy(db, seconds * 1000) };
        await save();
      }),
    async compare() {
      await queue;
      if (clocks.monotonic() - comparedAt >= COMPARE_INTERVAL_MS) await enqueue(compareNow);
    },
    status: () => ({
      isReady: apartBy === 0,
      isTrusted: isSettled && apartBy === 0 && leap === undefined,
      apartBy,
      ...noticeNow(),
    }),
  };
}

async function sampleClocks(db: Db, clocks: MachineClocks): Promise<ClockSample> {
  const readBoth = () => [clocks.monotonic(), clocks.wall().getTime()] as const;
  const [from, wallFrom] = readBoth();
  const read = await readClock(db);
  const [to, wallTo] = readBoth();
  return {
    state: read.state,
    databaseNow: clocks.database?.().getTime() ?? read.databaseNow,
    monotonic: [from, to],
    wall: [Math.min(wallFrom, wallTo), Math.max(wallFrom, wallTo)],
  };
}
