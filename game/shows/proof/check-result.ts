import { hexToBytes } from '@noble/hashes/utils.js';
import { isClassLevel } from '../classes.ts';
import type { Grade } from '../grades.ts';
import { readScheduledShow } from '../scheduled-shows.ts';
import { seedHash } from './proof.ts';
import { runShow, type ShowToRun, type ShowResult, type Starter } from '../running/run-show.ts';
import type { HouseHorseResult } from '../running/house-horses.ts';
import { hasRules, SCORE_PARTS, type Parts } from '../running/scoring.ts';

/** Hashes and seed in hex. */
export interface PublishedShow {
  readonly id: string;
  readonly kind: 'house' | 'meadow' | 'player';
  readonly type: string;
  readonly level: number;
  /** Coins. */
  readonly prize: number;
  /** ISO 8601. */
  readonly scheduledDate: string;
  readonly seedHash: string;
  readonly run: {
    readonly seed: string;
    readonly entriesHash: string;
    readonly rulesVersion: number;
    readonly purseIndex: number;
    readonly heats: number;
    readonly countsInLeaderboards: boolean;
  };
}

/** A horse at the run and its result. */
export interface PublishedEntry {
  readonly entryId: string;
  readonly horseId: string;
  readonly owner: { readonly id: string };
  readonly entropy: string | null;
  readonly start: PublishedStart | null;
}

type PublishedStart = Omit<Starter, 'entryId' | 'horseId' | 'ownerId' | 'entropy'> & {
  readonly heat: number;
  readonly place: number;
  readonly fieldSize: number;
  readonly score: number;
  readonly raw: number;
  readonly points: Parts;
  readonly luck: number;
  readonly prize: number;
  readonly houseCut: number;
  readonly promotedTo: Grade | null;
  readonly promotionPrize: number;
};

/** A published value that differs from the rules. */
export interface ResultFault {
  /** Null for values of the show. */
  readonly entryId: string | null;
  readonly what: string;
  readonly published: string | number;
  readonly found: string | number;
}

export interface ResultCheck {
  readonly faults: readonly ResultFault[];
  readonly houseHorses: readonly HouseHorseResult[];
  /** False: the rules version is unknown, so only seed and terms were checked. */
  readonly rerun: boolean;
}

/** Reruns the show, unless it ran by unknown rules. */
export function checkResult(show: PublishedShow, entries: readonly PublishedEntry[]): ResultCheck {
  const { run } = show;
  const known = [
    ...differing(null, 'seed hash', show.seedHash, seedHash(hexToBytes(run.seed))),
    ...termFaults(show),
  ];
  if (!hasRules(run.rulesVersion)) return { faults: known, houseHorses: [], rerun: false };
  const result = runShow(termsOf(show), hexToBytes(run.seed), entries.map(starterOf));
  const heats = Math.max(0, ...result.starters.map(({ heat }) => heat));
  const faults = [
    ...known,
    ...differing(null, 'entries hash', run.entriesHash, result.entriesHash),
    ...differing(null, 'heats', run.heats, heats),
    ...differing(
      null,
      'leaderboards',
      counted(run.countsInLeaderboards),
      counted(result.countsInLeaderboards),
    ),
    ...startFaults(entries, result),
  ];
  return { faults, houseHorses: result.houseHorses, rerun: true };
}

/** The id of a show of the game encodes its terms. */
function termFaults({ id, kind, type, level, scheduledDate }: PublishedShow): ResultFault[] {
  if (kind === 'player') return [];
  const planned = readScheduledShow(id);
  if (planned?.kind !== kind)
    return [{ entryId: null, what: 'show id', published: id, found: 'no show of the house' }];
  return [
    ...differing(null, 'discipline', type, planned.discipline),
    ...differing(null, 'class', level, planned.level),
    ...differing(null, 'date', scheduledDate, planned.runsAt.toISOString()),
  ];
}

function termsOf({ kind, level, prize, run }: PublishedShow): ShowToRun {
  if (kind === 'player') return { kind, level, prize };
  if (kind === 'meadow') return { kind };
  if (!isClassLevel(level)) throw new RangeError(`No class of level ${level}`);
  return { kind, level, purseIndex: run.purseIndex };
}

function starterOf({ entryId, horseId, owner, entropy, start }: PublishedEntry): Starter {
  if (start === null || entropy === null) throw new Error(`Entry ${entryId} has not run`);
  return { ...start, entryId, horseId, ownerId: owner.id, entropy };
}

function startFaults(entries: readonly PublishedEntry[], { starters }: ShowResult): ResultFault[] {
  const found = new Map(starters.map((starter) => [starter.entryId, starter]));
  return entries.flatMap(({ entryId, start }) => {
    const one = found.get(entryId);
    if (!one || !start) return [];
    const { sheet } = one;
    return [
      ...differing(entryId, 'heat', start.heat, one.heat),
      ...differing(entryId, 'place', start.place, one.place),
      ...differing(entryId, 'field', start.fieldSize, one.fieldSize),
      ...SCORE_PARTS.flatMap((part) => differing(entryId, part, start.points[part], sheet.points[part])),
      ...differing(entryId, 'points', start.raw, sheet.raw),
      ...differing(entryId, 'luck', start.luck, sheet.luck),
      ...differing(entryId, 'score', start.score, sheet.score),
      ...differing(entryId, 'prize', start.prize, one.prize),
      ...differing(entryId, 'cut of the house', start.houseCut, one.houseCut),
      ...differing(entryId, 'promotion', start.promotedTo ?? 'none', one.standing?.promotedTo ?? 'none'),
      ...differing(entryId, 'prize of the promotion', start.promotionPrize, one.promotionPrize),
    ];
  });
}

function differing<Value extends string | number>(
  entryId: string | null,
  what: string,
  published: Value,
  found: Value,
): ResultFault[] {
  return published === found ? [] : [{ entryId, what, published, found }];
}

function counted(counts: boolean): string {
  return counts ? 'counts' : 'does not count';
}
