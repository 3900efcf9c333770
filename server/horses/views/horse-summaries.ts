import { ageInMonths, type Sex } from '../../../game/horses/age.ts';
import { breedName, type HorseBreed } from '../../../game/horses/breeds.ts';
import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import type { Db } from '../../db/connection.ts';
import { bodyInBrief } from '../body-columns.ts';
import { lookView } from './coat-view.ts';
import { findSummaryRows, type SummaryRow } from '../horse-queries.ts';
import { breedOfRow } from '../horse-row.ts';

export interface HorseSummary {
  readonly id: string;
  readonly name: string;
  readonly breed: HorseBreed;
  readonly breedName: string;
  readonly gender: Sex;
  readonly level: number;
  readonly color: string;
  readonly look: Look;
  readonly body: ReturnType<typeof bodyInBrief>;
  readonly nameplate: Nameplate;
  /** Null for a horse at the market, like `ownerUsername`. */
  readonly ownerId: string | null;
  readonly ownerUsername: string | null;
}

export async function readHorseSummaries(
  db: Db,
  now: Date,
  ids: readonly string[],
): Promise<Map<string, HorseSummary>> {
  const rows = ids.length === 0 ? [] : await findSummaryRows.rows(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, summaryOf(row, now)]));
}

function summaryOf(row: SummaryRow, now: Date): HorseSummary {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.bornAt, now);
  const { look, color } = lookView({
    genotype: row.genotype,
    traits: row.traits,
    form: row.form,
    breed,
    ageInMonths: months,
    maneStyle: row.maneStyle,
  });
  return {
    id: row.id,
    name: row.name,
    breed,
    breedName: breedName(breed),
    gender: row.sex,
    level: row.level,
    color,
    look,
    body: bodyInBrief(row, now),
    nameplate: row.nameplate,
    ownerId: row.username === null ? null : row.ownerId,
    ownerUsername: row.username,
  };
}
