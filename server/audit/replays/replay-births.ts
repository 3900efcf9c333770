import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { birthFaults } from '../../../game/breeding/check-birth.ts';
import { hasFoalRules, type Parentage } from '../../../game/breeding/foal.ts';
import { isHorseBreed } from '../../../game/horses/breeds.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import type { Tx } from '../../db/connection.ts';
import { findBirths, type BirthHorseRow, type BirthRow } from './replay-queries.ts';

/** Checks that need the rules. */
export const BIRTH_CHECKS = ['seeds_of_covers_derive_from_the_secret', 'births_recompute'] as const;
export type BirthCheck = (typeof BIRTH_CHECKS)[number];

export interface BirthFinding {
  readonly name: BirthCheck;
  readonly example: Readonly<Record<string, unknown>>;
}

/** Covers in memory at once. */
const BATCH = 500;

/** Recomputes every seed, and foals if their rules still exist. */
export async function* replayBirths(tx: Tx, secret: Uint8Array): AsyncGenerator<BirthFinding> {
  let births = await findBirths.rows(tx, { after: null, limit: BATCH });
  while (births.length > 0) {
    for (const birth of births) yield* findingsOf(birth, secret);
    births = await findBirths.rows(tx, { after: births.at(-1)?.id ?? null, limit: BATCH });
  }
}

function findingsOf(birth: BirthRow, secret: Uint8Array): BirthFinding[] {
  const { id, mareId, stallionId, birthNumber, entropy, foalRules, foal, sire, dam } = birth;
  const seed = birthSeed(secret, mareId, birthNumber);
  if (seedHash(seed) !== birth.seedHash)
    return [{ name: 'seeds_of_covers_derive_from_the_secret', example: { cover_id: id } }];
  if (!hasFoalRules(foalRules) || !foal || !sire || !dam) return [];
  const faults = birthFaults({
    mareId,
    stallionId,
    seedHash: birth.seedHash,
    seed,
    entropy,
    sire: parentage(sire),
    dam: parentage(dam),
    inbreeding: { foal: foal.inbreeding, sire: sire.inbreeding, dam: dam.inbreeding },
    foal: { ...parentage(foal), sex: foal.sex, aptitude: foal.aptitude },
  });
  return faults.length === 0 ? [] : [{ name: 'births_recompute', example: { cover_id: id, faults } }];
}

function parentage({ breed, genotype, traits, form, talent }: BirthHorseRow): Parentage {
  if (!isHorseBreed(breed)) throw new Error(`There is no breed "${breed}"`);
  return { breed, genome: readGenome(genotype), traits, form, talent };
}
