import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { writeGenetics, type WireGenetics } from '../../../game/horses/genetics/wire.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { findHorseSeenBy } from '../horse-queries.ts';
import type { HorseRow, SightedHorse } from '../horse-row.ts';
import { findSeenHorses } from './insight-queries.ts';

/** By own insight or because the owner publishes them; owning a horse is not enough. */
export async function maySeeGenes(
  db: Db,
  playerId: string,
  horseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (horseIds.length === 0) return new Set();
  const seen = await findSeenHorses.rows(db, { playerId, horseIds });
  return new Set(seen.map(({ id }) => id));
}

export async function withSight(db: Db, playerId: string, horse: HorseRow): Promise<SightedHorse> {
  const seen = await maySeeGenes(db, playerId, [horse.id]);
  return { ...horse, genesSeen: seen.has(horse.id) };
}

export async function findHorseFor(
  db: Db,
  playerId: string,
  horseId: string,
): Promise<SightedHorse | Refusal<'HORSE_NOT_FOUND'>> {
  return (await findHorseSeenBy.first(db, { id: horseId, viewerId: playerId })) ?? refuse('HORSE_NOT_FOUND');
}

/** Null for viewers who may not see them. For births see `prove-birth.ts`. */
export function geneticsSeen({ genesSeen, genotype, traits }: SightedHorse): WireGenetics | null {
  return genesSeen ? writeGenetics(readGenome(genotype), traits) : null;
}
