import { birthSeed } from '../../game/breeding/birth-proof.ts';
import { birthFaults } from '../../game/breeding/check-birth.ts';
import { isFoalRules, type Parentage } from '../../game/breeding/foal.ts';
import type { Aptitude } from '../../game/horses/aptitude.ts';
import { isHorseBreed } from '../../game/horses/breeds.ts';
import { readGenotype } from '../../game/horses/genetics/genotype.ts';
import type { Sex } from '../../game/horses/age.ts';
import type { Traits } from '../../game/horses/traits.ts';
import { seedHash } from '../../game/shows/proof/proof.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/connection.ts';

/** What only the rules can tell of a cover: its seed, and the foal that they give. */
export const BIRTH_CHECKS = ['seeds_of_covers_derive_from_the_secret', 'births_recompute'] as const;
export type BirthCheck = (typeof BIRTH_CHECKS)[number];

/** Something that is not as the rules have it. */
export interface BirthFinding {
  readonly name: BirthCheck;
  readonly example: Readonly<Record<string, unknown>>;
}

interface Kept {
  readonly sex: Sex;
  readonly breed: string;
  readonly genotype: string;
  readonly traits: Traits;
  readonly aptitude: Aptitude;
  readonly inbreeding: number;
}

interface KeptBirth {
  id: string;
  mare_id: string;
  stallion_id: string;
  nth: number;
  seed_hash: string;
  entropy: string;
  foal_rules: number | null;
  foal: Kept | null;
  sire: Kept | null;
  dam: Kept | null;
}

const born = (horse: string) =>
  `case when ${horse}.id is not null then jsonb_build_object('sex', ${horse}.sex, 'breed', ${horse}.breed,
     'genotype', ${horse}.genotype, 'traits', ${horse}.traits, 'aptitude', to_jsonb(${horse}.aptitude),
     'inbreeding', ${horse}.inbreeding) end`;

const findBirths = prepared<KeptBirth, { after: string | null; limit: number }>(
  'audit_births',
  `select cover.id, cover.mare_id, cover.stallion_id, cover.nth, cover.seed_hash, cover.entropy, cover.foal_rules,
     ${born('foal')} as foal, ${born('sire')} as sire, ${born('dam')} as dam
   from covers cover
   left join horses foal on foal.id = cover.foal_id
   left join horses sire on sire.id = cover.stallion_id
   left join horses dam on dam.id = cover.mare_id
   where :after::uuid is null or cover.id > :after
   order by cover.id limit :limit`,
);

/** Covers held in memory at once. */
const HANDFUL = 500;

/** Draws every foal again by the rules that drew it, where they are known, and derives the seed of every cover. */
export async function* replayBirths(tx: Tx, secret: Uint8Array): AsyncGenerator<BirthFinding> {
  let births = await findBirths.rows(tx, { after: null, limit: HANDFUL });
  while (births.length > 0) {
    for (const birth of births) yield* findingsOf(birth, secret);
    births = await findBirths.rows(tx, { after: births.at(-1)?.id ?? null, limit: HANDFUL });
  }
}

function findingsOf(birth: KeptBirth, secret: Uint8Array): BirthFinding[] {
  const { id, mare_id, stallion_id, nth, seed_hash, entropy, foal_rules, foal, sire, dam } = birth;
  const seed = birthSeed(secret, mare_id, nth);
  if (seedHash(seed) !== seed_hash)
    return [{ name: 'seeds_of_covers_derive_from_the_secret', example: { cover_id: id } }];
  if (foal_rules === null || !isFoalRules(foal_rules) || !foal || !sire || !dam) return [];
  const faults = birthFaults({
    rules: foal_rules,
    mareId: mare_id,
    stallionId: stallion_id,
    seedHash: seed_hash,
    seed,
    entropy,
    sire: parentage(sire),
    dam: parentage(dam),
    inbreeding: { foal: foal.inbreeding, sire: sire.inbreeding, dam: dam.inbreeding },
    foal: { ...parentage(foal), sex: foal.sex },
  });
  return faults.length === 0 ? [] : [{ name: 'births_recompute', example: { cover_id: id, faults } }];
}

function parentage({ breed, genotype, traits, aptitude }: Kept): Parentage {
  if (!isHorseBreed(breed)) throw new Error(`There is no breed "${breed}"`);
  return { breed, genotype: readGenotype(genotype), traits, aptitude };
}
