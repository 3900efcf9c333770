import { ageInMonths } from '../../../game/horses/age.ts';
import { breedName } from '../../../game/horses/breeds.ts';
import type { HorseBreed } from '../../../game/horses/breeds.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import type { Sex } from '../../../game/horses/age.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/connection.ts';
import { lookView } from './coat-view.ts';
import type { HorseRow } from '../horse-row.ts';
import { breedOfRow } from '../own-horse.ts';

type CardRow = Pick<
  HorseRow,
  'id' | 'owner_id' | 'name' | 'breed' | 'sex' | 'level' | 'genotype' | 'traits' | 'born_at'
> & { username: string };

const findCardRows = prepared<CardRow, { ids: readonly string[] }>(
  'horse_cards',
  `select horse.id, horse.owner_id, horse.name, horse.breed, horse.sex, horse.level, horse.genotype, horse.traits,
     horse.born_at, owner.username
   from horses horse join players owner on owner.id = horse.owner_id where horse.id = any(:ids::uuid[])`,
);

/** What anybody may see of a horse, in short. */
export interface HorseCard {
  readonly id: string;
  readonly name: string;
  readonly breed: HorseBreed;
  readonly breedName: string;
  readonly gender: Sex;
  readonly level: number;
  readonly color: string;
  readonly look: Look;
  readonly ownerId: string;
  readonly ownerUsername: string;
}

/** Cards by the ids of their horses, in one query. */
export async function readCards(db: Db, now: Date, ids: readonly string[]): Promise<Map<string, HorseCard>> {
  const rows = ids.length === 0 ? [] : await findCardRows.rows(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, cardOf(row, now)]));
}

function cardOf(row: CardRow, now: Date): HorseCard {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.born_at, now);
  const { look, color } = lookView({
    genotype: row.genotype,
    traits: row.traits,
    breed,
    ageInMonths: months,
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
    ownerId: row.owner_id,
    ownerUsername: row.username,
  };
}
