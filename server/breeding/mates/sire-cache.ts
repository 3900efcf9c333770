import { ageInMonths } from '../../../game/horses/age.ts';
import type { Aptitude } from '../../../game/horses/aptitude.ts';
import type { HorseBreed } from '../../../game/horses/breeds.ts';
import { estimateGametes } from '../../../game/horses/genetics/estimate.ts';
import { readGenotype } from '../../../game/horses/genetics/genotype.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { gametesOf, type Gametes } from '../../../game/horses/genetics/odds.ts';
import type { Db } from '../../db/connection.ts';
import { breedOfRow } from '../../horses/own-horse.ts';
import { findSireRows, type SireRow } from './mate-queries.ts';

/** What ranks a stallion for a mare. */
export interface Sire {
  readonly breed: HorseBreed;
  readonly bornAt: Date;
  readonly aptitude: Aptitude;
  /** For those who may see its genes. */
  readonly exact: Gametes;
  /** For everybody else, from its look at an age in months. */
  readonly estimated: Gametes;
  readonly ageInMonths: number;
}

/** Stallions by id. What was read once is kept as long as its look lasts: some 500 bytes each. */
export type SireBook = (db: Db, now: Date, ids: readonly string[]) => Promise<ReadonlyMap<string, Sire>>;

/** A book that has grown too large is begun anew. */
const MOST_KEPT = 50_000;

export function openSireBook(): SireBook {
  let kept = new Map<string, Sire>();
  return async (db, now, ids) => {
    if (kept.size > MOST_KEPT) kept = new Map();
    // Others may begin another book while this call reads: it goes on in its own.
    const book = kept;
    const missing = ids.filter((id) => {
      const sire = book.get(id);
      return !sire || ageInMonths(sire.bornAt, now) !== sire.ageInMonths;
    });
    const rows = missing.length === 0 ? [] : await findSireRows.rows(db, { ids: missing });
    for (const row of rows) book.set(row.id, sireOf(row, now));
    return book;
  };
}

function sireOf(row: SireRow, now: Date): Sire {
  const breed = breedOfRow(row);
  const genotype = readGenotype(row.genotype);
  const months = ageInMonths(row.born_at, now);
  const look = lookOf({ genotype, traits: row.traits, breed, ageInMonths: months });
  return {
    breed,
    bornAt: row.born_at,
    aptitude: row.aptitude,
    exact: gametesOf(genotype),
    estimated: estimateGametes(look, breed),
    ageInMonths: months,
  };
}
