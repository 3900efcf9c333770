import { refuse, type Refusal } from '../../../game/refusal.ts';
import { classOfLevel, isClassLevel } from '../../../game/shows/classes.ts';
import type { ShowToEnter } from '../../../game/shows/entering/entry.ts';
import { isOpenHouseShow, readHouseShowId, type HouseShow } from '../../../game/shows/house-shows.ts';
import { seedHash, showSeed } from '../../../game/shows/proof/proof.ts';
import type { Tx } from '../../db/connection.ts';
import { findShow, holdOpenShow, holdOrMakeHouseShow, type ShowRow } from '../show-queries.ts';

/** What stands with a house show from the start. Its purse is shared by form when it runs. */
export function houseShowRow(
  secret: Uint8Array,
  id: string,
  { discipline, level, runsAt }: HouseShow,
): Omit<ShowRow, 'status'> {
  return {
    id,
    kind: 'house',
    discipline,
    level,
    entry_fee: classOfLevel(level).fee,
    prize: classOfLevel(level).pool,
    runs_at: runsAt,
    created_by: null,
    seed_hash: seedHash(showSeed(secret, id)),
  };
}

/**
 * Holds an open show until the transaction ends, so that it cannot run meanwhile. A house show has no row until
 * its first entry, which makes it.
 */
export async function holdShowToEnter(
  tx: Tx,
  secret: Uint8Array,
  id: string,
  now: Date,
): Promise<ShowRow | Refusal<'SHOW_NOT_FOUND' | 'SHOW_CLOSED'>> {
  const planned = readHouseShowId(id);
  const isOpen = planned !== undefined && isOpenHouseShow(planned, now);
  // One that cannot be entered yet is no show, as where shows are read.
  if (planned && !isOpen && planned.runsAt > now) return refuse('SHOW_NOT_FOUND');
  const open = isOpen
    ? await holdOrMake(tx, now, houseShowRow(secret, id, planned))
    : await holdOpenShow.first(tx, { id, now });
  if (open) return open;
  const known = planned ?? (await findShow.first(tx, { id }));
  return refuse(known ? 'SHOW_CLOSED' : 'SHOW_NOT_FOUND');
}

function holdOrMake(tx: Tx, now: Date, show: Omit<ShowRow, 'status'>): Promise<ShowRow | undefined> {
  const { id, discipline, level, entry_fee, prize, runs_at, seed_hash } = show;
  return holdOrMakeHouseShow.first(tx, {
    id,
    now,
    discipline,
    level,
    entryFee: entry_fee,
    prize,
    runsAt: runs_at,
    seedHash: seed_hash,
  });
}

/** The show as the rules of entering see it; `paidCreator` as `PlayerShowToEnter` has it. */
export function showToEnter(show: ShowRow, paidCreator: number | null): ShowToEnter {
  const { discipline, runs_at: runsAt } = show;
  if (show.kind === 'player') {
    const { level, entry_fee: entryFee } = show;
    return { kind: 'player', discipline, level, entryFee, runsAt, paidCreator };
  }
  if (!isClassLevel(show.level)) throw new RangeError(`No class of level ${show.level}`);
  return { kind: 'house', discipline, level: show.level, runsAt };
}
