import { expect, test } from 'vitest';
import { bornAtAge, RETIRED_FROM } from '../../../game/horses/age.ts';
import { expectedFoals } from '../../../game/horses/form/expected.ts';
import { readHorses } from '../../horses/own-horse.ts';
import { bodyOf } from './parents.ts';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import {
  aMare,
  aStallion,
  bornAs,
  cover,
  DAY_SECONDS,
  horseNamed,
  makeFit,
} from '../../testing/builders/breeding.ts';
import { changeHorse, coinsOf, leaveCoins, moveHorse, withoutGifts } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { HOUR } from '../../../game/game-time.ts';

const app = await appForFile();

async function aPair(): Promise<{ player: TestPlayer; mare: string; stallion: string }> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 20_000);
  await withoutGifts(app, player);
  return { player, mare: await aMare(app, player), stallion: await aStallion(app, player) };
}

const breedingOf = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id/breeding', { params: { id } })).body;

test('a mare is covered for 250 coins and carries a foal for three days', async () => {
  const { player, mare, stallion } = await aPair();
  const coins = await coinsOf(player);
  const before = await breedingOf(player, mare);
  expect(before).toMatchObject({
    problem: null,
    inFoal: null,
    restsUntil: null,
    stud: null,
    openRequests: 0,
  });
  const foalsAt = new Date(app.clock.now().getTime() + 72 * HOUR).toISOString();

  const covered = await cover(player, mare, stallion);
  expect(covered).toMatchObject({
    status: 200,
    body: { message: 'Juniper is in foal to Comet.', coins: coins - 250, foalsAt },
  });
  // Matches what her page showed before.
  expect(covered.body.receipt).toMatchObject({
    mareId: mare,
    stallionId: stallion,
    birthNumber: 1,
    seedHash: before.nextSeedHash,
  });
  expect(covered.body.receipt.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(await coinsOf(player)).toBe(coins - 250);

  const after = await breedingOf(player, mare);
  expect(after).toMatchObject({
    problem: { code: 'IN_FOAL', message: 'Juniper is in foal already.' },
    inFoal: { foalsAt, stallionId: stallion, stallionName: 'Comet', inbreeding: 0 },
  });
  expect(after.nextSeedHash).not.toBe(before.nextSeedHash);
});

test('the foal is born once, in the mare’s stable, named after her, with genes of its parents', async () => {
  const { player, mare, stallion } = await aPair();
  await cover(player, mare, stallion);
  await app.pass(3 * DAY_SECONDS - 1);
  expect(await horseNamed(player, 'Foal of Juniper')).toBeUndefined();
  await app.pass(1);
  const foal = await horseNamed(player, 'Foal of Juniper');
  expect(foal).toMatchObject({
    breedName: 'Hanoverian',
    ageInMonths: 0,
    level: 1,
    happiness: 100,
    genetics: null,
  });
  await app.pass(20 * 60);
  expect(await horseNamed(player, 'Foal of Juniper')).toMatchObject({ happiness: 100 });
  expect(foal?.gender).toMatch(/^(mare|stallion)$/);
  await app.pass(DAY_SECONDS);
  const { body: horses } = await player.call('GET /api/horses');
  expect(horses.filter(({ name }) => name === 'Foal of Juniper')).toHaveLength(1);

  const row = await app.db
    .selectFrom('horses')
    .selectAll()
    .where('id', '=', foal?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    sireId: stallion,
    damId: mare,
    breederId: player.id,
    generation: 1,
    inbreeding: 0,
  });
  const { body: user } = await player.call('GET /api/auth/me');
  expect(user.xp).toBe(100);
});

test('the foal can be given a name', async () => {
  const { player, mare, stallion } = await aPair();
  await cover(player, mare, stallion);
  await app.pass(3 * DAY_SECONDS);
  const foal = await horseNamed(player, 'Foal of Juniper');
  const params = { id: foal?.id };
  expect(
    await player.call('PATCH /api/horses/:id/name', { params, body: { name: 'Sorrel Song' } }),
  ).toMatchObject({
    status: 200,
    body: { name: 'Sorrel Song' },
  });
});

test('a mare rests for 390 hours between covers', async () => {
  const { player, mare, stallion } = await aPair();
  await cover(player, mare, stallion);
  await app.pass(389 * 3600);
  await makeFit(app, mare);
  await makeFit(app, stallion);
  expect((await cover(player, mare, stallion)).body).toMatchObject({
    code: 'MARE_RESTS',
    message: 'Juniper rests after her last cover, 1 hour more.',
  });
  await app.pass(3600);
  expect(await cover(player, mare, stallion)).toMatchObject({
    status: 200,
    body: { receipt: { birthNumber: 2 } },
  });
});

test('the foal of half siblings is inbred by an eighth, as previewed', async () => {
  const { player, mare, stallion } = await aPair();
  const other = await aMare(app, player, { name: 'Bramble' });
  await cover(player, mare, stallion);
  await cover(player, other, stallion);
  await app.pass(3 * DAY_SECONDS);
  const [one, two] = [
    await horseNamed(player, 'Foal of Juniper'),
    await horseNamed(player, 'Foal of Bramble'),
  ];
  for (const [foal, sex] of [
    [one, 'mare'],
    [two, 'stallion'],
  ] as const) {
    await makeFit(app, foal?.id ?? '');
    await bornAs(app, foal?.id ?? '', sex);
  }
  const query = { mareId: one?.id, stallionId: two?.id };
  const { body: preview } = await player.call('GET /api/breeding/preview', { query });
  expect(preview).toMatchObject({ inbreeding: 0.125, aptitudeLost: 2.5, fee: 250, problems: [] });
  const parents = await readHorses(app.db, [one?.id ?? '', two?.id ?? '']);
  const [dam, sire] = [one, two].map((foal) => parents.get(foal?.id ?? ''));
  if (!dam || !sire) throw new Error('No parents');
  const related = { foal: 0.125, sire: 0, dam: 0 };
  for (const [at, { mean, deviation }] of expectedFoals(bodyOf(sire), bodyOf(dam), related).entries()) {
    expect(preview.aptitude[at]?.expected).toBeCloseTo(mean, 1);
    expect(preview.aptitude[at]?.spread).toBeCloseTo(deviation, 1);
  }
  const likely = preview.odds.outcomes
    .slice(0, 6)
    .filter(({ probability }, at) => at === 0 || probability >= 0.005);
  expect(preview.foals.map(({ color, probability }) => ({ color, probability }))).toEqual(likely);
  expect(preview.foals[0]).toMatchObject({ newborn: { ageInMonths: 0 }, grown: { ageInMonths: 72 } });
  const sum = preview.odds.outcomes.reduce((total, { probability }) => total + probability, 0);
  expect(sum).toBeLessThanOrEqual(1 + 1e-9);
  if (preview.odds.more === 0) expect(sum).toBeCloseTo(1, 9);

  await cover(player, one?.id ?? '', two?.id ?? '');
  expect((await breedingOf(player, one?.id ?? '')).inFoal?.inbreeding).toBe(0.125);
  await app.pass(3 * DAY_SECONDS);
  const foal = await app.db
    .selectFrom('horses')
    .select(['inbreeding', 'generation'])
    .where('damId', '=', one?.id ?? '')
    .executeTakeFirst();
  expect(foal).toEqual({ inbreeding: 0.125, generation: 2 });
});

test('a mare that is sold in foal foals with her new owner', async () => {
  const { player, mare, stallion } = await aPair();
  const buyer = await app.newPlayer();
  await cover(player, mare, stallion);
  await moveHorse(app.db, mare, buyer.id);
  await app.pass(3 * DAY_SECONDS);
  expect(await horseNamed(player, 'Foal of Juniper')).toBeUndefined();
  expect(await horseNamed(buyer, 'Foal of Juniper')).toMatchObject({ ownerId: buyer.id });
});

test('of concurrent covers of one mare, one succeeds and is paid', async () => {
  const { player, mare, stallion } = await aPair();
  const stallions = [stallion, await aStallion(app, player, { name: 'Orion' })];
  const coins = await coinsOf(player);
  const answers = await atOnce(20, (index) => cover(player, mare, stallions[index % 2] ?? ''));
  expect(outcomes(answers)).toEqual({ ok: 1, IN_FOAL: 19 });
  expect(await coinsOf(player)).toBe(coins - 250);
  await app.pass(3 * DAY_SECONDS);
  const { body: horses } = await player.call('GET /api/horses');
  expect(horses.filter(({ name }) => name === 'Foal of Juniper')).toHaveLength(1);
});

test('a horse cannot be both parents', async () => {
  const { player, mare } = await aPair();
  expect((await cover(player, mare, mare)).body.code).toBe('NOT_A_STALLION');
});

test('a retired mare has no next seed', async () => {
  const player = await app.newPlayer();
  const mare = await aMare(app, player);
  expect((await breedingOf(player, mare)).nextSeedHash).toMatch(/^[0-9a-f]{64}$/);
  await changeHorse(app.db, mare, { bornAt: bornAtAge(RETIRED_FROM, app.clock.now()) });
  expect(await breedingOf(player, mare)).toMatchObject({
    problem: { code: 'RETIRED_FROM_BREEDING' },
    nextSeedHash: null,
  });
});
