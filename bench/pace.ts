import type { DatabaseKind } from '../server/db/open-database.ts';

/** Rounds end by count or time, whichever comes first. */
export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  readonly changesPerRound: number;
  readonly dueEntries: Readonly<Record<DatabaseKind, number>>;
  readonly seeded: { readonly players: number; readonly horses: number };
  readonly idle: { readonly streams: number; readonly forMs: number };
  readonly chat: { readonly messages: number; readonly intervalMs: number };
  readonly growth: { readonly players: number; readonly horses: number; readonly times: number };
  /** Adds a tenth as many players and a fifth as many listings. */
  readonly search: { readonly horses: number };
  /** How long other players play before the settling. */
  readonly settling: { readonly entries: number; readonly beforeMs: number };
  readonly largeShow: Readonly<Record<DatabaseKind, number>>;
}

export const FULL_PACE: Pace = {
  rounds: 5,
  roundMs: 3_000,
  warmUpMs: 4_000,
  changesPerRound: 1_200,
  dueEntries: { embedded: 2_000, postgres: 10_000 },
  seeded: { players: 1_000, horses: 5_000 },
  idle: { streams: 5_000, forMs: 30_000 },
  chat: { messages: 60, intervalMs: 500 },
  growth: { players: 2_000, horses: 10_000, times: 100 },
  search: { horses: 1_000_000 },
  settling: { entries: 100_000, beforeMs: 20_000 },
  largeShow: { embedded: 10_000, postgres: 50_000 },
};

/** Smoke test only. */
export const QUICK_PACE: Pace = {
  rounds: 3,
  roundMs: 1_000,
  warmUpMs: 1_000,
  changesPerRound: 300,
  dueEntries: { embedded: 500, postgres: 2_000 },
  seeded: { players: 100, horses: 400 },
  idle: { streams: 500, forMs: 5_000 },
  chat: { messages: 10, intervalMs: 200 },
  growth: { players: 100, horses: 400, times: 10 },
  search: { horses: 20_000 },
  settling: { entries: 4_000, beforeMs: 5_000 },
  largeShow: { embedded: 1_000, postgres: 4_000 },
};
