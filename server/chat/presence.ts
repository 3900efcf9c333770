import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { countPresences, upsertPresences } from './chat-queries.ts';
import { MINUTE } from '../../game/game-time.ts';

/** Counts players who are online, in all processes. */
export interface Presence {
  /** Runs with every call, and repeatedly while a stream is open. */
  note(playerId: string): void;
  count(): Promise<number>;
  close(): Promise<void>;
}

/** docs/rules/screens.md#chat */
const HERE_FOR_MS = 5 * MINUTE;
/** Each player is written at most this often. */
const NOTE_INTERVAL_MS = 2 * MINUTE;
const GATHER_MS = 1_000;
/** Calls within this time share a count. */
const COUNT_INTERVAL_MS = 1_000;

export function openPresence(db: Db, clock: Pick<Clock, 'now'>, log: Logger): Presence {
  /** World time. */
  const notedAt = new Map<string, number>();
  const pending = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let last: { readonly at: number; readonly count: Promise<number> } | undefined;

  const forgetOld = (now: number) => {
    for (const [id, at] of notedAt) if (at <= now - NOTE_INTERVAL_MS) notedAt.delete(id);
  };

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const here = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const [ids, ats] = [here.map(([id]) => id), here.map(([, at]) => at)];
    pending.clear();
    forgetOld(clock.now().getTime());
    try {
      await upsertPresences.run(db, { ids, ats });
    } catch (error) {
      // Their next calls retry.
      for (const id of ids) notedAt.delete(id);
      if (!isOutage(error)) log.error({ err: error }, 'players who are here were not counted');
    }
  };
  // Runs outside the call that triggers it.
  const writeInBackground = AsyncResource.bind(() => void write());

  const countNow = async () => {
    await write();
    const since = new Date(clock.now().getTime() - HERE_FOR_MS);
    return (await countPresences.first(db, { since }))?.count ?? 0;
  };

  return {
    note(playerId) {
      const at = clock.now();
      if ((notedAt.get(playerId) ?? -Infinity) > at.getTime() - NOTE_INTERVAL_MS) return;
      notedAt.set(playerId, at.getTime());
      pending.set(playerId, at);
      timer ??= setTimeout(writeInBackground, GATHER_MS).unref();
    },
    count() {
      const at = performance.now();
      if (last && at - last.at < COUNT_INTERVAL_MS) return last.count;
      const counting = { at, count: countNow() };
      last = counting;
      counting.count.catch(() => {
        if (last === counting) last = undefined;
      });
      return counting.count;
    },
    close: write,
  };
}
