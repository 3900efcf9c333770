import { sql } from 'kysely';
import type { Sex } from '../../game/horses/age.ts';
import type { Db } from '../db/connection.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import { bodyConditions, mayMatch, type BodyFilter } from '../horses/body-filter.ts';
import { findByLevel, type AfterLevel, type JoinedCondition } from './level-queries.ts';
import { nameContains, narrowness } from './name-queries.ts';

export interface HorseFilter extends BodyFilter {
  readonly ids?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly breed?: string | undefined;
  readonly bornBefore?: Date | undefined;
  readonly sex?: Sex | undefined;
  readonly minLevel?: number | undefined;
  readonly forSale?: boolean | undefined;
}

interface HorsePage {
  readonly now: Date;
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

/** In order of level. */
export async function findHorses(
  db: Db,
  { ids: among, name, breed, bornBefore, sex, minLevel, forSale, ...body }: HorseFilter,
  { now, ...page }: HorsePage,
): Promise<readonly FoundHorseRow[]> {
  if (!mayMatch(body)) return [];
  const ids = await findByLevel(db, {
    ...page,
    table: 'horses',
    minLevel,
    narrow: among === undefined ? narrowness(name, breed ?? bornBefore) : 'likely',
    conditions: [
      ...(among === undefined ? [] : [sql`found.id = any(${sql.val([...among])}::uuid[])`]),
      ...(name === undefined ? [] : [nameContains(sql`found.name`, name)]),
      ...(breed === undefined ? [] : [sql`found.breed = ${breed}`]),
      ...(bornBefore === undefined ? [] : [sql`found.born_at <= ${bornBefore}`]),
      ...(sex === undefined ? [] : [sql`found.sex = ${sex}`]),
      ...bodyConditions('found', body, now).map((condition) => sql.raw(condition)),
    ],
    joined: [NOT_A_GUESTS, ...(forSale === undefined ? [] : [forSale ? listed(breed) : NOT_FOR_SALE])],
  });
  return ids.length === 0 ? [] : await findShown.rows(db, { ids });
}

const NOT_A_GUESTS: JoinedCondition = {
  gathering: sql`not exists (select from guests where guests.id = found.owner_id)`,
  walking: sql`(select true from horses own join guests on guests.id = own.owner_id where own.id = found.id) is null`,
};

/** Listings repeat the breed, because a breed has fewer listings than horses. */
function listed(breed: string | undefined): JoinedCondition {
  const ofBreed = breed === undefined ? sql`true` : sql`listings.breed = ${breed}`;
  return {
    gathering: sql`exists (select from listings where listings.horse_id = found.id and ${ofBreed})`,
    walking: sql`(select true from listings where listings.horse_id = found.id)`,
  };
}

const NOT_FOR_SALE: JoinedCondition = {
  gathering: sql`not exists (select from listings where listings.horse_id = found.id)`,
  walking: sql`(select true from listings where listings.horse_id = found.id) is null`,
};

/** Owner is null at the market. */
export type FoundHorseRow = RowOf<typeof findShown>;

const findShown = prepared(
  'search_horses_shown',
  `select horse.id, horse.name, horse.breed, horse.sex, horse.level, horse.xp, horse.genotype, horse.traits,
     horse.form, horse.expected_height_cm, horse.expected_body_words, horse.mane_style, horse.born_at,
     owner.id as owner_id, owner.username as owner_username, listing.id as listing_id, listing.price
   from horses horse
   left join players owner on owner.id = horse.owner_id
   left join listings listing on listing.horse_id = horse.id
   where horse.id = any(:ids::uuid[]) order by -horse.level, -horse.xp, horse.id`,
);
