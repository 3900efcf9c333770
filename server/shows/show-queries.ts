import type { Selectable } from 'kysely';
import { classOfLevel } from '../../game/shows/classes.ts';
import { MEADOW_PRIZE_MONEY } from '../../game/shows/meadow/meadow-shows.ts';
import { seedHash, showSeed } from '../../game/shows/proof/proof.ts';
import type { ScheduledShow } from '../../game/shows/scheduled-shows.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import type { Tables } from '../db/statements.ts';
import type { Db } from '../db/connection.ts';

export type ShowRow = RowOf<typeof findShow>;

export const SHOW_COLUMNS = `id, kind, discipline, level, entry_fee, prize, runs_at, status, created_by, seed_hash`;
export const SELECT_SHOW = `select ${SHOW_COLUMNS} from shows`;
export type ShowEntryRow = Omit<Selectable<Tables['show_entries']>, 'month'>;

export const SHOW_ENTRY_COLUMNS = `id, show_id, horse_id, player_id, discipline, level, runs_at, status, fee, fee_tradable, creator_id,
  grade, veteran, entropy, entered_at, entry_xp, place_xp, place, field_size, score, prize, result`;

export const findShow = prepared('show_find', `${SELECT_SHOW} where id = :id`);

export const findEntered = prepared(
  'shows_entered',
  `select horse_id, show_id from show_entries where horse_id = any(:horseIds::uuid[]) and status = 'pending'`,
);

const purseIndex = prepared('purse_index', `select purse_index from world`);

export async function findPurseIndex(db: Db): Promise<number> {
  const world = await purseIndex.first(db);
  if (!world) throw new Error('The world is not founded');
  return world.purseIndex;
}

const purseIndexDue = prepared('purse_index_due', `select purse_index_due from world`);

export async function findPurseIndexDue(db: Db): Promise<Date> {
  const world = await purseIndexDue.first(db);
  if (!world) throw new Error('The world is not founded');
  return world.purseIndexDue;
}

/** In a house show `prize` is the pool of the class: heats share it by grade. */
export function scheduledShowRow(
  secret: Uint8Array,
  id: string,
  { kind, discipline, level, runsAt }: ScheduledShow,
): Omit<ShowRow, 'status'> {
  return {
    id,
    kind,
    discipline,
    level,
    entryFee: kind === 'meadow' ? 0 : classOfLevel(level).fee,
    prize: kind === 'meadow' ? MEADOW_PRIZE_MONEY : classOfLevel(level).pool,
    runsAt,
    createdBy: null,
    seedHash: seedHash(showSeed(secret, id)),
  };
}
