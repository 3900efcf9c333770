import type { z } from 'zod';
import type { readHealth } from '../../../contract/horses/health.ts';
import { learnRation } from '../../../game/care/give-feed.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { HEALTH_TEST_PRICE, healthOf, type Health } from '../../../game/horses/genetics/health.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { settleMood } from '../../../game/horses/happiness.ts';
import { spendOnGame } from '../../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { publish } from '../../db/news.ts';
import { lockBalance, post, withHouse } from '../../ledger/ledger.ts';
import { lockOwnHorse, type NotOwn } from '../own-horse.ts';
import { moodOf, saveMoods } from '../state/horse-state.ts';
import {
  findHealthTest,
  findKnownHealth,
  findTestedHorse,
  findUnpublished,
  insertHealthTest,
  publishHealthTest,
} from './health-queries.ts';

type HealthReply = z.input<(typeof readHealth)['reply']>;

interface OfHorse {
  readonly horseId: string;
  readonly playerId: string;
}

/** A result goes with the horse: its owner knows it, and everybody once it is published (decision 168). */
export async function readHealthFor(
  db: Db,
  { horseId, playerId }: OfHorse,
): Promise<HealthReply | Refusal<'HORSE_NOT_FOUND'>> {
  const horse = await findTestedHorse.first(db, { id: horseId, viewerId: playerId });
  if (!horse) return refuse('HORSE_NOT_FOUND');
  const { ownerId, genotype, testedAt, published } = horse;
  return testedAt !== null && (published || ownerId === playerId)
    ? healthView(horseId, genotype, { testedAt, published })
    : { horseId, copies: null, testedAt: null, published: false };
}

/** By horse; horses whose result the player may not know are left out. */
export async function readKnownHealth(
  db: Db,
  playerId: string,
  horseIds: readonly string[],
): Promise<ReadonlyMap<string, Health>> {
  const known = await findKnownHealth.rows(db, { playerId, horseIds });
  return new Map(known.map(({ id, genotype }) => [id, healthOf(readGenome(genotype))]));
}

/** Those of these horses without a published result, tested or not. */
export async function readUnpublished(db: Db, horseIds: readonly string[]): Promise<readonly string[]> {
  return (await findUnpublished.rows(db, { horseIds })).map(({ id }) => id);
}

/** Once in a horse's life. From then on a horse that needs hay and oil gets them with its feed. */
export async function testHealth(
  tx: Tx,
  now: Date,
  { horseId, playerId }: OfHorse,
): Promise<(HealthReply & { coins: number }) | NotOwn | Refusal<'HEALTH_TESTED' | 'NOT_ENOUGH_COINS'>> {
  const { horses: horse, ledger_accounts: balance } = await lockInOrder(tx, {
    horses: () => lockOwnHorse(tx, horseId, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  if (isRefusal(horse)) return horse;
  if (await findHealthTest.first(tx, { horseId })) return refuse('HEALTH_TESTED', { name: horse.name });
  const paid = spendOnGame(balance, HEALTH_TEST_PRICE);
  if (isRefusal(paid)) return paid;

  await insertHealthTest.run(tx, { horseId, playerId, price: HEALTH_TEST_PRICE, now });
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now);
  if (mood.ration) await saveMoods(tx, playerId, [{ id: horseId, mood: learnRation(mood, now) }]);
  await post(tx, now, [withHouse(balance, paid.balance, 'vet', `Health test for ${horse.name}`)]);
  publish(tx, playerId, { topics: ['horses'] });
  const view = healthView(horseId, horse.genotype, { testedAt: now, published: false });
  return { ...view, coins: paid.balance.coins };
}

/** Cannot be undone: others have planned their breeding by it. */
export async function publishHealth(
  tx: Tx,
  { horseId, playerId }: OfHorse,
): Promise<HealthReply | NotOwn | Refusal<'HEALTH_UNTESTED'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const test = await findHealthTest.first(tx, { horseId });
  if (!test) return refuse('HEALTH_UNTESTED', { name: horse.name });
  await publishHealthTest.run(tx, { horseId });
  publish(tx, playerId, { topics: ['horses'] });
  return healthView(horseId, horse.genotype, { ...test, published: true });
}

function healthView(
  horseId: string,
  genotype: string,
  { testedAt, published }: { readonly testedAt: Date; readonly published: boolean },
): HealthReply {
  return { horseId, copies: healthOf(readGenome(genotype)), testedAt: testedAt.toISOString(), published };
}
