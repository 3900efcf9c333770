import type { Reply } from '../../contract/call.ts';
import type { horsePedigree } from '../../contract/records.ts';
import { toTenths } from '../../game/breeding/preview.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { lostToInbreeding } from '../../game/horses/aptitude.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { findPedigree, type PedigreeRow } from './records-queries.ts';
import { breedOfRow } from '../horses/horse-row.ts';

/** Generations of ancestors (docs/rules/screens.md#lists-and-names). */
const GENERATIONS = 5;

type Pedigree = Reply<typeof horsePedigree>;

/** Serializing drops fields that the contract lacks. */
type Ancestor = ReturnType<typeof ancestorOf> & {
  readonly sire: Ancestor | null;
  readonly dam: Ancestor | null;
};

/** One statement. */
export async function readPedigree(
  db: Db,
  now: Date,
  horseId: string,
): Promise<Pedigree | Refusal<'HORSE_NOT_FOUND'>> {
  const rows = await findPedigree.rows(db, { id: horseId, generations: GENERATIONS });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const horse = byNumber.get(1);
  if (!horse) return refuse('HORSE_NOT_FOUND');

  const at = (number: number): Ancestor | null => {
    const row = byNumber.get(number);
    return row ? { ...ancestorOf(row, now), sire: at(2 * number), dam: at(2 * number + 1) } : null;
  };
  return {
    id: horse.id,
    name: horse.name,
    inbreeding: horse.inbreeding,
    aptitudeLost: toTenths(lostToInbreeding(horse.inbreeding)),
    sire: at(2),
    dam: at(3),
  };
}

function ancestorOf(row: PedigreeRow, now: Date) {
  const breed = breedOfRow(row);
  const { id, name, level, sex, genotype, traits, form, maneStyle } = row;
  const months = ageInMonths(row.bornAt, now);
  const { look, color } = lookView({ genotype, traits, form, breed, maneStyle, ageInMonths: months });
  return { id, name, level, breedName: breedName(breed), gender: sex, color, look };
}
