import { isGuild } from '../../../game/guild-work/guilds.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';

import { entriesHash, seedHash, showSeed } from '../../../game/shows/proof/proof.ts';
import {
  runShow,
  type ShowToRun,
  type Starter,
  type StarterResult,
} from '../../../game/shows/running/run-show.ts';
import { hasRules, SCORE_PARTS } from '../../../game/shows/running/scoring.ts';
import { readScheduledShow } from '../../../game/shows/scheduled-shows.ts';
import { startOfResult } from '../../../game/shows/running/stored-result.ts';
import type { ReplayedEntryRow, ReplayedShowRow } from './replay-queries.ts';

/** Recomputed by the rules from stored entries. */
export const REPLAYED_CHECKS = [
  'shows_of_the_game_follow_the_timetable',
  'seeds_derive_from_the_secret',
  'entry_lists_match_their_hash',
  'scores_recompute',
  'placings_recompute',
] as const;
export type ReplayedCheck = (typeof REPLAYED_CHECKS)[number];

export interface ShowFinding {
  readonly name: ReplayedCheck;
  readonly example: Readonly<Record<string, unknown>>;
}

/** True if the show ran by rules that still exist. */
export function isReplayable(show: ReplayedShowRow): boolean {
  return show.status === 'completed' && hasRules(show.rulesVersion);
}

export function replayShow(
  secret: Uint8Array,
  show: ReplayedShowRow,
  entries: readonly ReplayedEntryRow[],
): ShowFinding[] {
  const seed = showSeed(secret, show.id);
  const findings: ShowFinding[] = [];
  const find = (name: ReplayedCheck, example: ShowFinding['example'] = {}) =>
    findings.push({ name, example: { show_id: show.id, ...example } });

  if (show.kind !== 'player' && !isOfTimetable(show)) find('shows_of_the_game_follow_the_timetable');
  if (!isSeed(show, seed)) find('seeds_derive_from_the_secret');
  if (!isReplayable(show)) return findings;
  const hash = entriesHash(entries.map(({ horseId, entropy }) => ({ horseId, entropy })));
  if (show.entriesHash !== hash) find('entry_lists_match_their_hash', { recomputed: hash });

  // Uses the right seed, so that a wrong one is reported only once.
  const results = rerun(show, seed, entries);
  for (const entry of entries) {
    const result = results?.get(entry.id);
    if (!result || !isSameScore(entry, result))
      find('scores_recompute', { entry_id: entry.id, score: entry.score, recomputed: result?.sheet.score });
    if (result && !isSamePlacing(entry, result)) find('placings_recompute', { entry_id: entry.id });
  }
  return findings;
}

function isOfTimetable(show: ReplayedShowRow): boolean {
  const run = readScheduledShow(show.id);
  return (
    run?.kind === show.kind &&
    run.discipline === show.discipline &&
    run.level === show.level &&
    run.runsAt.getTime() === show.runsAt.getTime()
  );
}

function isSeed(show: ReplayedShowRow, seed: Uint8Array): boolean {
  return show.status === 'open' ? show.seedHash === seedHash(seed) : show.seed?.equals(seed) === true;
}

/** By entry id; undefined if the rules reject the stored values. */
function rerun(
  show: ReplayedShowRow,
  seed: Uint8Array,
  entries: readonly ReplayedEntryRow[],
): ReadonlyMap<string, StarterResult> | undefined {
  const toRun = showToRun(show);
  const starters = entries.flatMap((entry) => starterOf(entry) ?? []);
  if (!toRun || starters.length < entries.length) return undefined;
  return new Map(runShow(toRun, seed, starters).starters.map((result) => [result.entryId, result]));
}

function showToRun(show: ReplayedShowRow): ShowToRun | undefined {
  const { kind, level, prize, purseIndex } = show;
  if (kind === 'player') return { kind, level, prize };
  if (kind === 'meadow') return { kind };
  return isClassLevel(level) && purseIndex !== null ? { kind, level, purseIndex } : undefined;
}

function starterOf({ id, horseId, entropy, result: stored }: ReplayedEntryRow): Starter | undefined {
  return stored && isGuild(stored.guild)
    ? { ...stored, ...startOfResult(stored), entryId: id, horseId, entropy, ownerId: stored.owner }
    : undefined;
}

function isSameScore({ score, result: stored }: ReplayedEntryRow, { sheet }: StarterResult): boolean {
  return (
    score === sheet.score &&
    stored?.raw === sheet.raw &&
    stored.luck === sheet.luck &&
    SCORE_PARTS.every((part) => stored.points[part] === sheet.points[part])
  );
}

function isSamePlacing(entry: ReplayedEntryRow, result: StarterResult): boolean {
  return (
    entry.result?.heat === result.heat &&
    entry.place === result.place &&
    entry.fieldSize === result.fieldSize &&
    entry.prize === result.prize &&
    (entry.result.houseCut ?? 0) === result.houseCut &&
    entry.placeXp === result.horseXp
  );
}
