import { bytesToHex } from '@noble/hashes/utils.js';
import type { z } from 'zod';
import type { breedingOfHorse } from '../../../contract/breeding/breeding.ts';
import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { hasFoalRules } from '../../../game/breeding/foal.ts';
import { whyNotTaken } from '../../../game/breeding/take.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import type { Db } from '../../db/connection.ts';
import { maySeeGenes } from '../../horses/genetics/gene-sight.ts';
import { readKnownHealth } from '../../horses/health/health.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import type { BreedingContext } from './cover.ts';
import { findMissedCover } from './cover-queries.ts';

type Missed = z.input<(typeof breedingOfHorse)['reply']>['missed'];

/** The mare's latest cover if she did not take, for the player who had her covered. The seed tells strands, and alleles only beside genomes. */
export async function missedCoverOf(
  db: Db,
  { secret }: Pick<BreedingContext, 'secret'>,
  mare: HorseRow,
  playerId: string,
): Promise<Missed> {
  if (mare.covers === 0) return null;
  const missed = await findMissedCover.first(db, { mareId: mare.id, birthNumber: mare.covers, playerId });
  if (!missed || !hasFoalRules(missed.rules)) return null;
  const { stallionId, coveredAt, birthNumber, seedHash, entropy, rules, stallionName } = missed;
  const seed = birthSeed(secret, mare.id, birthNumber);
  const genomes = { sire: readGenome(missed.stallionGenotype), dam: readGenome(mare.genotype) };
  const telling = whyNotTaken(seed, missed, genomes);
  if (!telling) throw new Error(`Cover ${birthNumber} of ${mare.id} should have taken`);
  const ids = [mare.id, stallionId];
  const [seen, known] = await Promise.all([
    maySeeGenes(db, playerId, ids),
    readKnownHealth(db, playerId, ids),
  ]);
  return {
    telling,
    coveredAt: coveredAt.toISOString(),
    receipt: { mareId: mare.id, stallionId, birthNumber, seedHash, entropy },
    mareName: mare.name,
    stallionName,
    seed: bytesToHex(seed),
    rules,
    parents: ids.every((id) => seen.has(id) && known.has(id))
      ? {
          sire: { id: stallionId, genome: missed.stallionGenotype },
          dam: { id: mare.id, genome: mare.genotype },
        }
      : null,
  };
}
