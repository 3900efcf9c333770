import { expect } from 'vitest';
import { bornAtAge } from '../../../game/horses/age.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import type { BreedId } from '../../../game/horses/breeds.ts';
import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { whyNotTaken } from '../../../game/breeding/take.ts';
import {
  genomeWith,
  LETHAL_PLACES,
  readGenome,
  storeGenome,
  type Alleles,
} from '../../../game/horses/genetics/strands.ts';
import { readHorses } from '../../horses/own-horse.ts';
import { aFedHorse, changeHorse, leaveCoins } from './stable.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

export const DAY_SECONDS = 24 * 3600;

interface ParentWishes {
  readonly name?: string;
  readonly breedId?: BreedId;
}

/** Fed, 100 months old, with a breeding check; any two take. */
async function aParent(
  app: TestApp,
  player: TestPlayer,
  wishes: ParentWishes & { readonly gender: 'mare' | 'stallion' },
): Promise<string> {
  const id = await aFedHorse(player, { feed: 'monthly', ...wishes });
  await makeFit(app, id);
  await carryNothingLethal(app, id);
  return id;
}

async function carryNothingLethal(app: TestApp, id: string): Promise<void> {
  const { genotype } = await app.db
    .selectFrom('horses')
    .select('genotype')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [sire, dam] = readGenome(genotype).map((strand) =>
    strand.map((allele, place) =>
      LETHAL_PLACES.some((lethal) => lethal.place === place && lethal.alleles.has(allele)) ? 0 : allele,
    ),
  );
  if (sire && dam) await changeHorse(app.db, id, { genotype: storeGenome([sire, dam]) });
}

/** Gives a horse these alleles on its strands, usual ones elsewhere. */
export function carry(app: TestApp, id: string, ...strands: readonly [Alleles, Alleles?]): Promise<void> {
  return changeHorse(app.db, id, { genotype: storeGenome(genomeWith(...strands)) });
}

/** Bytes with which the mare's next cover takes, or does not. */
export async function entropyThat(
  app: TestApp,
  outcome: 'takes' | 'misses',
  { mare, stallion }: Pick<BreedingPair, 'mare' | 'stallion'>,
): Promise<string> {
  const { secret } = await app.db.selectFrom('world').select('secret').executeTakeFirstOrThrow();
  const horses = await readHorses(app.db, [mare, stallion]);
  const [dam, sire] = [horses.get(mare), horses.get(stallion)];
  if (!dam || !sire) throw new Error('No parents');
  const seed = birthSeed(secret, mare, dam.covers + 1);
  const genomes = { sire: readGenome(sire.genotype), dam: readGenome(dam.genotype) };
  for (let tried = 0; tried < 1000; tried++) {
    const entropy = tried.toString(16).padStart(32, '0');
    const telling = whyNotTaken(seed, { mareId: mare, stallionId: stallion, entropy }, genomes);
    if ((telling === null) === (outcome === 'takes')) return entropy;
  }
  throw new Error(`No cover ${outcome}`);
}

/** Grown, fed and checked for thirty days. */
export async function makeFit(app: TestApp, id: string): Promise<void> {
  const now = app.clock.now();
  const month = new Date(now.getTime() + 30 * REAL_MS_PER_DAY);
  const fit = { bornAt: bornAtAge(100, now), feedExpiresAt: month, breedingCheckUntil: month };
  await changeHorse(app.db, id, fit);
}

export function aMare(app: TestApp, player: TestPlayer, wishes: ParentWishes = {}): Promise<string> {
  return aParent(app, player, { name: 'Juniper', ...wishes, gender: 'mare' });
}

export function aStallion(app: TestApp, player: TestPlayer, wishes: ParentWishes = {}): Promise<string> {
  return aParent(app, player, { name: 'Comet', ...wishes, gender: 'stallion' });
}

export function cover(player: TestPlayer, mareId: string, stallionId: string) {
  return player.call('POST /api/breeding/cover', { body: { mareId, stallionId } });
}

export async function aStud(
  app: TestApp,
  player: TestPlayer,
  {
    fee = 200,
    ownBreedOnly = false,
    ...wishes
  }: ParentWishes & { fee?: number; ownBreedOnly?: boolean } = {},
): Promise<string> {
  const id = await aStallion(app, player, wishes);
  const placed = await player.call('PUT /api/horses/:id/stud', {
    params: { id },
    body: { fee, ownBreedOnly },
  });
  expect(placed).toMatchObject({ status: 200 });
  return id;
}

export function request(player: TestPlayer, mareId: string, stallionId: string, fee = 200) {
  return player.call('POST /api/studs/:id/requests', { params: { id: stallionId }, body: { mareId, fee } });
}

export async function aRequest(
  player: TestPlayer,
  mareId: string,
  stallionId: string,
  fee = 200,
): Promise<string> {
  const requested = await request(player, mareId, stallionId, fee);
  expect(requested).toMatchObject({ status: 200 });
  return requested.body.request.id;
}

export function answer(player: TestPlayer, id: string, how: 'accept' | 'decline' | 'withdraw') {
  return player.call(`POST /api/stud-requests/:id/${how}`, { params: { id } });
}

/** With the sex that a test needs, as by rules that nobody can check. */
export async function bornAs(app: TestApp, id: string, sex: 'mare' | 'stallion'): Promise<void> {
  await changeHorse(app.db, id, { sex });
  await app.db.updateTable('covers').set({ foalRules: 0 }).where('foalId', '=', id).execute();
}

export async function horseNamed(player: TestPlayer, name: string) {
  const { body } = await player.call('GET /api/horses');
  return body.find((horse) => horse.name === name);
}

export interface BreedingPair {
  readonly by: TestPlayer;
  readonly mare: string;
  readonly stallion: string;
}

export async function ownPair(app: TestApp): Promise<BreedingPair> {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 20_000, 20_000);
  return { by, mare: await aMare(app, by), stallion: await aStallion(app, by) };
}

interface StudPair extends BreedingPair {
  readonly owner: TestPlayer;
}

/** Two players; the stud fee is 200 coins. */
export async function studPair(app: TestApp, wishes: Parameters<typeof aStud>[2] = {}): Promise<StudPair> {
  const [by, owner] = [await app.newPlayer(), await app.newPlayer()];
  return { by, owner, mare: await aMare(app, by), stallion: await aStud(app, owner, wishes) };
}

export const covering = ({ mare, stallion }: BreedingPair) => ({
  body: { mareId: mare, stallionId: stallion },
});
export const studRequestInput = ({ mare, stallion }: BreedingPair, fee = 200) => ({
  params: { id: stallion },
  body: { mareId: mare, fee },
});

export async function openRequest(app: TestApp) {
  const pair = await studPair(app);
  const id = await aRequest(pair.by, pair.mare, pair.stallion);
  return { ...pair, receiver: pair.owner, sent: { params: { id } } };
}
