import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { arrayLiteral } from '../../db/prepared.ts';
import type { HorseRow } from '../horse-row.ts';
import { isList, saveColumns, type SavedColumn, type SavedValues } from './state-queries.ts';

type SavedHorse<Column extends SavedColumn> = Pick<HorseRow, 'id' | 'ownerId' | Column>;

/** Writes these columns of each horse, and notifies the owners. The horses must be locked. */
export async function saveHorses<Column extends SavedColumn>(
  tx: Tx,
  horses: readonly SavedHorse<Column>[],
  columns: readonly Column[],
): Promise<void> {
  if (horses.length === 0) return;
  const values = columns.map((column) => [column, horses.map((horse) => valueOf(horse, column))] as const);
  await saveColumns(columns).run(tx, {
    ids: horses.map(({ id }) => id),
    ...(Object.fromEntries(values) as SavedValues),
  });
  for (const ownerId of new Set(horses.map((horse) => horse.ownerId)))
    publish(tx, ownerId, { topics: ['horses'] });
}

function valueOf<Column extends SavedColumn>(horse: SavedHorse<Column>, column: Column): unknown {
  const value = horse[column];
  return isList(column) && Array.isArray(value) ? arrayLiteral(value) : value;
}
