import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { correctClock, keepReached, lockClock, moveClockBy, readClock, setClock } from './clock-queries.ts';
import { APART_MS, correctionAfterStop, outside, type KeptClock } from './clock-rules.ts';
import * as words from './clock-words.ts';
import type { MachineClocks } from './machine-clocks.ts';

/** The only source of world time. It never goes backwards. Security (tokens, codes) uses wall time instead. */
export interface Clock {
  now(): Date;
  /** Moves world time forward for good. */
  advance(seconds: number): Promise<void>;
  /** Keeps how far world time has come, so that no clock can rewind the world while we are down. */
  keep(): Promise<void>;
  /** Compares the clocks with each other, if that has not just been done, and hears what other processes changed. */
  compare(): Promise<void>;
  standing(): ClockStanding;
}

/** Whether the clocks can be relied on. */
export interface ClockStanding {
  /** This machine's clock and the database's agree. */
  readonly isReady: boolean;
  /** Nothing is in doubt, so that what falls due may be done. */
  readonly isTrusted: boolean;
  /** What an operator should know. */
  readonly notice?: string;
}

export interface ClockOptions {
  /** No other process can be at this database. */
  readonly isAlone?: boolean;
  /** Told what an operator should know. */
  readonly tell?: (sentence: string) => void;
}

/** How often the clocks are compared. */
export const COMPARE_EVERY_MS = 4_000;

/**
 * How long a leap is in doubt where there may be other processes. If it was this process that stood still, one of them
 * has written down by then how far the world has come.
 */
export const DOUBT_MS = 75_000;

/** How far the world may have gone on since somebody wrote that down. */
const KEPT_WITHIN_MS = 2 * DOUBT_MS;

/** One look at all clocks: what the database said came between both readings of the others. */
interface Look {
  readonly kept: KeptClock;
  readonly databaseNow: number;
  readonly monotonic: readonly [number, number];
  readonly wall: readonly [number, number];
}

/**
 * The clock of the world in this database. The database's clock is the same for all processes, so world time derives
 * from it; between two looks at it this machine's monotonic clock goes on. Decision 29.
 */
export async function openClock(
  db: Db,
  clocks: MachineClocks,
  { isAlone = false, tell = () => {} }: ClockOptions = {},
): Promise<Clock> {
  const opened = await look(db, clocks);
  let { kept } = opened;
  /** World time that somebody was told. */
  let told = kept.reached;
  /** What the database's clock said, and this machine's monotonic one with it. */
  let base = { database: kept.reached - kept.offset - kept.correction, monotonic: clocks.monotonic() };
  let comparedAt = clocks.monotonic();
  /** Whether it is settled where the world goes on after the stop. Nobody knows while the clocks differ. */
  let isSettled = false;
  /** How far the database's clock is ahead of this machine's; 0 while they agree. */
  let apartBy = 0;
  /** A leap of the database's clock that is not explained yet. */
  let leap: { readonly since: number | undefined } | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  /** What the database's clock says at an instant of the monotonic one, if neither was set. */
  const expected = (monotonic: number) => base.database + monotonic - base.monotonic;
  const worldAt = (monotonic: number) => expected(monotonic) + kept.offset + kept.correction;
  const rebase = ({ databaseNow, monotonic: [from, to] }: Look) =>
    (base = { database: databaseNow, monotonic: (from + to) / 2 });

  const noticeNow = () => words.noticeOf({ apartBy, kept, world: worldAt(clocks.monotonic()) });

  const settle = async (): Promise<void> => {
    const before = kept.correction;
    await inTransaction(db, async (tx) => {
      const read = await lockClock(tx);
      const databaseNow = clocks.database?.().getTime() ?? read.databaseNow;
      const correction = correctionAfterStop(read.kept, databaseNow);
      if (correction === read.kept.correction) return;
      await setClock(tx, { correction });
      const stop = databaseNow + read.kept.offset - read.kept.reached;
      if (correction === -stop) tell(words.refusedStop(stop));
    });
    const seen = await look(db, clocks);
    ({ kept } = seen);
    rebase(seen);
    isSettled = true;
    if (kept.correction === 0 && before !== 0) tell(words.CORRECTED);
    const { notice } = noticeNow();
    if (notice !== undefined) tell(notice);
  };

  /** Takes over what another process or an operator changed, and gives what is left of the leap that they explain. */
  const takeOver = (seen: Look, drift: number): number => {
    const corrected = seen.kept.correction - kept.correction;
    const isMoved = corrected !== 0 || seen.kept.offset !== kept.offset;
    const before = worldAt(seen.monotonic[1]);
    ({ kept } = seen);
    let left = drift;
    if (corrected !== 0 && Math.abs(drift) > APART_MS) {
      // Somebody who saw the leap made up for it.
      base = { ...base, database: base.database - corrected };
      left = drift + corrected;
    }
    const moved = worldAt(seen.monotonic[1]) - before;
    if (isMoved && Math.abs(moved) > APART_MS) tell(words.moved(moved));
    return left;
  };

  /** Whether other processes found the database's clock right while this one stood still. */
  const stoodStill = ({ databaseNow, monotonic: [, to] }: Look) => {
    const ahead = databaseNow + kept.offset + kept.correction - kept.reached;
    return kept.reached > worldAt(to) + APART_MS && ahead >= -APART_MS && ahead <= KEPT_WITHIN_MS;
  };

  const doubt = async (seen: Look, drift: number): Promise<void> => {
    const [, now] = seen.monotonic;
    if (!leap) tell(words.leapt(drift));
    // While the machine's clock differs as well, nobody can tell which of them is right.
    leap = { since: apartBy === 0 ? (leap?.since ?? now) : undefined };
    if (leap.since === undefined || now - leap.since < (isAlone ? 0 : DOUBT_MS)) return;
    const correction = Math.round(kept.correction - drift);
    if (!(await correctClock(db, kept, correction))) return;
    kept = { ...kept, correction };
    rebase(seen);
    leap = undefined;
    tell(words.refusedLeap(drift));
  };

  const compareNow = async (): Promise<void> => {
    const seen = await look(db, clocks);
    comparedAt = seen.monotonic[1];
    const wasApart = apartBy !== 0;
    const difference = outside(seen.databaseNow, seen.wall);
    apartBy = Math.abs(difference) > APART_MS ? difference : 0;
    if (apartBy !== 0 && !wasApart) tell(words.apart(apartBy));
    if (apartBy === 0 && wasApart) tell(words.AGREE);
    if (!isSettled) {
      if (apartBy === 0) await settle();
      return;
    }
    const [from, to] = seen.monotonic;
    const drift = takeOver(seen, outside(seen.databaseNow, [expected(from), expected(to)]));
    if (Math.abs(drift) <= APART_MS) {
      base = { ...base, database: base.database + drift };
      leap = undefined;
    } else if (stoodStill(seen)) {
      rebase(seen);
      leap = undefined;
    } else {
      await doubt(seen, drift);
    }
    const behind = kept.reached - worldAt(to);
    if (behind > 0 && !kept.waits) base = { ...base, database: base.database + behind };
  };

  /** One after the other: each builds on what the one before found. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = underWay.then(work);
    underWay = done.catch(() => undefined);
    return done;
  };

  const now = () => {
    told = Math.max(told, worldAt(clocks.monotonic()));
    return new Date(told);
  };
  const keep = () => keepReached(db, now(), clocks.database?.());

  await inTurn(compareNow);
  return {
    now,
    keep,
    advance: (seconds) =>
      inTurn(async () => {
        kept = { ...kept, offset: await moveClockBy(db, seconds * 1000) };
        await keep();
      }),
    async compare() {
      await underWay;
      if (clocks.monotonic() - comparedAt >= COMPARE_EVERY_MS) await inTurn(compareNow);
    },
    standing: () => ({
      isReady: apartBy === 0,
      isTrusted: isSettled && apartBy === 0 && leap === undefined,
      ...noticeNow(),
    }),
  };
}

async function look(db: Db, clocks: MachineClocks): Promise<Look> {
  const both = () => [clocks.monotonic(), clocks.wall().getTime()] as const;
  const [from, wallFrom] = both();
  const read = await readClock(db);
  const [to, wallTo] = both();
  return {
    kept: read.kept,
    databaseNow: clocks.database?.().getTime() ?? read.databaseNow,
    monotonic: [from, to],
    wall: [Math.min(wallFrom, wallTo), Math.max(wallFrom, wallTo)],
  };
}
