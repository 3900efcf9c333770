import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../horse-row.ts';
import { addFoalLevels } from './state-queries.ts';

type HorseLevel = Pick<HorseRow, 'id' | 'level' | 'breeder_id'>;

/** Required when a horse's level changes, after locking players and balances. */
export async function countFoalLevels(
  tx: Tx,
  before: readonly HorseLevel[],
  after: readonly HorseLevel[],
): Promise<void> {
  const levelBefore = new Map(before.map(({ id, level }) => [id, level]));
  const gained = after.flatMap(({ id, level, breeder_id }) => {
    const levels = level - (levelBefore.get(id) ?? level);
    return breeder_id === null || levels === 0 ? [] : [{ breeder_id, levels }];
  });
  if (gained.length === 0) return;
  await addFoalLevels.run(tx, {
    breederIds: gained.map(({ breeder_id }) => breeder_id),
    levels: gained.map(({ levels }) => levels),
  });
}
