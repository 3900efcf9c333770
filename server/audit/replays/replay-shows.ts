import { randomBytes } from 'node:crypto';
import { findSecret } from '../../clock/world.ts';
import type { Tx } from '../../db/connection.ts';
import {
  sampleShowIds,
  findCompletedEntries,
  findShowIdsAfter,
  findShows,
  type ReplayedEntryRow,
} from './replay-queries.ts';
import {
  isReplayable,
  REPLAYED_CHECKS,
  replayShow,
  type ShowFinding,
  type ReplayedCheck,
} from './replay-show.ts';

/** Shows in memory at once. */
const BATCH = 100;

export interface ReplayCounts {
  readonly shows: number;
  /** Only their seeds were checked. */
  readonly ofOtherRules: number;
}

interface Tally {
  offending: number;
  readonly examples: ShowFinding['example'][];
}

export async function replayShows(
  tx: Tx,
  which: number | 'all',
  mostExamples: number,
): Promise<{ replayed: ReplayCounts; tallies: Readonly<Record<ReplayedCheck, Tally>> }> {
  const secret = await findSecret(tx);
  const tallies = newTallies();
  const replayed = { shows: 0, ofOtherRules: 0 };
  for await (const ids of batches(tx, which)) {
    const entries = byShow(await findCompletedEntries(tx, ids));
    for (const show of await findShows(tx, ids)) {
      replayed.shows += 1;
      if (show.status === 'completed' && !isReplayable(show)) replayed.ofOtherRules += 1;
      for (const { name, example } of replayShow(secret, show, entries.get(show.id) ?? [])) {
        tallies[name].offending += 1;
        if (tallies[name].examples.length < mostExamples) tallies[name].examples.push(example);
      }
    }
  }
  return { replayed, tallies };
}

function newTallies(): Record<ReplayedCheck, Tally> {
  const newTally = (): Tally => ({ offending: 0, examples: [] });
  return Object.fromEntries(REPLAYED_CHECKS.map((name) => [name, newTally()])) as Record<
    ReplayedCheck,
    Tally
  >;
}

function byShow(entries: readonly ReplayedEntryRow[]): ReadonlyMap<string, ReplayedEntryRow[]> {
  const shows = new Map<string, ReplayedEntryRow[]>();
  for (const entry of entries) {
    const others = shows.get(entry.showId);
    if (others) others.push(entry);
    else shows.set(entry.showId, [entry]);
  }
  return shows;
}

async function* batches(tx: Tx, which: number | 'all'): AsyncGenerator<string[]> {
  if (which === 'all') {
    let ids = await findShowIdsAfter(tx, undefined, BATCH);
    while (ids.length > 0) {
      yield ids;
      ids = await findShowIdsAfter(tx, ids.at(-1), BATCH);
    }
    return;
  }
  const sample = await sampleShowIds(tx, which, randomBytes(8).toString('hex'));
  for (let from = 0; from < sample.length; from += BATCH) yield sample.slice(from, from + BATCH);
}
