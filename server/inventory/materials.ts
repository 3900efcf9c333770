import { MATERIALS } from '../../game/tack/materials.ts';
import type { MaterialsOwned, Needed } from '../../game/tack/recipes.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockItems, takeMany } from './inventory-queries.ts';

/** What a player owns of each material, locked until the transaction ends. */
export async function readMaterials(tx: Tx, playerId: string): Promise<MaterialsOwned> {
  const rows = await lockItems.rows(tx, { playerId, kind: 'material' });
  const owned = new Map(rows.map(({ item, quantity }) => [item, quantity]));
  return Object.fromEntries(MATERIALS.map((material) => [material, owned.get(material) ?? 0]));
}

/** Takes materials that the player was read to have. */
export async function takeMaterials(tx: Tx, playerId: string, uses: readonly Needed[]): Promise<void> {
  const taken = await takeMany.run(tx, {
    playerId,
    kind: 'material',
    items: uses.map(({ material }) => material),
    quantities: uses.map(({ quantity }) => quantity),
  });
  if (taken !== uses.length) throw new Error('Materials that were there are gone');
  tell(tx, playerId, { topics: ['inventory'] });
}
