import { randomBytes } from 'node:crypto';
import { findSecret } from '../clock/world.ts';
import type { Tx } from '../db/connection.ts';
import {
  drawShowIds,
  findCompletedEntries,
  findShowIdsAfter,
  findShows,
  type KeptEntry,
} from './replay-queries.ts';
import {
  isReplayable,
  REPLAYED_CHECKS,
  replayShow,
  type Finding,
  type ReplayedCheck,
} from './replay-show.ts';

/** Shows held in memory at once. */
const HANDFUL = 100;

/** Which shows were computed anew. */
export interface Replayed {
  readonly shows: number;
  /** Those completed by rules that are not known any more: their seeds were checked, not their entry lists and scores. */
  readonly ofOtherRules: number;
}

export interface Tally {
  offending: number;
  readonly examples: Finding['example'][];
}

/** Replays so many shows drawn by lot, or all of them, and gathers what is wrong, with some examples of each. */
export async function replayShows(
  tx: Tx,
  which: number | 'all',
  mostExamples: number,
): Promise<{ replayed: Replayed; tallies: Readonly<Record<ReplayedCheck, Tally>> }> {
  const secret = await findSecret(tx);
  const tallies = Object.fromEntries(
    REPLAYED_CHECKS.map((name) => [name, { offending: 0, examples: [] }]),
  ) as unknown as Record<ReplayedCheck, Tally>;
  const replayed = { shows: 0, ofOtherRules: 0 };
  for await (const ids of handfuls(tx, which)) {
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

function byShow(entries: readonly KeptEntry[]): ReadonlyMap<string, KeptEntry[]> {
  const shows = new Map<string, KeptEntry[]>();
  for (const entry of entries) {
    const others = shows.get(entry.show_id);
    if (others) others.push(entry);
    else shows.set(entry.show_id, [entry]);
  }
  return shows;
}

async function* handfuls(tx: Tx, which: number | 'all'): AsyncGenerator<string[]> {
  if (which === 'all') {
    let ids = await findShowIdsAfter(tx, undefined, HANDFUL);
    while (ids.length > 0) {
      yield ids;
      ids = await findShowIdsAfter(tx, ids.at(-1), HANDFUL);
    }
    return;
  }
  const drawn = await drawShowIds(tx, which, randomBytes(8).toString('hex'));
  for (let from = 0; from < drawn.length; from += HANDFUL) yield drawn.slice(from, from + HANDFUL);
}
