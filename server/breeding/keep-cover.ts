import { randomBytes } from 'node:crypto';
import { birthSeed } from '../../game/breeding/birth-proof.ts';
import { GESTATION_MS, MARE_REST_MS } from '../../game/breeding/breeding.ts';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { seedHash } from '../../game/shows/proof/proof.ts';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/connection.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { keepEvents } from '../horses/keep-event.ts';
import type { PedigreeBook } from '../horses/pedigree-book.ts';
import { insertCover } from './breeding-queries.ts';
import type { SireBook } from './sire-book.ts';

/** What covers are made with. */
export interface BreedingOf {
  /** The world's: what the seeds of births derive from. */
  readonly secret: Uint8Array;
  readonly pedigrees: PedigreeBook;
  readonly sires: SireBook;
}

/** What a breeder keeps to check the foal with. */
export interface BirthReceipt {
  readonly mareId: string;
  readonly stallionId: string;
  readonly nth: number;
  readonly seedHash: string;
  readonly entropy: string;
}

/** 32 hex digits. */
export const drawEntropy = () => randomBytes(16).toString('hex');

/** What stands on the mare's page before any mating. */
export function nextBirth({ secret }: BreedingOf, mare: Pick<HorseRow, 'id' | 'covers'>) {
  const nth = mare.covers + 1;
  return { nth, seedHash: seedHash(birthSeed(secret, mare.id, nth)) };
}

/** The mare is covered: she carries a foal, and rests. Both horses must be locked, and all rules asked. */
export async function keepCover(
  tx: Tx,
  now: Date,
  breeding: BreedingOf,
  {
    mare,
    stallion,
    entropy,
    requestId,
  }: { mare: HorseRow; stallion: HorseRow; entropy: string; requestId: string | null },
): Promise<{ foalsAt: Date; receipt: BirthReceipt }> {
  const { nth, seedHash } = nextBirth(breeding, mare);
  const pedigree = await breeding.pedigrees(tx, [mare.id, stallion.id]);
  const inbreeding = foalInbreeding(pedigree, stallion.id, mare.id);
  const foalsAt = new Date(now.getTime() + GESTATION_MS);
  await insertCover.run(tx, {
    id: newId(now),
    mareId: mare.id,
    stallionId: stallion.id,
    playerId: mare.owner_id,
    requestId,
    now,
    foalsAt,
    nth,
    seedHash,
    entropy,
    inbreeding,
    restsUntil: new Date(now.getTime() + MARE_REST_MS),
  });
  const details = { mare: mare.name, stallion: stallion.name };
  await keepEvents(tx, now, [
    { horseId: mare.id, ownerId: mare.owner_id, kind: 'covered', details, otherHorseId: stallion.id },
    { horseId: stallion.id, ownerId: stallion.owner_id, kind: 'covered', details, otherHorseId: mare.id },
  ]);
  return { foalsAt, receipt: { mareId: mare.id, stallionId: stallion.id, nth, seedHash, entropy } };
}
