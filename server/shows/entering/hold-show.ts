import { refuse, type Refusal } from '../../../game/refusal.ts';
import { classOfLevel } from '../../../game/shows/classes.ts';
import { isOpenHouseShow, readHouseShowId, type HouseShow } from '../../../game/shows/house-shows.ts';
import { seedHash, showSeed } from '../../../game/shows/proof/proof.ts';
import type { Tx } from '../../db/connection.ts';
import { findShow, type ShowRow } from '../show-queries.ts';
import { holdOpenShow, holdOrMakeHouseShow } from './entering-queries.ts';

export type ShowNotOpen = Refusal<'SHOW_NOT_FOUND' | 'SHOW_CLOSED'>;

/** Prevents its run until the transaction ends. Inserts the row of a house show without entries. */
export async function holdShow(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  id: string,
): Promise<ShowRow | ShowNotOpen> {
  const planned = readHouseShowId(id);
  const isOpen = planned !== undefined && isOpenHouseShow(planned, now);
  // Shows beyond today's timetable stay hidden.
  if (planned && !isOpen && planned.runsAt > now) return refuse('SHOW_NOT_FOUND');
  const held = isOpen
    ? await holdOrMake(tx, now, houseShowRow(secret, id, planned))
    : await holdOpenShow.first(tx, { id, now });
  if (held) return held;
  const known = planned ?? (await findShow.first(tx, { id }));
  return refuse(known ? 'SHOW_CLOSED' : 'SHOW_NOT_FOUND');
}

function holdOrMake(tx: Tx, now: Date, show: Omit<ShowRow, 'status'>): Promise<ShowRow | undefined> {
  return holdOrMakeHouseShow.first(tx, {
    id: show.id,
    now,
    discipline: show.discipline,
    level: show.level,
    entryFee: show.entry_fee,
    prize: show.prize,
    runsAt: show.runs_at,
    seedHash: show.seed_hash,
  });
}

/** `prize` is the pool of the class: heats share it by grade. */
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
