import type { Values } from '../../../game/breeding/values/stored-values.ts';
import type { Tx } from '../../db/connection.ts';
import { expectedColumns } from '../../horses/body-columns.ts';
import { findExpectedBodies, lockExpectedBodies, writeExpectedBodies } from './value-queries.ts';

/**
 * What values, rounded as stored, lead to expect of young horses: so that lists say what their pages say. Before the values
 * are written, because horses are locked first.
 */
export async function storeExpectedBodies(tx: Tx, values: ReadonlyMap<string, Values>): Promise<void> {
  if (values.size === 0) return;
  const rows = await findExpectedBodies.rows(tx, { ids: [...values.keys()] });
  const changed = rows.flatMap((row) => {
    const known = values.get(row.id);
    if (!known) return [];
    const expected = expectedColumns(row, { values: known, inbreeding: row.inbreeding });
    const isSame =
      expected.expectedHeightCm === row.expectedHeightCm &&
      expected.expectedBodyWords === row.expectedBodyWords;
    return isSame ? [] : [{ id: row.id, ...expected }];
  });
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await Promise.all([
    lockExpectedBodies.run(tx, { ids }),
    writeExpectedBodies.run(tx, {
      ids,
      heights: changed.map(({ expectedHeightCm }) => expectedHeightCm),
      words: changed.map(({ expectedBodyWords }) => expectedBodyWords),
    }),
  ]);
}
