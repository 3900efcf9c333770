import { settleMood, type Mood } from '../../../game/horses/happiness.ts';
import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../horse-row.ts';
import { lockMoodRows, updateMood, updateMoods, updatePasture } from './state-queries.ts';

export interface HorseMood {
  readonly id: string;
  readonly mood: Mood;
}

export function moodOf(
  horse: Pick<HorseRow, 'happiness' | 'happiness_at' | 'feed_expires_at' | 'long_feed_until' | 'grass_from'>,
): Mood {
  return {
    happiness: horse.happiness,
    happinessAt: horse.happiness_at,
    feedExpiresAt: horse.feed_expires_at,
    longFeedUntil: horse.long_feed_until,
    grassFrom: horse.grass_from,
  };
}

export async function saveMood(tx: Tx, { id, owner_id }: HorseRow, mood: Mood): Promise<void> {
  await updateMood.run(tx, {
    id,
    happiness: mood.happiness,
    happinessAt: mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
    longFeedUntil: mood.longFeedUntil,
  });
  tell(tx, owner_id, { topics: ['horses'] });
}

/** Horses of one player, locked. */
export async function saveMoods(tx: Tx, ownerId: string, moods: readonly HorseMood[]): Promise<void> {
  if (moods.length === 0) return;
  await updateMoods.run(tx, {
    ids: moods.map(({ id }) => id),
    happiness: moods.map(({ mood }) => mood.happiness),
    happinessAt: moods.map(({ mood }) => mood.happinessAt),
    feedExpiresAt: moods.map(({ mood }) => mood.feedExpiresAt),
    longFeedUntil: moods.map(({ mood }) => mood.longFeedUntil),
  });
  tell(tx, ownerId, { topics: ['horses'] });
}

export interface PastureUpdate extends HorseMood {
  readonly worksFrom: Date | null;
}

/** Horses of one player, locked, on pasture or back from it. */
export async function savePasture(tx: Tx, ownerId: string, moved: readonly PastureUpdate[]): Promise<void> {
  if (moved.length === 0) return;
  await updatePasture.run(tx, {
    ids: moved.map(({ id }) => id),
    happiness: moved.map(({ mood }) => mood.happiness),
    happinessAt: moved.map(({ mood }) => mood.happinessAt),
    feedExpiresAt: moved.map(({ mood }) => mood.feedExpiresAt),
    grassFroms: moved.map(({ mood }) => mood.grassFrom),
    worksFroms: moved.map(({ worksFrom }) => worksFrom),
  });
  tell(tx, ownerId, { topics: ['horses'] });
}

export async function lockMoodsOf(tx: Tx, ownerId: string): Promise<HorseMood[]> {
  const rows = await lockMoodRows.rows(tx, { ownerId });
  return rows.map(({ id, ...mood }) => ({ id, mood }));
}

/** Required before `restPerDay` changes. The horses must be locked. */
export async function settleMoods(
  tx: Tx,
  ownerId: string,
  moods: readonly HorseMood[],
  { restPerDay, now }: { readonly restPerDay: number; readonly now: Date },
): Promise<void> {
  const settled = moods.map(({ id, mood }) => ({ id, mood: settleMood(mood, restPerDay, now) }));
  await saveMoods(tx, ownerId, settled);
}
