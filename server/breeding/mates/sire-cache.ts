import { ageInMonths } from '../../../game/horses/age.ts';
import type { Aptitude } from '../../../game/horses/aptitude.ts';
import { readValues } from '../../../game/breeding/values/stored-values.ts';
import { valuesOfBreed } from '../../../game/breeding/values/value-row.ts';
import { buildOf } from '../../../game/horses/breeds.ts';
import type { Body } from '../../../game/horses/form/aptitude-of.ts';
import type { BodyParent } from '../../../game/breeding/values/body-wish.ts';
import { estimateGametes } from '../../../game/horses/genetics/estimate.ts';
import { gametesOf, type Gametes } from '../../../game/horses/genetics/gametes.ts';
import { genotypeOf, readGenome } from '../../../game/horses/genetics/strands.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import type { Db } from '../../db/connection.ts';
import { findSireRows, type SireRow } from './mate-queries.ts';
import { breedOfRow } from '../../horses/horse-row.ts';

export interface Sire extends BodyParent {
  readonly body: Body;
  readonly aptitude: Aptitude;
  readonly inbreeding: number;
  readonly exact: Gametes;
  readonly estimated: Gametes;
  readonly ageInMonths: number;
}

/** An entry expires when age changes the stallion's look. */
export type SireCache = (db: Db, now: Date, studs: readonly Stud[]) => Promise<ReadonlyMap<string, Sire>>;

interface Stud {
  readonly id: string;
  readonly bornAt: Date;
}

const MOST_CACHED = 50_000;

export function openSireCache(): SireCache {
  let cached = new Map<string, Sire>();
  return async (db, now, studs) => {
    if (cached.size > MOST_CACHED) cached = new Map();
    // A concurrent call may replace the cache: complete this call's own map.
    const sires = cached;
    const missing = studs
      .filter(({ id, bornAt }) => sires.get(id)?.ageInMonths !== ageInMonths(bornAt, now))
      .map(({ id }) => id);
    const rows = missing.length === 0 ? [] : await findSireRows.rows(db, { ids: missing });
    for (const row of rows) sires.set(row.id, sireOf(row, now));
    return sires;
  };
}

/** An age that no row has, so that the row is read again. */
const UNSOLVED = -1;

function sireOf(row: SireRow, now: Date): Sire {
  const breed = breedOfRow(row);
  const genome = readGenome(row.genotype);
  const months = ageInMonths(row.bornAt, now);
  const look = lookOf({ genotype: genotypeOf(genome), traits: row.traits, breed, ageInMonths: months });
  return {
    breed,
    build: buildOf(breed, row.traits.build),
    values: row.estimates ? readValues(row.estimates) : valuesOfBreed(breed),
    body: { breed, form: row.form, talent: row.talent },
    aptitude: row.aptitude,
    inbreeding: row.inbreeding,
    exact: gametesOf(genome),
    estimated: estimateGametes(look, breed),
    ageInMonths: row.estimates ? months : UNSOLVED,
  };
}
