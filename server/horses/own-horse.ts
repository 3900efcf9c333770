import { bornAtAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  findHorse,
  findHorsesByIds,
  findHerdInTack,
  findHorsesInTack,
  findHorseSeenBy,
  findHorseWithPedigree,
  findReachable,
  lockHorse,
  hasRescue,
  lockHorsesByIds,
  type HorseWithPedigree,
} from './horse-queries.ts';
import type { HorseInTack, HorseRow, SightedHorse } from './horse-row.ts';

export type NotOwn = Refusal<'HORSE_NOT_FOUND' | 'NOT_YOUR_HORSE'>;

export function ownOf<Row extends HorseRow>(horse: Row | undefined, playerId: string): Row | NotOwn {
  if (!horse) return refuse('HORSE_NOT_FOUND');
  return horse.ownerId === playerId ? horse : refuse('NOT_YOUR_HORSE');
}

/** In the order of ids. */
export async function lockHorsesById(tx: Tx, ids: readonly string[]): Promise<Map<string, HorseRow>> {
  const [, horses] = await Promise.all([lockHorsesByIds.run(tx, { ids }), readHorses(tx, ids)]);
  return horses;
}

export async function readHorses(db: Db, ids: readonly string[]): Promise<Map<string, HorseRow>> {
  return new Map((await findHorsesByIds.rows(db, { ids })).map((horse) => [horse.id, horse]));
}

/** In the order of arrival. */
export function readHorsesInTack(db: Db, ownerId: string, limit: number): Promise<HorseInTack[]> {
  return findHorsesInTack.rows(db, { ownerId, limit });
}

/** Without the retired who are on pasture, where they stay. */
export function readHerdInTack(db: Db, now: Date, ownerId: string, limit: number): Promise<HorseInTack[]> {
  return findHerdInTack.rows(db, { ownerId, retiredBornAt: bornAtAge(RETIRED_FROM, now), limit });
}

export async function readOwnHorse(db: Db, horseId: string, playerId: string): Promise<HorseRow | NotOwn> {
  return ownOf(await findHorse.first(db, { id: horseId }), playerId);
}

export function readHorse(db: Db, horseId: string): Promise<HorseRow | undefined> {
  return findHorse.first(db, { id: horseId });
}

/** False for a guest's horse, unless the viewer is that guest; visitors have no id. */
export async function reachesHorse(
  db: Db,
  { horseId, viewerId }: { readonly horseId: string; readonly viewerId: string | undefined },
): Promise<boolean> {
  return (await findReachable.first(db, { id: horseId, viewerId: viewerId ?? null })) !== undefined;
}

/** True if anybody ever took the horse over from the market. */
export async function wasRescued(db: Db, horseId: string): Promise<boolean> {
  return (await hasRescue.first(db, { horseId })) !== undefined;
}

export async function readOwnSightedHorse(
  db: Db,
  horseId: string,
  playerId: string,
): Promise<SightedHorse | NotOwn> {
  return ownOf(await findHorseSeenBy.first(db, { id: horseId, viewerId: playerId }), playerId);
}

export async function readOwnHorseWithPedigree(
  db: Db,
  horseId: string,
  playerId: string,
): Promise<HorseWithPedigree | NotOwn> {
  return ownOf(await findHorseWithPedigree.first(db, { id: horseId, viewerId: playerId }), playerId);
}

export async function lockOwnHorse(tx: Tx, horseId: string, playerId: string): Promise<HorseRow | NotOwn> {
  const [, horse] = await Promise.all([lockHorse.run(tx, { id: horseId }), readHorse(tx, horseId)]);
  return ownOf(horse, playerId);
}

/** Returns in the order of `horseIds`; locks in the order of ids. */
export async function lockOwnHorses(
  tx: Tx,
  horseIds: readonly string[],
  playerId: string,
): Promise<{ id: string; horse: HorseRow | NotOwn }[]> {
  const horses = await lockHorsesById(tx, horseIds);
  return horseIds.map((id) => ({ id, horse: ownOf(horses.get(id), playerId) }));
}
