import { prepared } from '../../db/prepared.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../horse-row.ts';

const addFoalLevels = prepared<never, { breederIds: string[]; levels: number[] }>(
  'breeders_foal_levels',
  `with gained as materialized (
     select breeder.player_id, gained.levels
     from (
       select player_id, sum(levels) as levels from unnest(:breederIds::uuid[], :levels::integer[]) as given (player_id, levels)
       group by player_id
     ) gained
     join breeders breeder on breeder.player_id = gained.player_id
     order by breeder.player_id for update of breeder
   )
   update breeders set foal_levels = breeders.foal_levels + gained.levels
   from gained where breeders.player_id = gained.player_id`,
);

type Levelled = Pick<HorseRow, 'id' | 'level' | 'breeder_id'>;

/**
 * Adds levels that horses gained to the sum that their breeders' average is made of. Whatever changes the level of a
 * horse calls it, with the horses as they were and as they are, after players and purses are locked.
 */
export async function countFoalLevels(
  tx: Tx,
  before: readonly Levelled[],
  after: readonly Levelled[],
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
