import { classOfLevel } from '../../game/shows/classes.ts';
import type { HouseShow } from '../../game/shows/house-shows.ts';
import { seedHash, showSeed } from '../../game/shows/proof/proof.ts';
import type { ShowRow } from './show-queries.ts';

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
