import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Tx } from '../../db/connection.ts';
import { countFoalLevels } from '../../horses/foal-levels.ts';
import { lockOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { lockContender } from '../../players/contender.ts';
import { hasPremium } from '../../players/premium.ts';
import { enterLocked, postFees, type Entered, type EntryMade } from './new-entry.ts';
import { drawEntryEntropy, type NotEntered } from './enter-show.ts';
import { holdShowToEnter } from './hold-show.ts';
import { deleteUnentered, findEntered, type ShowRow } from '../show-queries.ts';

export interface BulkEntry {
  readonly playerId: string;
  readonly horseId: string;
  /** Each once. */
  readonly showIds: readonly string[];
  /** 32 hex digits from the player's browser, for each of the entries. */
  readonly entropy: string | undefined;
}

export interface BulkEntered {
  readonly entered: readonly Entered[];
  readonly refusals: readonly { readonly showId: string; readonly refusal: NotEntered }[];
  readonly coins: number;
}

/**
 * Enters a horse in several shows in the order given; one that it may not enter keeps it from no other. The shows are
 * held in the order of their ids before the horse is locked, as by everybody.
 */
export async function bulkEnter(
  tx: Tx,
  now: Date,
  secret: Buffer,
  { playerId, horseId, showIds, entropy = drawEntryEntropy() }: BulkEntry,
): Promise<BulkEntered | NotOwn | Refusal<'PREMIUM_ONLY'>> {
  if (!(await hasPremium(tx, playerId, now))) return refuse('PREMIUM_ONLY');
  const [shows, horse, entered, contender] = await Promise.all([
    Promise.all(
      showIds.toSorted().map(async (id) => [id, await holdShowToEnter(tx, secret, id, now)] as const),
    ),
    lockOwnHorse(tx, horseId, playerId),
    findEntered.rows(tx, { horseId }),
    lockContender(tx, playerId),
  ]);
  if (isRefusal(horse)) return horse;
  const held = new Map<string, ShowRow | NotEntered>(shows);
  const isIn = new Set(entered.map(({ show_id }) => show_id));

  let entrant = { horse, contender };
  const made: EntryMade[] = [];
  const refusals: BulkEntered['refusals'][number][] = [];
  for (const showId of showIds) {
    const show = held.get(showId) ?? refuse('SHOW_NOT_FOUND');
    const one = isRefusal(show)
      ? show
      : isIn.has(showId)
        ? refuse('ALREADY_ENTERED', { name: horse.name })
        : await enterLocked(tx, now, show, entrant, entropy);
    if (isRefusal(one)) {
      refusals.push({ showId, refusal: one });
      continue;
    }
    made.push(one);
    entrant = one.after;
  }
  // Shows of the house that were made for entries that came to nothing.
  await deleteUnentered.run(tx, { ids: refusals.map(({ showId }) => showId) });
  await postFees(tx, now, made);
  await countFoalLevels(tx, [horse], [entrant.horse]);
  return { entered: made.map(({ entered }) => entered), refusals, coins: entrant.contender.purse.coins };
}
