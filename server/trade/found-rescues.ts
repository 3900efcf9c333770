import { createHmac } from 'node:crypto';
import { bornAtAge } from '../../game/horses/age.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { HAPPINESS_POINT } from '../../game/horses/happiness.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { rngFrom, type Rng } from '../../game/rng.ts';
import { drawFoundingRescues } from '../../game/trade/founding-rescues.ts';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import type { Context } from '../clock/context.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { bodyColumns } from '../horses/body-columns.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { listForRescue } from './rescue-horses.ts';
import { countRescues, insertWaitingHorses } from './rescue-queries.ts';

/** Drawn from the world's secret, so that founding a world twice gives the same set. */
export async function foundRescues(tx: Tx, now: Date, secret: Uint8Array, count: number): Promise<void> {
  const seed = createHmac('sha256', secret).update('rescue horses').digest();
  await addRescues(tx, now, rngFrom(seed), count);
}

/** One, while fewer than `most` wait. */
export async function addRescueIfFew(tx: Tx, { now, rng }: Context, most: number): Promise<void> {
  const waiting = (await countRescues.first(tx, { most }))?.count ?? 0;
  if (waiting < most) await addRescues(tx, now, rng, 1);
}

async function addRescues(tx: Tx, now: Date, rng: Rng, count: number): Promise<void> {
  const horses = drawFoundingRescues(rng, count).map((rescue) => ({
    id: newId(now),
    ownerId: HOUSE,
    name: rescue.name,
    breed: rescue.breed.id,
    sex: rescue.sex,
    genotype: storeGenome(rescue.genome),
    traits: rescue.traits,
    form: [...rescue.form],
    ...bodyColumns({ breed: rescue.breed.id, traits: rescue.traits, form: rescue.form }),
    talent: [...rescue.talent],
    aptitude: [...rescue.aptitude],
    skill: [...rescue.skill],
    bornAt: bornAtAge(rescue.ageInMonths, now),
    discipline: rescue.discipline,
    ...rescue.progress,
    happiness: rescue.happiness * HAPPINESS_POINT,
    happinessAt: now,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, now),
    createdAt: now,
  }));
  await insertWaitingHorses(
    tx,
    horses.map(({ traits, ...horse }) => ({ ...horse, traits: JSON.stringify(traits) })),
  );
  await listForRescue(tx, now, horses, RESCUE_PRICE);
  await addHorseEvents(
    tx,
    now,
    horses.map(({ id }) => ({ horseId: id, ownerId: HOUSE, kind: 'house_stable', details: {} })),
  );
}
