import { isHorseBreed, type HorseBreed } from '../../game/horses/breeds.ts';
import type { Mood } from '../../game/horses/happiness.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  findHorse,
  findHorsesByIds,
  findHorseSeenBy,
  findHorseWithPedigree,
  lockHorse,
  lockHorsesByIds,
  updateMood,
  updateMoods,
  type HorseWithPedigree,
} from './horse-queries.ts';
import type { HorseRow, SightedHorse } from './horse-row.ts';

export type NotOwn = Refusal<'HORSE_NOT_FOUND' | 'NOT_YOUR_HORSE'>;

/** The horse, if it is this player's. */
export function ownOf<Row extends HorseRow>(horse: Row | undefined, playerId: string): Row | NotOwn {
  if (!horse) return refuse('HORSE_NOT_FOUND');
  return horse.owner_id === playerId ? horse : refuse('NOT_YOUR_HORSE');
}

/** Horses by their ids, whosesoever they are, locked in the order of their ids, in which everybody locks them. */
export async function lockHorsesById(tx: Tx, ids: readonly string[]): Promise<Map<string, HorseRow>> {
  return new Map((await lockHorsesByIds.rows(tx, { ids })).map((horse) => [horse.id, horse]));
}

/** Horses by their ids, whosesoever they are; who is not there is left out. */
export async function readHorses(db: Db, ids: readonly string[]): Promise<Map<string, HorseRow>> {
  return new Map((await findHorsesByIds.rows(db, { ids })).map((horse) => [horse.id, horse]));
}

/** The horse, if it is this player's. */
export async function readOwnHorse(db: Db, horseId: string, playerId: string): Promise<HorseRow | NotOwn> {
  return ownOf(await findHorse.first(db, { id: horseId }), playerId);
}

/** A horse, whosesoever it is. */
export function readHorse(db: Db, horseId: string): Promise<HorseRow | undefined> {
  return findHorse.first(db, { id: horseId });
}

/** The horse, if it is this player's, to be shown to them. */
export async function readOwnHorseToShow(
  db: Db,
  horseId: string,
  playerId: string,
): Promise<SightedHorse | NotOwn> {
  return ownOf(await findHorseSeenBy.first(db, { id: horseId, viewerId: playerId }), playerId);
}

/** The same with its parents and grandparents. */
export async function readOwnHorseWithPedigree(
  db: Db,
  horseId: string,
  playerId: string,
): Promise<HorseWithPedigree | NotOwn> {
  return ownOf(await findHorseWithPedigree.first(db, { id: horseId, viewerId: playerId }), playerId);
}

/** The horse, if it is this player's, locked until the transaction ends. */
export async function lockOwnHorse(tx: Tx, horseId: string, playerId: string): Promise<HorseRow | NotOwn> {
  return ownOf(await lockHorse.first(tx, { id: horseId }), playerId);
}

/** The same of many, in the order given. */
export async function lockOwnHorses(
  tx: Tx,
  horseIds: readonly string[],
  playerId: string,
): Promise<{ id: string; horse: HorseRow | NotOwn }[]> {
  const horses = await lockHorsesById(tx, horseIds);
  return horseIds.map((id) => ({ id, horse: ownOf(horses.get(id), playerId) }));
}

/** What the rules of happiness read. */
export function moodOf(horse: Pick<HorseRow, 'happiness' | 'happiness_at' | 'feed_expires_at'>): Mood {
  return {
    happiness: horse.happiness,
    happinessAt: horse.happiness_at,
    feedExpiresAt: horse.feed_expires_at,
  };
}

/** Keeps a horse's mood. The horse must be locked. */
export async function saveMood(tx: Tx, { id, owner_id }: HorseRow, mood: Mood): Promise<void> {
  await updateMood.run(tx, {
    id,
    happiness: mood.happiness,
    happinessAt: mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
  });
  tell(tx, owner_id, { topics: ['horses'] });
}

/** Keeps the moods of several horses of one player, all of them locked. */
export async function saveMoods(
  tx: Tx,
  ownerId: string,
  moods: readonly { readonly id: string; readonly mood: Mood }[],
): Promise<void> {
  if (moods.length === 0) return;
  await updateMoods.run(tx, {
    ids: moods.map(({ id }) => id),
    happiness: moods.map(({ mood }) => mood.happiness),
    happinessAt: moods.map(({ mood }) => mood.happinessAt),
    feedExpiresAt: moods.map(({ mood }) => mood.feedExpiresAt),
  });
  tell(tx, ownerId, { topics: ['horses'] });
}

/** The breed of a row. Throws on one that no breed has: the column holds what the game wrote. */
export function breedOfRow({ breed }: Pick<HorseRow, 'breed'>): HorseBreed {
  if (!isHorseBreed(breed)) throw new RangeError(`No breed "${breed}"`);
  return breed;
}
