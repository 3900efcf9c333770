import { readValues, storeValues, type Values } from '../../../game/breeding/values/stored-values.ts';
import { solveRow } from '../../../game/breeding/values/value-row.ts';
import { ageInMonths, type Sex } from '../../../game/horses/age.ts';
import { PROFILE_FROM } from '../../../game/horses/form/trait-rows.ts';
import type { Db } from '../../db/connection.ts';
import { StoredRelatives } from './relatives.ts';
import { findNextTelling, findTellingFoals, findValues } from './value-queries.ts';

/** What a horse passes on, as far as it is known. A new horse's is solved here, until the job stores it. */
export async function readValuesOf(
  db: Db,
  now: Date,
  { id, bornAt }: { readonly id: string; readonly bornAt: Date },
): Promise<Values> {
  const stored = await findValues.first(db, { horseId: id });
  if (stored?.estimates) return readValues(stored.estimates);
  const relatives = new StoredRelatives(id);
  await relatives.load(db, [id]);
  const row = relatives.row(id);
  if (row && ageInMonths(bornAt, now) >= PROFILE_FROM) row.seen = row.grown;
  // Rounded as they will be stored.
  return readValues(storeValues(solveRow(relatives, id)));
}

export interface Telling {
  /** Foals, and those of them whose profile is published. */
  readonly foals: number;
  readonly published: number;
  /** Whose profile is published next. */
  readonly next:
    | { readonly id: string; readonly name: string; readonly sex: Sex; readonly bornAt: Date }
    | undefined;
}

/** Who tells what a horse passes on. */
export async function readTelling(db: Db, horseId: string): Promise<Telling> {
  const [counts, next] = await Promise.all([
    findTellingFoals.first(db, { horseId }),
    findNextTelling.first(db, { horseId }),
  ]);
  return { foals: counts?.foals ?? 0, published: counts?.published ?? 0, next };
}
