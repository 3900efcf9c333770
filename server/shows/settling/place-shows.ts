import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { aptitudeIn } from '../../../game/horses/aptitude.ts';
import { happinessNow } from '../../../game/horses/happiness.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { showSeed } from '../../../game/shows/proof/proof.ts';
import { cutOfFees } from '../../../game/shows/cuts.ts';
import {
  runShow,
  type ShowResult,
  type ShowToRun,
  type Starter,
} from '../../../game/shows/running/run-show.ts';
import { qualitiesWorn } from '../../../game/tack/wear.ts';
import { type ShowHorseRow, moodOf, skillIn, standingOf } from '../../horses/state/horse-state.ts';
import type { WornPiece } from '../../tack/worn-tack.ts';
import type { ShowEntryRow, ShowRow } from '../show-queries.ts';
import { known, Placings, type BeforePlacings, type Placed } from './placings.ts';

/** A scratched entry has paid, and does not start. */
export function isPending({ status }: Pick<ShowEntryRow, 'status'>): boolean {
  return status === 'pending';
}

/** Throws for an entry of no show given: it would stay pending in a completed show. */
export function entriesByShow(
  shows: readonly { readonly id: string }[],
  entries: readonly ShowEntryRow[],
): ReadonlyMap<string, readonly ShowEntryRow[]> {
  const byShow = new Map<string, ShowEntryRow[]>(shows.map(({ id }) => [id, []]));
  for (const entry of entries) {
    const others = byShow.get(entry.showId);
    if (!others) throw new Error(`Entry ${entry.id} is of none of these shows`);
    others.push(entry);
  }
  return byShow;
}

export interface ShowsToPlace extends BeforePlacings {
  readonly shows: readonly ShowRow[];
  readonly entries: readonly ShowEntryRow[];
  readonly purseIndex: number;
  readonly secret: Uint8Array;
}

/** What `completeShows` writes. */
export interface RanShow {
  readonly id: string;
  readonly seed: Buffer;
  readonly entriesHash: string;
  readonly rulesVersion: number;
  /** True if placings count for leaderboards. */
  readonly counts: boolean;
  /** Unwon prize coins; null for a house show. */
  readonly returned: number | null;
  readonly feeCut: number;
  readonly entered: number;
  readonly heats: number;
}

export interface ShowPlacings extends Placed {
  readonly shows: readonly RanShow[];
}

/** Each show starts from the state the last one left. */
export function placeShows({ shows, entries, purseIndex, secret, ...before }: ShowsToPlace): ShowPlacings {
  const placings = new Placings(before);
  const byShow = entriesByShow(shows, entries);
  const placedShows = shows.map((show) => {
    const seed = showSeed(secret, show.id);
    const starters = new Map(
      known(byShow, show.id)
        .filter(isPending)
        .map((entry) => [
          entry.id,
          {
            entry,
            starter: starterOf(show, entry, placings.horse(entry.horseId), placings.wornBy(entry.horseId)),
          },
        ]),
    );
    const result = runShow(
      showToRun(show, purseIndex),
      seed,
      [...starters.values()].map(({ starter }) => starter),
    );
    for (const placing of result.starters) {
      const { entry, starter } = known(starters, placing.entryId);
      const counts = result.countsInLeaderboards;
      placings.place({ show, playerId: entry.playerId, starter, placing, counts });
    }
    return ranShow(show, seed, result, entriesOfOthers(show, known(byShow, show.id)));
  });
  return { shows: placedShows, ...placings.changes() };
}

/** `ofOthers`: entries that the creator did not pay. */
export function ranShow(show: ShowRow, seed: Uint8Array, result: ShowResult, ofOthers: number): RanShow {
  return {
    id: show.id,
    seed: Buffer.from(seed),
    entriesHash: result.entriesHash,
    rulesVersion: result.rulesVersion,
    counts: result.countsInLeaderboards,
    returned: show.kind === 'player' ? result.returned : null,
    feeCut: show.kind === 'player' ? cutOfFees(show.entryFee, ofOthers) : 0,
    entered: result.starters.length,
    heats: result.starters.at(-1)?.heat ?? 0,
  };
}

export function showToRun({ id, kind, level, prize }: ShowRow, purseIndex: number): ShowToRun {
  if (kind === 'player') return { kind, level, prize };
  if (kind === 'meadow') return { kind };
  if (!isClassLevel(level)) throw new Error(`No rules to run show ${id}`);
  return { kind, level, purseIndex };
}

export function starterOf(
  show: ShowRow,
  entry: ShowEntryRow,
  horse: ShowHorseRow,
  worn: readonly WornPiece[],
): Starter {
  return {
    entryId: entry.id,
    horseId: horse.id,
    entropy: entry.entropy,
    ownerId: horse.ownerId,
    guild: horse.guild,
    skill: skillIn(horse, show.discipline),
    tack: qualitiesWorn(worn),
    aptitude: aptitudeIn(horse.aptitude, show.discipline),
    level: horse.level,
    happiness: happinessNow(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, show.runsAt),
    standing: standingOf(horse),
    grade: entry.grade,
    veteran: entry.veteran,
    creatorPaid: show.createdBy === entry.playerId,
    guest: horse.ownerIsGuest,
    ofHouse: horse.ofHouse ?? false,
  };
}

function entriesOfOthers({ createdBy }: ShowRow, entries: readonly ShowEntryRow[]): number {
  return entries.filter(({ playerId }) => playerId !== createdBy).length;
}
