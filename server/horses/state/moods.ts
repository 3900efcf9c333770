import { settleMood, type Mood } from '../../../game/horses/happiness.ts';
import type { Tx } from '../../db/connection.ts';
import { lockMoodRows } from '../horse-queries.ts';
import { saveMoods } from '../own-horse.ts';

/** What is stored of a horse's mood. */
export interface HorseMood {
  readonly id: string;
  readonly mood: Mood;
}

/** Locks all horses of a player, in the order of their ids, in which everybody locks them. */
export async function lockMoodsOf(tx: Tx, ownerId: string): Promise<HorseMood[]> {
  const rows = await lockMoodRows.rows(tx, { ownerId });
  return rows.map(({ id, ...mood }) => ({ id, mood }));
}

/** Writes moods down as they are at `now`, before horses rest otherwise than until now. They must be locked. */
export async function settleMoods(
  tx: Tx,
  ownerId: string,
  moods: readonly HorseMood[],
  restPerDay: number,
  now: Date,
): Promise<void> {
  const settled = moods.map(({ id, mood }) => ({ id, mood: settleMood(mood, restPerDay, now) }));
  await saveMoods(tx, ownerId, settled);
}
