import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../db/statements.ts';
import type { Aptitude } from '../../../game/horses/aptitude.ts';
import type { Sex } from '../../../game/horses/age.ts';
import type { Form } from '../../../game/horses/form/form.ts';
import type { Talent } from '../../../game/horses/form/talent.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import type { Tx } from '../../db/connection.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

export type ReplayedShowRow = Selectable<Tables['shows']>;

export type ReplayedEntryRow = Pick<
  Selectable<Tables['show_history']>,
  'id' | 'showId' | 'horseId' | 'entropy' | 'place' | 'fieldSize' | 'score' | 'prize' | 'placeXp' | 'result'
>;

/** Uniform; `salt` is the seed. */
export async function sampleShowIds(tx: Tx, count: number, salt: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('shows')
    .select('id')
    .orderBy((eb) => eb.fn('md5', [eb(eb.cast('id', 'text'), '||', salt)]))
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** In id order, from the first if `after` is undefined. */
export async function findShowIdsAfter(tx: Tx, after: string | undefined, count: number): Promise<string[]> {
  let query = tx.selectFrom('shows').select('id');
  if (after !== undefined) query = query.where('id', '>', after);
  return (await query.orderBy('id').limit(count).execute()).map(({ id }) => id);
}

export async function findShows(tx: Tx, ids: readonly string[]): Promise<ReplayedShowRow[]> {
  return tx.selectFrom('shows').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export async function findCompletedEntries(tx: Tx, showIds: readonly string[]): Promise<ReplayedEntryRow[]> {
  return tx
    .selectFrom('show_history')
    .select([
      'id',
      'showId',
      'horseId',
      'entropy',
      'place',
      'fieldSize',
      'score',
      'prize',
      'placeXp',
      'result',
    ])
    .where('showId', 'in', showIds)
    .where('status', '=', 'completed')
    .execute();
}

export interface BirthHorseRow {
  readonly sex: Sex;
  readonly breed: string;
  readonly genotype: string;
  readonly traits: Traits;
  readonly form: Form;
  readonly talent: Talent;
  readonly aptitude: Aptitude;
  readonly inbreeding: number;
  readonly heightCm: number;
  readonly bodyWords: number;
}

export type BirthRow = RowOf<typeof findBirths>;

const horseJson = (horse: string) =>
  `case when ${horse}.id is not null then jsonb_build_object('sex', ${horse}.sex, 'breed', ${horse}.breed,
     'genotype', ${horse}.genotype, 'traits', ${horse}.traits, 'form', to_jsonb(${horse}.form),
     'talent', to_jsonb(${horse}.talent), 'aptitude', to_jsonb(${horse}.aptitude), 'inbreeding', ${horse}.inbreeding,
     'heightCm', ${horse}.height_cm, 'bodyWords', ${horse}.body_words) end`;

/** In id order. */
export const findBirths = prepared(
  'audit_births',
  `select cover.id, cover.mare_id, cover.stallion_id, cover.birth_number, cover.seed_hash, cover.entropy, cover.foal_rules, cover.took,
     ${horseJson('foal')} as foal, ${horseJson('sire')} as sire, ${horseJson('dam')} as dam
   from (
     select id, mare_id, stallion_id, birth_number, seed_hash, entropy, foal_rules, foal_id, true as took from covers
     union all select id, mare_id, stallion_id, birth_number, seed_hash, entropy, rules, null, false from missed_covers
   ) cover
   left join horses foal on foal.id = cover.foal_id
   left join horses sire on sire.id = cover.stallion_id
   left join horses dam on dam.id = cover.mare_id
   where :after::uuid is null or cover.id > :after
   order by cover.id limit :limit`,
);

/** In id order. */
export const findFounders = prepared(
  'audit_founders',
  `select id, breed, traits, form, height_cm, body_words from horses
   where sire_id is null and (:after::uuid is null or id > :after) order by id limit :limit`,
);

/** Uniform. */
export async function sampleHorseIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from horses order by random() limit ${count}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
