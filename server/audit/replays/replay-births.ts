import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { birthFaults } from '../../../game/breeding/check-birth.ts';
import { missedFault } from '../../../game/breeding/take.ts';
import { hasFoalRules, type Parentage } from '../../../game/breeding/foal.ts';
import { isHorseBreed } from '../../../game/horses/breeds.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import { bodyColumns } from '../../horses/body-columns.ts';
import type { Tx } from '../../db/connection.ts';
import { findBirths, findFounders, type BirthHorseRow, type BirthRow } from './replay-queries.ts';

/** Checks that need the rules. */
export const BIRTH_CHECKS = [
  'seeds_of_covers_derive_from_the_secret',
  'births_recompute',
  'bodies_of_founders_recompute',
] as const;
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

/** What lists say of the bodies of horses without parents. */
export async function* replayFounders(tx: Tx): AsyncGenerator<BirthFinding> {
  let founders = await findFounders.rows(tx, { after: null, limit: BATCH });
  while (founders.length > 0) {
    for (const { id, ...founder } of founders)
      if (isHorseBreed(founder.breed) && !hasOwnBody(founder))
        yield { name: 'bodies_of_founders_recompute', example: { horse_id: id } };
    founders = await findFounders.rows(tx, { after: founders.at(-1)?.id ?? null, limit: BATCH });
  }
}

function hasOwnBody(horse: Pick<BirthHorseRow, 'breed' | 'traits' | 'form' | 'heightCm' | 'bodyWords'>) {
  const seen = bodyColumns(horse);
  return seen.heightCm === horse.heightCm && seen.bodyWords === horse.bodyWords;
}

function findingsOf(birth: BirthRow, secret: Uint8Array): BirthFinding[] {
  const { id, mareId, stallionId, birthNumber, entropy, foalRules, foal, sire, dam } = birth;
  const seed = birthSeed(secret, mareId, birthNumber);
  if (seedHash(seed) !== birth.seedHash)
    return [{ name: 'seeds_of_covers_derive_from_the_secret', example: { cover_id: id } }];
  if (!hasFoalRules(foalRules) || !sire || !dam) return [];
  if (!birth.took) {
    const missed = { mareId, stallionId, entropy, seed, seedHash: birth.seedHash };
    const fault = missedFault({ ...missed, sire: parentage(sire).genome, dam: parentage(dam).genome });
    return fault === null ? [] : [{ name: 'births_recompute', example: { cover_id: id, faults: [fault] } }];
  }
  if (!foal) return [];
  const faults: string[] = birthFaults({
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
  if (!hasOwnBody(foal)) faults.push('body');
  return faults.length === 0 ? [] : [{ name: 'births_recompute', example: { cover_id: id, faults } }];
}

function parentage({ breed, genotype, traits, form, talent }: BirthHorseRow): Parentage {
  if (!isHorseBreed(breed)) throw new Error(`There is no breed "${breed}"`);
  return { breed, genome: readGenome(genotype), traits, form, talent };
}
