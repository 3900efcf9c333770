import { afterAll, beforeAll, expect, test } from 'vitest';
import { GATE_FOALS_MOST } from '../../game/gate/gate.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { seededChance } from '../clock/context.ts';
import type { Database } from '../db/open-database.ts';
import { foundWorld } from '../found-world.ts';
import { startTestApp, TEST_START, type TestApp } from '../testing/app/test-app.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { aGuest, gateToken } from '../testing/builders/gate.ts';

let world: Database;
let app: TestApp;
beforeAll(async () => {
  world = await freshDatabase();
  await foundWorld(world.db, seededChance(1), TEST_START, { houseStables: 1 });
  app = await startTestApp({ database: world });
});
afterAll(async () => {
  await app.close();
  await expectBooksToBalance(world.db, app.clock.now());
  await world.close();
});

const DAM = 2;
const DAY_SECONDS = REAL_MS_PER_DAY / 1000;

async function takeDam() {
  const player = await app.newPlayer();
  const body = { token: await gateToken(app), nth: DAM, horseName: 'Linnet' };
  return { player, taken: await player.call('POST /api/gate/take', { body }) };
}

const foalsOf = async (token: string) =>
  (await app.call('GET /api/horses', {}, token)).body.filter(({ name }) => name.startsWith('Foal of'));

const stallions = () =>
  app.db
    .selectFrom('studs')
    .innerJoin('players', 'players.id', 'studs.playerId')
    .innerJoin('horses', 'horses.id', 'studs.stallionId')
    .select(['horses.id', 'horses.breed', 'horses.name'])
    .where('players.houseStable', 'is not', null)
    .execute();

test('where house stables are, the third horse is in foal to one of their stallions', async () => {
  const { body: gate } = await app.call('GET /api/gate');
  expect(gate.horses.map(({ role }) => role)).toEqual(['runner', 'colour', 'dam']);
  const dam = gate.horses[DAM];
  const sires = (await stallions()).filter(({ breed }) => breed === dam?.breedId);
  expect(sires.map(({ name }) => `${name} of Ashdown`)).toContainEqual(
    dam?.story[2]?.replace(/^.* is in foal to /, '').replace(/\.$/, ''),
  );
  const again = await app.call('GET /api/gate', { query: { token: gate.token } });
  expect(again.body).toEqual(gate);
});

test('her foal comes on the third day, and the market never takes it', async () => {
  const { player, taken } = await takeDam();
  const due = app.clock.now().getTime() + 3 * REAL_MS_PER_DAY;
  expect(taken).toMatchObject({
    status: 200,
    body: { coins: 3500, horse: { foalsAt: new Date(due).toISOString() } },
  });
  await app.pass(3 * DAY_SECONDS);
  const [foal] = await foalsOf(player.token);
  expect(foal?.name).toBe('Foal of Linnet');
  const named = await player.call('PATCH /api/horses/:id/name', {
    params: { id: foal?.id },
    body: { name: 'Marigold' },
  });
  expect(named.status).toBe(200);
  const sold = await player.call('POST /api/market/sell-horse', { body: { horseId: foal?.id } });
  expect(sold.body.code).toBe('GIFT_FOAL');
  const { freeRegistryFee } = (await player.call('GET /api/auth/me')).body;
  expect(freeRegistryFee).toBe(true);
});

test('the foal of a guest’s mare waits until the guest keeps her', async () => {
  const guest = await aGuest(app, 'Linnet', DAM);
  for (let day = 0; day < 4; day++) {
    await app.pass(DAY_SECONDS);
    expect((await guest.call('GET /api/auth/me')).status).toBe(200);
    expect(await foalsOf(guest.token)).toEqual([]);
  }
  const kept = await guest.call('POST /api/guest/keep', {
    body: { username: 'Dam Keeper', email: 'dam@example.org', password: 'bran mash 7 rosa' },
  });
  expect(kept.status).toBe(200);
  await app.pass(1);
  expect(await foalsOf(kept.body.token)).toHaveLength(1);
});

test('the mare of a guest who goes foals for nobody', async () => {
  const guest = await aGuest(app, 'Linnet', DAM);
  await app.pass(4 * DAY_SECONDS);
  await app.pass(120);
  const covers = await app.db.selectFrom('covers').selectAll().where('mareId', '=', guest.horse).execute();
  expect(covers).toEqual([]);
});

test('a stallion sires twelve such foals in thirty days; then the gate shows another colour', async () => {
  const sires = await stallions();
  const early = await gateToken(app);
  let taken = 0;
  for (;;) {
    const { body } = await app.call('GET /api/gate');
    if (body.horses[DAM]?.role !== 'dam') break;
    expect((await takeDam()).taken.status).toBe(200);
    taken += 1;
  }
  expect(taken).toBeLessThanOrEqual(GATE_FOALS_MOST * sires.length);
  const body = { token: early, nth: DAM, horseName: 'Linnet' };
  const late = await (await app.newPlayer()).call('POST /api/gate/take', { body });
  expect(late.body.code).toBe('GATE_OLD');
  await app.pass(31 * DAY_SECONDS);
  const breedingCheckUntil = new Date(app.clock.now().getTime() + REAL_MS_PER_DAY);
  for (const { id } of sires)
    await app.db.updateTable('horses').set({ breedingCheckUntil }).where('id', '=', id).execute();
  expect((await app.call('GET /api/gate')).body.horses[DAM]?.role).toBe('dam');
});
