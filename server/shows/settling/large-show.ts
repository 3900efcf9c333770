import { HEAT_ENTRANTS } from '../../../game/shows/classes.ts';
import { inStanding } from '../../../game/shows/running/place-won.ts';
import {
  runShowInSteps,
  type ShowResult,
  type ShowToRun,
  type StarterResult,
} from '../../../game/shows/running/run-show.ts';
import { hasRules, RULES_VERSION } from '../../../game/shows/running/scoring.ts';
import { showSeed } from '../../../game/shows/proof/proof.ts';
import { runInSlices, yieldToCalls } from '../../clock/background-work.ts';
import { findSecret } from '../../clock/world.ts';
import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import type { LargeShowStarter } from '../../db/column-types.ts';
import { noteLevels, readShowHorses, standingOf } from '../../horses/state/horse-state.ts';
import { lockBalances, post } from '../../ledger/ledger.ts';
import { readWornBy } from '../../tack/worn-tack.ts';
import { publishToFollowers } from '../following/follow-show.ts';
import { findPurseIndex } from '../show-queries.ts';
import {
  beginShow,
  findPendingAmong,
  deleteStarters,
  findEntriesToStore,
  findStarters,
  insertStarters,
  leaveOutOfLeaderboards,
  sumTakings,
} from './large-show-queries.ts';
import { accountsOf, creatorPayments, prizePayments } from './pay-shows.ts';
import { ranShow, showToRun, starterOf } from './place-shows.ts';
import { known, Placings } from './placings.ts';
import { lockState, writePlaced, Writes, writeShows, type SettlingContext } from './settle-shows.ts';
import type { DueShowRow } from './settling-queries.ts';

/*
 * A show of too many entries for one transaction runs in pieces, each a short transaction (decision 79): it begins,
 * stores its starters, settles heat after heat, and is completed. The stored starters decide the result, so any process
 * can continue after any piece.
 */

/** Computed from the stored starters; never changes. */
export interface LargeRun {
  readonly showId: string;
  readonly toRun: ShowToRun;
  readonly seed: Uint8Array;
  readonly result: ShowResult;
  readonly batches: readonly (readonly StarterPlaced[])[];
  /** The first batch that may not be settled. */
  readonly next: number;
}

interface StarterPlaced {
  readonly starter: LargeShowStarter;
  readonly placing: StarterResult;
}

/** To be called after the commit. Returns what the next piece needs. */
export type AfterPiece = () => Promise<LargeRun | undefined>;

/** The next piece of a locked show. `run`: what the last piece returned, if by this process. */
export async function runPiece(
  context: SettlingContext,
  show: DueShowRow,
  run: LargeRun | undefined,
): Promise<AfterPiece> {
  if (show.rulesVersion === null) {
    await begin(context.tx, show);
    return async () => undefined;
  }
  if (run?.showId === show.id) {
    const next = await settleNext(context, show, run);
    return async () => next;
  }
  const storedSome = await storeStarters(context, show);
  return async () => (storedSome ? undefined : compute(context, show));
}

async function begin(tx: Tx, { id, kind }: DueShowRow): Promise<void> {
  const purseIndex = kind === 'house' ? await findPurseIndex(tx) : null;
  await beginShow.run(tx, { id, rulesVersion: RULES_VERSION, purseIndex });
}

/** False if all are stored. */
async function storeStarters({ tx, sizes }: SettlingContext, show: DueShowRow): Promise<boolean> {
  const entries = await findEntriesToStore.rows(tx, { showId: show.id, limit: sizes.transaction });
  const lastHorse = entries.at(-1)?.horseId;
  if (lastHorse === undefined) return false;
  const horseIds = entries.map(({ horseId }) => horseId);
  const [horses, worn] = await Promise.all([readShowHorses(tx, horseIds), readWornBy(tx, horseIds)]);
  const starters = entries.map((entry): LargeShowStarter => {
    const horse = known(horses, entry.horseId);
    return { ...starterOf(show, entry, horse, worn.get(horse.id) ?? []), playerId: entry.playerId };
  });
  await insertStarters.run(tx, { showId: show.id, lastHorse, starters: JSON.stringify(starters) });
  return true;
}

const PAGES_AT_ONCE = 10;

async function compute({ db, sizes }: SettlingContext, show: DueShowRow): Promise<LargeRun> {
  if (!hasRules(show.rulesVersion)) throw new Error(`No rules to run show ${show.id}`);
  const starters = new Map<string, LargeShowStarter>();
  for (let after: string | null = null; ;) {
    const pages = await findStarters.rows(db, { showId: show.id, after, limit: PAGES_AT_ONCE });
    for (const page of pages) for (const starter of page.starters) starters.set(starter.entryId, starter);
    after = pages.at(-1)?.lastHorse ?? null;
    if (after === null) break;
  }
  const seed = showSeed(await findSecret(db), show.id);
  const toRun = showToRun(show, show.purseIndex ?? 0);
  const result = await runInSlices(runShowInSteps(toRun, seed, [...starters.values()]));
  const placed = result.starters.map((placing) => ({ starter: known(starters, placing.entryId), placing }));
  return { showId: show.id, toRun, seed, result, batches: inBatches(placed, sizes.piece), next: 0 };
}

/** Whole heats; the field of a player show, which has no heats, by place. */
function inBatches(placed: readonly StarterPlaced[], most: number): StarterPlaced[][] {
  const batches: StarterPlaced[][] = [];
  let batch: StarterPlaced[] = [];
  for (const one of placed) {
    const isNewHeat = one.placing.heat !== batch.at(-1)?.placing.heat;
    const room = most - batch.length;
    if (batch.length === 0 || room < (isNewHeat ? HEAT_ENTRANTS : 1)) batches.push((batch = []));
    batch.push(one);
  }
  return batches;
}

/** Undefined once the show is completed. */
async function settleNext(
  context: SettlingContext,
  show: DueShowRow,
  run: LargeRun,
): Promise<LargeRun | undefined> {
  const { batches } = run;
  for (let next = run.next; next < batches.length; next += 1) {
    const batch = batches[next] ?? [];
    const ids = batch.map(({ starter }) => starter.entryId);
    const pending = new Set((await findPendingAmong.rows(context.tx, { ids })).map(({ id }) => id));
    // Another process settled it.
    if (pending.size === 0) continue;
    const left = batch.filter(({ starter }) => pending.has(starter.entryId));
    await settleBatch(context, show, run, left);
    return { ...run, next: next + 1 };
  }
  await complete(context, show, run);
  return undefined;
}

async function settleBatch(
  context: SettlingContext,
  show: DueShowRow,
  { toRun, result }: LargeRun,
  batch: readonly StarterPlaced[],
): Promise<void> {
  const { db, tx, now, whenPlaced } = context;
  const entries = batch.map(({ starter }) => ({ horseId: starter.horseId, playerId: starter.playerId }));
  const state = await lockState(tx, [show], entries);
  const placings = new Placings(state);
  const counts = result.countsInLeaderboards;
  for (const { starter, placing } of batch) {
    // May have changed since the show began, and decides neither score nor place.
    const current = { ...starter, standing: standingOf(placings.horse(starter.horseId)) };
    const won = toRun.kind === 'house' ? inStanding(toRun, current, placing) : placing;
    placings.place({ show, playerId: starter.playerId, starter: current, placing: won, counts });
    publish(tx, starter.playerId, { topics: ['entries'], results: [starter.entryId] });
  }
  const placed = placings.changes();
  const writes = new Writes((written) => yieldToCalls(db, written));
  if (!counts) await writes.send(leaveOutOfLeaderboards.run(tx, { id: show.id }));
  await writePlaced({ tx, now }, writes, placed, prizePayments(placed.prizes));
  const entryIds = batch.map(({ starter }) => starter.entryId);
  await Promise.all([
    writes.done(),
    noteLevels(tx, now, [...state.horses.values()], placed.horses),
    ...whenPlaced.map((settle) => settle(tx, entryIds)),
  ]);
}

async function complete(
  { tx, now }: SettlingContext,
  show: DueShowRow,
  { seed, result }: LargeRun,
): Promise<void> {
  const { createdBy: creator } = show;
  const takings = creator ? await sumTakings.rows(tx, { showId: show.id }) : [];
  const ofOthers = takings.find(({ own }) => !own)?.entries ?? 0;
  const ran = ranShow(show, seed, result, ofOthers);
  if (creator) {
    await lockBalances(tx, accountsOf([show]));
    const paid = takings.map(({ own, coins, tradable }) => ({
      playerId: own ? creator : '',
      taken: { coins, tradable },
    }));
    const entries = takings.reduce((sum, some) => sum + some.entries, 0);
    await post(tx, now, creatorPayments(show, { entries, paid }, ran));
    publish(tx, creator, { topics: ['shows'] });
  }
  // First, as a show with stored starters cannot be completed (trigger `show_runs_in_pieces`).
  await deleteStarters.run(tx, { showId: show.id });
  await writeShows(tx, [ran], show.purseIndex ?? 0);
  await publishToFollowers(tx, [show.id]);
}
