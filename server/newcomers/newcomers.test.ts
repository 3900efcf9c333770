import { expect, test } from 'vitest';
import { NEWCOMER_DAYS, type NewcomerStep } from '../../game/newcomers/newcomers.ts';
import { appForFile, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce } from '../testing/at-once.ts';
import { DAY_SECONDS } from '../testing/builders/breeding.ts';
import { aGuest, gateToken } from '../testing/builders/gate.ts';
import { operatorOf } from '../testing/builders/moderation.ts';
import { buyFeed, enter, makeWinner } from '../testing/builders/stable.ts';
import { countNewcomer } from './newcomers.ts';

const app = await appForFile();
const operator = await operatorOf(app);

async function counted() {
  const { days } = (await operator.call('GET /api/admin/newcomers')).body;
  expect(days).toHaveLength(NEWCOMER_DAYS);
  const today = days.at(-1);
  expect(today?.day).toBe(app.clock.now().toISOString().slice(0, 10));
  const steps = today?.counts.filter(({ players }) => players > 0) ?? [];
  return Object.fromEntries(steps.map(({ step, players }) => [step, players])) as Partial<
    Record<NewcomerStep, number>
  >;
}

const visit = (player: TestPlayer) => player.call('GET /api/auth/me');

test('each step of a newcomer counts once, on its day', async () => {
  const token = await gateToken(app);
  await app.call('GET /api/gate', { query: { token } });
  expect(await counted()).toEqual({ gate_seen: 1 });

  const guest = await aGuest(app);
  const { horse } = guest;
  expect(await counted()).toEqual({ gate_seen: 2, guest_begun: 1, horse_chosen: 1 });

  await buyFeed(guest, 'monthly');
  await guest.call('POST /api/horses/:id/use-feed', {
    params: { id: horse },
    body: { feed_type: 'monthly' },
  });
  await makeWinner(app.db, horse);
  for (let start = 0; start < 2; start++) {
    const next = await guest.call('GET /api/shows/next', { query: { horseIds: horse } });
    expect(await enter(guest, next.body.meadow[0]?.show.id ?? '', horse)).toMatchObject({ status: 200 });
    await app.pass(180);
  }
  expect(await counted()).toMatchObject({ meadow_entered: 1, rosette: 1 });

  const keeping = { username: 'Rosa Hill', email: 'rosa@example.org', password: TEST_PASSWORD };
  const { status, body } = await guest.call('POST /api/guest/keep', { body: keeping });
  expect(status).toBe(200);
  expect(await counted()).toMatchObject({ kept: 1, rosette: 1 });

  const kept: TestPlayer = { ...guest, call: (route, sent) => app.call(route, sent, body.token) };
  await app.pass(DAY_SECONDS);
  await Promise.all([visit(kept), visit(kept), visit(kept)]);
  expect(await counted()).toMatchObject({ back_1: 1 });
  await app.pass(6 * DAY_SECONDS);
  await visit(kept);
  expect((await counted()).back_7).toBe(1);
});

test('a refused call counts nothing', async () => {
  const before = await counted();
  const player = await app.newPlayer();
  const taken = { token: await gateToken(app), nth: 0, horseName: 'Rowan' };
  expect((await player.call('POST /api/gate/take', { body: taken })).status).toBe(200);
  expect((await player.call('POST /api/gate/take', { body: taken })).status).toBe(409);
  expect((await counted()).horse_chosen).toBe((before.horse_chosen ?? 0) + 1);
});

test('many at once lose no count', async () => {
  const before = (await counted()).kept ?? 0;
  await atOnce(12, () => countNewcomer(app.db, app.clock.now(), 'kept'));
  expect((await counted()).kept).toBe(before + 12);
});

test('the figures of the host show today, and only operators read the chart', async () => {
  const text = await app.metrics();
  expect(text).toMatch(/newcomers_today\{step="kept"\} \d+/);
  const player = await app.newPlayer();
  expect((await player.call('GET /api/admin/newcomers')).status).toBe(404);
});
