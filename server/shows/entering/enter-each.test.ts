import { expect, test } from 'vitest';
import { openHouseShows } from '../../../game/shows/house-shows.ts';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import {
  aFedHorse,
  aHorse,
  changeHorse,
  coinsOf,
  enterNext,
  leaveCoins,
  nextShowOfEach,
} from '../../testing/builders/stable.ts';

const app = await appForFile();

async function aStable(names: readonly string[], coins = 1_000) {
  const player = await app.newPlayer('trainer');
  await leaveCoins(app, player, 20_000);
  const horses: string[] = [];
  for (const name of names) horses.push(await aFedHorse(player, { name }));
  await leaveCoins(app, player, coins);
  return { player, horses };
}

const next = (player: TestPlayer, horseIds: readonly string[]) =>
  player.call('GET /api/shows/next', { query: { horseIds: horseIds.join() } });
const enterEach = (player: TestPlayer, entries: unknown, more: object = {}) =>
  player.call('POST /api/shows/enter-each', { body: { entries, ...more } });
const pendingOf = (horses: readonly string[]) =>
  app.db
    .selectFrom('show_entries')
    .select(['horseId', 'showId', 'fee'])
    .where('horseId', 'in', horses)
    .execute();

test('each horse enters the soonest show of its class in its strongest discipline, with a receipt', async () => {
  const { player, horses } = await aStable(['Juniper', 'Iris']);
  const [juniper = '', iris = ''] = horses;
  const flat = [500_000, 500_000, 500_000, 500_000, 500_000, 500_000, 500_000];
  await changeHorse(app.db, juniper, { aptitude: flat.with(4, 600_000) });
  await changeHorse(app.db, iris, { level: 7, classLevel: 5, aptitude: flat.with(1, 600_000) });
  const { body } = await next(player, horses);
  const now = app.clock.now();
  const [jumping] = openHouseShows(now, { level: 1, discipline: 'jumping' });
  const [racing] = openHouseShows(now, { level: 5, discipline: 'racing' });
  expect(body).toMatchObject({
    next: [
      { horseId: juniper, fee: 25, show: { id: jumping?.id, type: 'jumping', level: 1, kind: 'house' } },
      { horseId: iris, fee: 35, show: { id: racing?.id, type: 'racing', level: 5 } },
    ],
    refusals: [],
  });
  const entropy = '0123456789abcdef'.repeat(2);
  const entries = await nextShowOfEach(player, horses);
  const done = await enterEach(player, entries, { entropy });
  expect(done).toMatchObject({
    status: 200,
    body: {
      entered: [
        { horseId: juniper, fee: 25, receipt: { showId: jumping?.id, entropy } },
        { horseId: iris, fee: 35, receipt: { showId: racing?.id, entropy } },
      ],
      refusals: [],
      cost: 60,
      coins: 940,
    },
  });
  const hashes = new Map(body.next.map(({ show }) => [show.id, show.seedHash]));
  for (const { receipt } of done.body.entered) expect(receipt.seedHash).toBe(hashes.get(receipt.showId));
  // Then the show after that.
  const after = await next(player, horses);
  expect(after.body.next.map(({ show }) => show.type)).toEqual(['jumping', 'racing']);
  expect(after.body.next.map(({ show }) => show.id)).not.toContain(jumping?.id);
});

test('coins run out midway: the rest are refused, before and when entering', async () => {
  const { player, horses } = await aStable(['Juniper', 'Iris', 'Moth'], 1_000);
  const entries = await nextShowOfEach(player, horses);
  await leaveCoins(app, player, 60);
  const refusals = [
    { horseId: horses[2], code: 'NOT_ENOUGH_COINS', message: 'You need 25 coins to enter; you have 10.' },
  ];
  const ahead = await next(player, horses);
  expect(ahead.body.next).toHaveLength(2);
  expect(ahead.body.refusals).toEqual(refusals);
  const { body } = await enterEach(player, entries);
  expect(body).toMatchObject({ cost: 50, coins: 10, refusals });
  expect(await pendingOf(horses)).toHaveLength(2);
});

test('each horse that cannot start says why; the others enter', async () => {
  const { player, horses } = await aStable(['Juniper', 'Iris', 'Moth']);
  const [juniper = '', iris = '', moth = ''] = horses;
  const entries = await nextShowOfEach(player, horses);
  await changeHorse(app.db, iris, { feedExpiresAt: null });
  const today = app.clock.now().toISOString().slice(0, 10);
  await changeHorse(app.db, moth, { startsDay: today, startsToday: 5 });
  const stranger = await aHorse(await app.newPlayer());
  const started = 'Moth has started 5 times today. The count starts again at midnight UTC.';
  const why = [
    { horseId: iris, code: 'HORSE_UNFED', message: 'Iris is hungry. Feed Iris first, then enter.' },
    { horseId: moth, code: 'HORSE_STARTS_SPENT', message: started },
    { horseId: stranger, code: 'NOT_YOUR_HORSE', message: 'Horse not found' },
    { horseId: NOWHERE, code: 'HORSE_NOT_FOUND', message: 'Horse not found' },
  ];
  const ahead = await next(player, [juniper, iris, moth, stranger, NOWHERE]);
  expect(ahead.body).toMatchObject({ next: [{ horseId: juniper }], refusals: why });
  const showId = entries[0]?.showId ?? '';
  const requested = [...entries, { horseId: stranger, showId }, { horseId: NOWHERE, showId }];
  const { body } = await enterEach(player, requested);
  expect(body.entered.map(({ horseId }) => horseId)).toEqual([juniper]);
  expect(body.refusals).toMatchObject(why);
  expect((await player.call('GET /api/users/me/quota')).body).toMatchObject({
    current_active_entries: 1,
    houseStartsLeft: 12,
  });
});

test('a house show inserted only for refused entries leaves no row', async () => {
  const { player, horses } = await aStable(['Juniper'], 20);
  const [run] = openHouseShows(app.clock.now(), { level: 1, discipline: 'endurance' }).slice(-1);
  const { body } = await enterEach(player, [{ horseId: horses[0], showId: run?.id }]);
  expect(body).toMatchObject({ entered: [], cost: 0, coins: 20 });
  const rows = await app.db
    .selectFrom('shows')
    .select('id')
    .where('id', '=', run?.id ?? '')
    .execute();
  expect(rows).toEqual([]);
});

test('a call repeated concurrently enters each horse once, for one fee each', async () => {
  const { player, horses } = await aStable(['Juniper', 'Iris', 'Moth']);
  const entries = await nextShowOfEach(player, horses);
  const answers = await atOnce(8, (index) => enterEach(player, index % 2 ? entries : entries.toReversed()));
  expect(outcomes(answers)).toEqual({ ok: 8 });
  expect(answers.reduce((sum, { body }) => sum + body.entered.length, 0)).toBe(3);
  const codes = answers.flatMap(({ body }) => body.refusals.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(['ALREADY_ENTERED']));
  expect(await coinsOf(player)).toBe(1_000 - 75);
  expect(await pendingOf(horses)).toHaveLength(3);
  // A later repeat changes nothing either.
  expect((await enterEach(player, entries)).body).toMatchObject({ entered: [], cost: 0 });
  expect(await coinsOf(player)).toBe(1_000 - 75);
});

test('the limit on running entries limits the call', async () => {
  const { player, horses } = await aStable(['Juniper', 'Iris', 'Moth', 'Larkspur']);
  const [juniper = '', iris = '', moth = ''] = horses;
  for (const horse of [juniper, iris]) await enterNext(player, horse, 4);
  await enterNext(player, moth, 2);
  const { body } = await next(player, horses);
  expect(body.next.map(({ horseId }) => horseId)).toEqual([juniper]);
  expect(body.refusals.map(({ code }) => code)).toEqual(['QUOTA_FULL', 'QUOTA_FULL', 'QUOTA_FULL']);
});

const start = { horseId: NOWHERE, showId: NOWHERE };
test.each([undefined, null, '', [], [NOWHERE], [{}], [start, start], Array(101).fill(start)])(
  '%j are no horses to enter',
  async (entries) => {
    const { player } = await aStable([]);
    expect(await enterEach(player, entries)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);

test.each(['', 'x', ',', `${NOWHERE},${NOWHERE}`, `${NOWHERE},`])(
  '%j are no horses with next shows',
  async (horseIds) => {
    const { player } = await aStable([]);
    const answer = await player.call('GET /api/shows/next', { query: { horseIds } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);
