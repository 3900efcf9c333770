import { bytesToHex } from '@noble/hashes/utils.js';
import type { z } from 'zod';
import type { birthProof } from '../../../contract/breeding/birth.ts';
import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { withoutHealth } from '../../../game/horses/genetics/health.ts';
import { readGenome, storeGenome } from '../../../game/horses/genetics/strands.ts';
import { writeGenetics } from '../../../game/horses/genetics/wire.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { maySeeGenes } from '../../horses/genetics/gene-sight.ts';
import { readKnownHealth } from '../../horses/health/health.ts';
import { type HorseRow, breedOfRow } from '../../horses/horse-row.ts';
import { readHorses } from '../../horses/own-horse.ts';
import type { BreedingContext } from '../covering/cover.ts';
import { findCoverOfFoal } from '../covering/cover-queries.ts';

type Reply = z.input<(typeof birthProof)['reply']>;

/**
 * Hides seed and genes unless the viewer may see the genes of foal and parents. Health is left out unless the viewer
 * knows that of all three, because the foal's alleles and the seed would tell the parents'. The rest is drawn alike.
 */
export async function proveBirth(
  db: Db,
  { secret }: Pick<BreedingContext, 'secret'>,
  { foalId, playerId }: { foalId: string; playerId: string },
): Promise<Reply | Refusal<'HORSE_NOT_FOUND' | 'NOT_BRED'>> {
  const cover = await findCoverOfFoal.first(db, { foalId });
  const ids = cover ? [foalId, cover.mareId, cover.stallionId] : [foalId];
  const horses = await readHorses(db, ids);
  const foal = horses.get(foalId);
  if (!foal) return refuse('HORSE_NOT_FOUND');
  if (!cover) return refuse('NOT_BRED', { name: foal.name });
  const [mare, stallion] = [horses.get(cover.mareId), horses.get(cover.stallionId)];
  if (!mare || !stallion || cover.foalRules === null) throw new Error(`A parent of ${foalId} is missing`);
  const seen = await maySeeGenes(db, playerId, ids);
  const mayVerify = ids.every((id) => seen.has(id));
  const known = mayVerify ? await readKnownHealth(db, playerId, ids) : new Map();
  const health = ids.every((id) => known.has(id));
  return {
    foalId,
    foalName: foal.name,
    mareId: mare.id,
    mareName: mare.name,
    stallionId: stallion.id,
    stallionName: stallion.name,
    coveredAt: cover.coveredAt.toISOString(),
    bornAt: cover.foalsAt.toISOString(),
    birthNumber: cover.playerId === playerId ? cover.birthNumber : null,
    seedHash: cover.seedHash,
    entropy: cover.entropy,
    rules: cover.foalRules,
    draw: mayVerify
      ? {
          seed: bytesToHex(birthSeed(secret, mare.id, cover.birthNumber)),
          health,
          sire: bornView(stallion, health),
          dam: bornView(mare, health),
          foal: bornView(foal, health),
        }
      : null,
  };
}

function bornView(horse: HorseRow, health: boolean): NonNullable<Reply['draw']>['foal'] {
  const genome = readGenome(horse.genotype);
  return {
    id: horse.id,
    name: horse.name,
    gender: horse.sex,
    breedId: breedOfRow(horse),
    genetics: writeGenetics(genome, horse.traits),
    genome: storeGenome(health ? genome : withoutHealth(genome)),
    traits: { ...horse.traits },
    form: [...horse.form],
    talent: [...horse.talent],
    aptitude: [...horse.aptitude],
    inbreeding: horse.inbreeding,
  };
}
