import type { Sex } from '../../game/horses/age.ts';
import { HAPPINESS_MAX } from '../../game/horses/happiness.ts';
import type { Traits } from '../../game/horses/traits.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { FORM_START } from '../../game/shows/form.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import { insertHorse } from './horse-queries.ts';
import type { HorseRow } from './horse-row.ts';

/** A horse that joins a stable from the store. */
export interface Arrival {
  readonly ownerId: string;
  readonly name: string;
  readonly breed: string;
  readonly sex: Sex;
  readonly discipline: Discipline;
  /** As `storeGenotype` writes it. */
  readonly genotype: string;
  readonly traits: Traits;
  readonly aptitude: readonly number[];
  readonly bornAt: Date;
  /** Coins that the store asked. */
  readonly price: number;
}

/** A bought horse arrives happy and unfed, with one training banked (docs/rules/trade.md#prices-of-the-house). */
export async function addHorse(tx: Tx, now: Date, arrival: Arrival): Promise<HorseRow> {
  const { ownerId, name, breed, sex, discipline, genotype, traits, aptitude, bornAt, price } = arrival;
  const horse = await insertHorse.first(
    tx,
    ...([newId(now), ownerId, name, breed, sex, discipline, genotype, JSON.stringify(traits)] as const),
    ...([aptitude, aptitude.map(() => 0), bornAt, FORM_START, HAPPINESS_MAX] as const),
    ...([bankWith(BANKED_ON_ARRIVAL, now), now] as const),
    ...([newId(now), 'bought', JSON.stringify({ price })] as const),
  );
  if (!horse) throw new Error('A horse was inserted and is not there');
  tell(tx, ownerId, { topics: ['horses'] });
  return horse;
}
