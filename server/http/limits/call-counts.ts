import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../db/connection.ts';
import { isOutage } from '../../db/errors.ts';
import { addCallCounts, deleteOldCallCounts } from './call-count-queries.ts';
import { MINUTE } from '../../../game/game-time.ts';

const DEFAULT_SHARE_INTERVAL_MS = 1_000;

/** Fraction of the limit; lower counts are not shared. */
const SHARED_FROM = 0.1;

/** Further networks share a fixed number of counters. */
const MOST_COUNTERS = 50_000;
const SHARED_COUNTERS = 1_024;

/** The route is set if it has its own limit. */
export interface Charge {
  readonly account?: string;
  readonly network?: string;
  readonly route?: string | undefined;
  readonly perMinute: number;
}

interface Count {
  accepted: number;
  /** Already added to the database. */
  shared: number;
  others: number;
}

export interface CallCounts {
  /** Returns the seconds to wait if a charge is at its limit; then counts nothing. */
  take(charges: readonly Charge[]): number | undefined;
  /** Like `take`, but never counts. */
  wait(charges: readonly Charge[]): number | undefined;
  close(): Promise<void>;
}

export interface CallCountsOptions {
  readonly db: Db;
  readonly log: Logger;
  /** Wall time in milliseconds. */
  readonly now?: () => number;
  /** Default 1 s. */
  readonly shareIntervalMs?: number;
}

/**
 * Fixed one-minute windows in memory. Shares counts near their limit through the database once a second (decision
 * 30).
 */
export function openCallCounts({
  db,
  log,
  now = Date.now,
  shareIntervalMs = DEFAULT_SHARE_INTERVAL_MS,
}: CallCountsOptions): CallCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  let counters = 0;
  let toShare = new Set<string>();
  let cleanedUp = 0;
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> | undefined;
  let isClosed = false;

  const beginMinute = (begun: number) => {
    minute = begun;
    counts = new Map();
    toShare = new Set();
    counters = 0;
  };

  /** Never evicts: otherwise an attacker with many addresses could reset a counter. */
  const countOf = (charge: Charge) => {
    let key = keyOf(charge, charge.network);
    let count = counts.get(key);
    if (!count && charge.network !== undefined) {
      if (counters < MOST_COUNTERS) counters += 1;
      else {
        key = keyOf(charge, `shared counter ${sharedCounterOf(charge.network)}`);
        count = counts.get(key);
      }
    }
    if (!count) counts.set(key, (count = { accepted: 0, shared: 0, others: 0 }));
    return { key, count, perMinute: charge.perMinute };
  };

  const learn = (totals: readonly { key: string; calls: number }[], sent: ReadonlyMap<string, number>) => {
    for (const { key, calls } of totals) {
      const count = counts.get(key);
      if (!count) continue;
      count.shared = sent.get(key) ?? 0;
      count.others = calls - count.shared;
    }
  };

  /** Outages are logged elsewhere. */
  const warn = (error: unknown, sentence: string) => {
    if (!isOutage(error)) log.warn({ err: error }, sentence);
  };

  async function share(): Promise<void> {
    const [of, keys] = [minute, [...toShare]];
    toShare = new Set();
    const sent = keys.map((key) => counts.get(key)?.accepted ?? 0);
    const fresh = keys.map((key, index) => (sent[index] ?? 0) - (counts.get(key)?.shared ?? 0));
    try {
      const totals = await addCallCounts.rows(db, { minute: of, keys, calls: fresh });
      if (of === minute) learn(totals, new Map(keys.map((key, index) => [key, sent[index] ?? 0])));
    } catch (error) {
      warn(error, 'sharing call counts failed; will retry');
      if (of === minute) for (const key of keys) toShare.add(key);
      return;
    }
    if (cleanedUp === of) return;
    cleanedUp = of;
    // Retains the previous minute for processes with slow clocks.
    await deleteOldCallCounts
      .run(db, { minute: of - 1 })
      .catch((error: unknown) => warn(error, 'deleting old call counts failed'));
  }

  const shareSoon = () => {
    if (timer ?? sharing ?? isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      sharing = share().finally(() => {
        sharing = undefined;
        if (toShare.size > 0) shareSoon();
      });
    }, shareIntervalMs).unref();
  };

  const peek = (charges: readonly Charge[]) => {
    const at = now();
    const current = Math.floor(at / MINUTE);
    if (current !== minute) beginMinute(current);
    const counted = charges.map(countOf);
    const isAtLimit = counted.some(({ count, perMinute }) => count.accepted + count.others >= perMinute);
    return { counted, seconds: isAtLimit ? Math.ceil(((current + 1) * MINUTE - at) / 1000) : undefined };
  };

  return {
    wait: (charges) => peek(charges).seconds,
    take(charges) {
      const { counted, seconds } = peek(charges);
      if (seconds !== undefined) return seconds;
      for (const { key, count, perMinute } of counted) {
        count.accepted += 1;
        if (count.accepted >= perMinute * SHARED_FROM) toShare.add(key);
      }
      if (toShare.size > 0) shareSoon();
      return undefined;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sharing;
    },
  };
}

const keyOf = ({ account, route }: Charge, network: string | undefined) =>
  `${account === undefined ? `network ${network}` : `account ${account}`}${route === undefined ? '' : ` ${route}`}`;

/** Equal in every process. */
const sharedCounterOf = (network: string) =>
  createHash('sha256').update(network).digest().readUInt16BE() % SHARED_COUNTERS;
