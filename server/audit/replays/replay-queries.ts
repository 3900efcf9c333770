import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../../db/connection.ts';

export type KeptShow = Selectable<Tables['shows']>;

export type KeptEntry = Pick<
  Selectable<Tables['show_entries']>,
  | 'id'
  | 'show_id'
  | 'horse_id'
  | 'entropy'
  | 'place'
  | 'field_size'
  | 'score'
  | 'prize'
  | 'place_xp'
  | 'result'
>;

/** Ids of so many shows, any as likely as any other: `salt` decides which. */
export async function drawShowIds(tx: Tx, count: number, salt: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('shows')
    .select('id')
    .orderBy((eb) => eb.fn('md5', [eb(eb.cast('id', 'text'), '||', salt)]))
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next ids after this one, or the first. */
export async function findShowIdsAfter(tx: Tx, after: string | undefined, count: number): Promise<string[]> {
  let query = tx.selectFrom('shows').select('id');
  if (after !== undefined) query = query.where('id', '>', after);
  return (await query.orderBy('id').limit(count).execute()).map(({ id }) => id);
}

export async function findShows(tx: Tx, ids: readonly string[]): Promise<KeptShow[]> {
  return tx.selectFrom('shows').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export async function findCompletedEntries(tx: Tx, showIds: readonly string[]): Promise<KeptEntry[]> {
  return tx
    .selectFrom('show_entries')
    .select([
      'id',
      'show_id',
      'horse_id',
      'entropy',
      'place',
      'field_size',
      'score',
      'prize',
      'place_xp',
      'result',
    ])
    .where('show_id', 'in', showIds)
    .where('status', '=', 'completed')
    .execute();
}
