import type { HorseBreed } from '../../game/horses/breeds.ts';
import { HAPPINESS_MAX } from '../../game/horses/happiness.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { FORM_START } from '../../game/shows/form.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';

/** A horse that is born in a stable. */
export interface NewFoal {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly breed: HorseBreed;
  readonly sex: 'mare' | 'stallion';
  readonly discipline: Discipline;
  /** As `storeGenotype` writes it. */
  readonly genotype: string;
  readonly traits: Traits;
  readonly aptitude: readonly number[];
  readonly bornAt: Date;
  readonly now: Date;
  readonly sireId: string;
  readonly damId: string;
  readonly breederId: string;
  readonly inbreeding: number;
  readonly generation: number;
}

/** A foal is born happy and unfed, as a bought horse arrives; it banks trainings from its birth. */
export async function insertFoal(tx: Tx, foal: NewFoal): Promise<void> {
  await tx
    .insertInto('horses')
    .values({
      id: foal.id,
      owner_id: foal.ownerId,
      name: foal.name,
      breed: foal.breed,
      sex: foal.sex,
      discipline: foal.discipline,
      genotype: foal.genotype,
      traits: JSON.stringify(foal.traits),
      aptitude: [...foal.aptitude],
      skill: foal.aptitude.map(() => 0),
      born_at: foal.bornAt,
      form: FORM_START,
      happiness: HAPPINESS_MAX,
      happiness_at: foal.now,
      training_from: foal.now,
      sire_id: foal.sireId,
      dam_id: foal.damId,
      breeder_id: foal.breederId,
      inbreeding: foal.inbreeding,
      generation: foal.generation,
      created_at: foal.now,
    })
    .execute();
  tell(tx, foal.ownerId, { topics: ['horses'] });
}
