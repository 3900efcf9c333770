import { randomBytes } from 'node:crypto';
import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { GESTATION_MS, MARE_REST_MS } from '../../../game/breeding/breeding.ts';
import { FOAL_RULES_VERSION } from '../../../game/breeding/foal.ts';
import { AFTER_NOT_TAKING_MS, whyNotTaken, type Telling } from '../../../game/breeding/take.ts';
import { VET_SECONDS } from '../../../game/care/vet.ts';
import { REAL_MS_PER_GAME_YEAR } from '../../../game/game-time.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { foalInbreeding } from '../../../game/horses/inbreeding.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import { newId } from '../../db/new-id.ts';
import type { Db, Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { addHorseEvents } from '../../horses/horse-events.ts';
import type { PedigreeCache } from '../../horses/pedigree-cache.ts';
import type { SireCache } from '../mates/sire-cache.ts';
import { countGateFoalsOf, findFreeCheck, insertCover, insertMissedCover } from './cover-queries.ts';

export interface BreedingContext {
  /** The world's secret: birth seeds derive from it. */
  readonly secret: Uint8Array;
  readonly pedigrees: PedigreeCache;
  readonly sires: SireCache;
}

/** Stored by the breeder's browser, to verify the foal. */
export interface BirthReceipt {
  readonly mareId: string;
  readonly stallionId: string;
  readonly birthNumber: number;
  readonly seedHash: string;
  readonly entropy: string;
}

/** 32 hex digits. */
export const drawEntropy = () => randomBytes(16).toString('hex');

/** Published before any mating. */
export function nextBirth(
  { secret }: Pick<BreedingContext, 'secret'>,
  mare: Pick<HorseRow, 'id' | 'covers'>,
) {
  const birthNumber = mare.covers + 1;
  return { birthNumber, seedHash: seedHash(birthSeed(secret, mare.id, birthNumber)) };
}

interface Mating {
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
  readonly entropy: string;
  readonly requestId: string | null;
  /** The registry takes nothing. */
  readonly freeFee: boolean;
  /** Before the mare came to the gate: the registry has been paid. */
  readonly ofGate?: boolean;
}

/**
 * The standing breeding check of the mare was free, or that of a stallion of her owner: then the market never takes the
 * foal (docs/rules/breeding.md#gifts).
 */
export async function isCheckFree(
  db: Db,
  now: Date,
  { mare, stallion }: { readonly mare: HorseRow; readonly stallion: HorseRow },
): Promise<boolean> {
  const horseIds = mare.ownerId === stallion.ownerId ? [mare.id, stallion.id] : [mare.id];
  const since = new Date(now.getTime() - REAL_MS_PER_GAME_YEAR - VET_SECONDS * 1000);
  return (await findFreeCheck.first(db, { horseIds, since }))?.free ?? false;
}

interface Covered {
  /** Null: the mare did not take. Then the caller takes no coins, or gives back what escrow holds. */
  readonly foalsAt: Date | null;
  /** Null if she took. */
  readonly telling: Telling | null;
  readonly receipt: BirthReceipt;
}

/** Both horses must be locked. */
export async function saveCover(
  tx: Tx,
  now: Date,
  breeding: Pick<BreedingContext, 'secret' | 'pedigrees'>,
  mating: Mating,
): Promise<Covered> {
  const { mare, stallion, entropy } = mating;
  const { birthNumber, seedHash } = nextBirth(breeding, mare);
  const receipt = { mareId: mare.id, stallionId: stallion.id, birthNumber, seedHash, entropy };
  const genomes = { sire: readGenome(stallion.genotype), dam: readGenome(mare.genotype) };
  const telling = whyNotTaken(birthSeed(breeding.secret, mare.id, birthNumber), receipt, genomes);
  if (telling === null)
    return { foalsAt: await saveTaken(tx, now, breeding, mating, receipt), telling, receipt };
  await saveMissed(tx, now, mating, receipt);
  return { foalsAt: null, telling, receipt };
}

/** Shown to her owner alone, because it reveals that both parents carry the same hidden gene. */
async function saveMissed(tx: Tx, now: Date, { mare, stallion, requestId }: Mating, receipt: BirthReceipt) {
  await insertMissedCover.run(tx, {
    ...receipt,
    id: newId(now),
    playerId: mare.ownerId,
    requestId,
    now,
    rules: FOAL_RULES_VERSION,
    restsUntil: new Date(now.getTime() + AFTER_NOT_TAKING_MS),
  });
  const details = { stallion: stallion.name };
  await addHorseEvents(tx, now, [
    { horseId: mare.id, ownerId: mare.ownerId, kind: 'not_taken', details, otherHorseId: stallion.id },
  ]);
}

async function saveTaken(
  tx: Tx,
  now: Date,
  breeding: Pick<BreedingContext, 'pedigrees'>,
  { mare, stallion, entropy, requestId, freeFee, ofGate = false }: Mating,
  { birthNumber, seedHash }: BirthReceipt,
): Promise<Date> {
  const pedigree = await breeding.pedigrees(tx, [mare.id, stallion.id]);
  const inbreeding = foalInbreeding(pedigree, stallion.id, mare.id);
  const foalsAt = new Date(now.getTime() + GESTATION_MS);
  await insertCover.run(tx, {
    id: newId(now),
    mareId: mare.id,
    stallionId: stallion.id,
    playerId: mare.ownerId,
    requestId,
    now,
    foalsAt,
    birthNumber,
    seedHash,
    entropy,
    inbreeding,
    freeCheck: await isCheckFree(tx, now, { mare, stallion }),
    freeFee,
    ofGate,
    restsUntil: new Date(now.getTime() + MARE_REST_MS),
  });
  const details = { mare: mare.name, stallion: stallion.name };
  await addHorseEvents(tx, now, [
    { horseId: mare.id, ownerId: mare.ownerId, kind: 'covered', details, otherHorseId: stallion.id },
    // His history names no mare of a guest.
    ...(ofGate
      ? []
      : [
          {
            horseId: stallion.id,
            ownerId: stallion.ownerId,
            kind: 'covered' as const,
            details,
            otherHorseId: mare.id,
          },
        ]),
  ]);
  return foalsAt;
}

/** Counts a stallion's foals by mares from the gate, except mares that guests own. */
export async function countGateFoals(
  db: Db,
  of: { readonly stallionId: string; readonly since: Date },
): Promise<number> {
  return (await countGateFoalsOf.first(db, of))?.foals ?? 0;
}
