import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { lockHorsesById } from '../../horses/own-horse.ts';
import { atOnce, itemAt, outcomes } from '../../testing/at-once.ts';
import {
  aMare,
  answer,
  aRequest,
  aStud,
  DAY_SECONDS,
  horseNamed,
  makeFit,
  request,
} from '../../testing/builders/breeding.ts';
import { callVet, coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { leaveBreeding, leaveStud } from './leave-breeding.ts';

const app = await appForFile();

interface Deal {
  readonly breeder: TestPlayer;
  readonly owner: TestPlayer;
  readonly mare: string;
  readonly stallion: string;
}

/** The breeder has 1,000 coins and a mare, the owner 100 coins and a stallion at stud for 200. */
async function aDeal(): Promise<Deal> {
  const [breeder, owner] = [await app.newPlayer(), await app.newPlayer()];
  const [mare, stallion] = [await aMare(app, breeder), await aStud(app, owner)];
  await leaveCoins(app, breeder, 1000, 150);
  await leaveCoins(app, owner, 100);
  return { breeder, owner, mare, stallion };
}

const balance = async (player: TestPlayer) =>
  app.db
    .selectFrom('ledger_accounts')
    .select(['coins', 'tradable'])
    .where('id', '=', player.id)
    .executeTakeFirst();
const list = async (
  player: TestPlayer,
  query: { box: string; status?: string; limit?: string; horseId?: string },
) => (await player.call('GET /api/stud-requests', { query })).body;

test('the fee is in escrow, and paid less 5% when the owner accepts; the mare is in foal', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const sent = await request(breeder, mare, stallion);
  expect(sent).toMatchObject({
    status: 200,
    body: {
      coins: 800,
      request: { status: 'open', fee: 200, mare: { id: mare }, stallion: { id: stallion } },
    },
  });
  expect(await balance(breeder)).toEqual({ coins: 800, tradable: 0 });
  expect(await coinsOf(owner)).toBe(100);
  const [received] = await list(owner, { box: 'received' });
  expect(received).toMatchObject({
    id: sent.body.request.id,
    fee: 200,
    mare: { ownerUsername: breeder.username },
  });

  const accepted = await answer(owner, received?.id ?? '', 'accept');
  expect(accepted).toMatchObject({ status: 200, body: { message: 'Juniper is in foal to Comet.' } });
  expect(await balance(owner)).toEqual({ coins: 290, tradable: 190 });
  expect(await balance(breeder)).toEqual({ coins: 800, tradable: 0 });
  await app.pass(3 * DAY_SECONDS);
  expect(await horseNamed(breeder, 'Foal of Juniper')).toMatchObject({ ownerId: breeder.id });
  expect(await horseNamed(owner, 'Foal of Juniper')).toBeUndefined();
});

describe('the fee returns as the coins that were taken', () => {
  test.each(['decline', 'withdraw'] as const)('after %s', async (how) => {
    const { breeder, owner, mare, stallion } = await aDeal();
    const id = await aRequest(breeder, mare, stallion);
    expect(await answer(how === 'decline' ? owner : breeder, id, how)).toMatchObject({ status: 200 });
    expect(await balance(breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect(await coinsOf(owner)).toBe(100);
    expect(await list(owner, { box: 'received' })).toEqual([]);
    const [answered] = await list(breeder, { box: 'sent', status: 'answered' });
    expect(answered).toMatchObject({ id, status: how === 'decline' ? 'declined' : 'withdrawn' });
  });

  test('after three days without an answer', async () => {
    const { breeder, mare, stallion } = await aDeal();
    await aRequest(breeder, mare, stallion);
    await app.pass(3 * DAY_SECONDS - 1);
    expect(await coinsOf(breeder)).toBe(800);
    await app.pass(1);
    expect(await balance(breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect((await list(breeder, { box: 'sent', status: 'answered' }))[0]?.status).toBe('expired');
  });

  test('when the stallion is taken from stud', async () => {
    const { breeder, owner, mare, stallion } = await aDeal();
    await aRequest(breeder, mare, stallion);
    const ended = await owner.call('DELETE /api/horses/:id/stud', { params: { id: stallion } });
    expect(ended).toMatchObject({ status: 200, body: { returned: 1 } });
    expect(await balance(breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect((await list(breeder, { box: 'sent', status: 'answered' }))[0]?.status).toBe('void');
  });

  test.each(['stallion', 'mare'] as const)('when the %s is sold or gelded meanwhile', async (which) => {
    const deal = await aDeal();
    await aRequest(deal.breeder, deal.mare, deal.stallion);
    await inTransaction(app.db, async (tx) => {
      const horse = (await lockHorsesById(tx, [deal[which]])).get(deal[which]);
      if (horse) await leaveStud(tx, app.clock.now(), horse);
    });
    expect(await balance(deal.breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect(await list(deal.owner, { box: 'received' })).toEqual([]);
  });

  test('when the vet gelds him', async () => {
    const { breeder, owner, mare, stallion } = await aDeal();
    await aRequest(breeder, mare, stallion);
    await leaveCoins(app, owner, 2_000);
    expect(await callVet(owner, stallion, 'gelding')).toMatchObject({ status: 200 });
    await app.pass(30);
    expect(await balance(breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect((await list(breeder, { box: 'sent', status: 'answered' }))[0]?.status).toBe('void');
    const studs = app.db.selectFrom('studs').selectAll().where('stallionId', '=', stallion);
    expect(await studs.execute()).toEqual([]);
  });

  test.each(['breeder', 'owner'] as const)('when the %s leaves the game', async (who) => {
    const deal = await aDeal();
    await aRequest(deal.breeder, deal.mare, deal.stallion);
    await inTransaction(app.db, (tx) => leaveBreeding(tx, app.clock.now(), deal[who].id));
    expect(await balance(deal.breeder)).toEqual({ coins: 1000, tradable: 150 });
    expect(await list(deal.owner, { box: 'received' })).toEqual([]);
    const stud = await app.db
      .selectFrom('studs')
      .selectAll()
      .where('stallionId', '=', deal.stallion)
      .execute();
    expect(stud).toHaveLength(who === 'owner' ? 0 : 1);
  });
});

test('a stallion that retires before the answer is refused, and the fee returns at expiry', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const id = await aRequest(breeder, mare, stallion);
  await app.db
    .updateTable('horses')
    .set({ bornAt: new Date(0) })
    .where('id', '=', stallion)
    .execute();
  expect((await answer(owner, id, 'accept')).body.code).toBe('RETIRED_FROM_BREEDING');
  await app.pass(3 * DAY_SECONDS);
  expect(await balance(breeder)).toEqual({ coins: 1000, tradable: 150 });
});

test('only the owner of the stallion may answer, and only the owner of the mare may withdraw', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const id = await aRequest(breeder, mare, stallion);
  for (const [player, how] of [
    [breeder, 'accept'],
    [breeder, 'decline'],
    [owner, 'withdraw'],
    [await app.newPlayer(), 'accept'],
  ] as const)
    expect((await answer(player, id, how)).body.code).toBe('REQUEST_NOT_FOUND');
});

test('of concurrent accept, decline and withdraw, one succeeds and the coins move once', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const id = await aRequest(breeder, mare, stallion);
  const ways = [
    [owner, 'accept'],
    [owner, 'decline'],
    [breeder, 'withdraw'],
  ] as const;
  const answers = await atOnce(30, (index) => {
    const [player, how] = ways[index % 3] ?? ways[0];
    return answer(player, id, how);
  });
  expect(outcomes(answers)).toEqual({ ok: 1, REQUEST_CLOSED: 29 });
  const [breeders, owners] = [await coinsOf(breeder), await coinsOf(owner)];
  expect([
    [800, 290],
    [1000, 100],
  ]).toContainEqual([breeders, owners]);
});

test('of concurrent requests for one mare, one succeeds and one fee is in escrow', async () => {
  const { breeder, mare, stallion, owner } = await aDeal();
  await leaveCoins(app, owner, 20_000);
  const other = await aStud(app, owner, { name: 'Orion' });
  const answers = await atOnce(20, (index) => request(breeder, mare, index % 2 ? stallion : other));
  expect(outcomes(answers)).toEqual({ ok: 1, ALREADY_REQUESTED: 19 });
  expect(await coinsOf(breeder)).toBe(800);
});

test('young accounts that pay one player concurrently stay within the limit', async () => {
  const fee = 800;
  const stallion = await aStud(app, await app.newPlayer(), { fee });
  const payers: { player: TestPlayer; mare: string }[] = [];
  while (payers.length < 5) {
    const player = await app.newPlayer();
    const mare = await aMare(app, player);
    await app.db.updateTable('players').set({ level: 9 }).where('id', '=', player.id).execute();
    await leaveCoins(app, player, fee, fee);
    payers.push({ player, mare });
  }
  const answers = await atOnce(payers.length, (index) => {
    const { player, mare } = itemAt(payers, index);
    return request(player, mare, stallion, fee);
  });
  expect(outcomes(answers)).toEqual({ ok: 2, RECEIVER_LIMIT: 3 });
});

test('one stallion may cover two mares', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const second = await app.newPlayer();
  const other = await aMare(app, second, { name: 'Bramble' });
  const ids = [await aRequest(breeder, mare, stallion), await aRequest(second, other, stallion)];
  expect(await list(owner, { box: 'received', horseId: stallion })).toHaveLength(2);
  for (const id of ids) expect(await answer(owner, id, 'accept')).toMatchObject({ status: 200 });
});

test('a fee of 0 moves no coins', async () => {
  const [breeder, owner] = [await app.newPlayer(), await app.newPlayer()];
  const [mare, stallion] = [await aMare(app, breeder), await aStud(app, owner, { fee: 0 })];
  const coins = await coinsOf(breeder);
  const id = await aRequest(breeder, mare, stallion, 0);
  expect(await answer(owner, id, 'accept')).toMatchObject({ status: 200 });
  expect(await coinsOf(breeder)).toBe(coins);
});

test('open requests keep their terms when the stud’s terms change', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const id = await aRequest(breeder, mare, stallion);
  const placed = await owner.call('PUT /api/horses/:id/stud', {
    params: { id: stallion },
    body: { fee: 900, note: ' Proven sire. ', ownBreedOnly: true },
  });
  expect(placed).toMatchObject({
    status: 200,
    body: { stud: { fee: 900, note: 'Proven sire.', ownBreedOnly: true } },
  });
  expect(await answer(owner, id, 'accept')).toMatchObject({ status: 200, body: { request: { fee: 200 } } });
});

test('requests come in pages, newest first', async () => {
  const owner = await app.newPlayer();
  const stallion = await aStud(app, owner);
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) {
    const breeder = await app.newPlayer();
    ids.unshift(await aRequest(breeder, await aMare(app, breeder), stallion));
  }
  const first = await owner.call('GET /api/stud-requests', { query: { box: 'received', limit: '2' } });
  expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.headers['link']).toContain(`before=${ids[1]}`);
  const query = { box: 'received', limit: '2', before: ids[1] };
  const second = await owner.call('GET /api/stud-requests', { query });
  expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second.headers['link']).toBeUndefined();
});

test('accepting is refused for an unfit mare, and the request stays open', async () => {
  const { breeder, owner, mare, stallion } = await aDeal();
  const id = await aRequest(breeder, mare, stallion);
  await app.db.updateTable('horses').set({ feedExpiresAt: null }).where('id', '=', mare).execute();
  expect((await answer(owner, id, 'accept')).body.code).toBe('PARENT_NOT_FED');
  await makeFit(app, mare);
  expect(await answer(owner, id, 'accept')).toMatchObject({ status: 200 });
});
