import { reachesAgeAt, WEANED_FROM, type Sex } from '../../game/horses/age.ts';
import type { HorseBreed } from '../../game/horses/breeds.ts';
import { HAPPINESS_MAX } from '../../game/horses/happiness.ts';
import type { Form } from '../../game/horses/form/form.ts';
import type { Talent } from '../../game/horses/form/talent.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { bodyColumns, type BodyColumns } from './body-columns.ts';
import { insertFoal, insertHorse } from './insert-queries.ts';
import type { HorseRow } from './horse-row.ts';

interface Arrival {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly breed: string;
  readonly sex: Sex;
  readonly discipline: Discipline;
  /** In the form of `storeGenome`. */
  readonly genotype: string;
  readonly traits: Traits;
  readonly form: Form;
  readonly talent: Talent;
  readonly aptitude: readonly number[];
  readonly bornAt: Date;
  readonly price: number;
}

/** Happy, unfed, with one training banked (docs/rules/trade.md#prices-of-the-house). */
export async function addHorse(tx: Tx, now: Date, arrival: Arrival): Promise<HorseRow> {
  const { traits, aptitude, price, ...born } = arrival;
  const horse = await insertHorse.first(tx, {
    ...born,
    ...bodyColumns(arrival),
    traits: JSON.stringify(traits),
    aptitude,
    skill: aptitude.map(() => 0),
    happiness: HAPPINESS_MAX,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, now),
    now,
    eventId: newId(now),
    eventKind: 'bought',
    eventDetails: JSON.stringify({ price }),
  });
  if (!horse) throw new Error('A horse was inserted and is not there');
  publish(tx, arrival.ownerId, { topics: ['horses'] });
  return horse;
}

interface NewFoal extends BodyColumns {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly breed: HorseBreed;
  readonly sex: 'mare' | 'stallion';
  readonly discipline: Discipline;
  readonly genotype: string;
  readonly traits: Traits;
  readonly form: Form;
  readonly talent: Talent;
  readonly aptitude: readonly number[];
  readonly bornAt: Date;
  readonly now: Date;
  readonly sireId: string;
  readonly damId: string;
  readonly breederId: string;
  readonly inbreeding: number;
  readonly generation: number;
  readonly giftFoal: boolean;
}

/**
 * Happy; banks trainings from birth. Milk counts as long-bag feed until weaning; feed given earlier starts after it.
 */
export async function addFoal(tx: Tx, foal: NewFoal): Promise<void> {
  const weanedAt = reachesAgeAt(foal.bornAt, WEANED_FROM);
  await insertFoal.run(tx, {
    id: foal.id,
    ownerId: foal.ownerId,
    name: foal.name,
    breed: foal.breed,
    sex: foal.sex,
    discipline: foal.discipline,
    genotype: foal.genotype,
    traits: JSON.stringify(foal.traits),
    form: foal.form,
    heightCm: foal.heightCm,
    bodyWords: foal.bodyWords,
    expectedHeightCm: foal.expectedHeightCm,
    expectedBodyWords: foal.expectedBodyWords,
    talent: foal.talent,
    aptitude: [...foal.aptitude],
    skill: foal.aptitude.map(() => 0),
    bornAt: foal.bornAt,
    happiness: HAPPINESS_MAX,
    weanedAt,
    now: foal.now,
    sireId: foal.sireId,
    damId: foal.damId,
    breederId: foal.breederId,
    inbreeding: foal.inbreeding,
    generation: foal.generation,
    giftFoal: foal.giftFoal,
  });
  publish(tx, foal.ownerId, { topics: ['horses', 'news'] });
}
