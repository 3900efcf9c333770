import { expect, test } from 'vitest';
import { NEWCOMER_DAYS, type NewcomerStep } from '../../game/newcomers/newcomers.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findSession, openSession } from '../accounts/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { beginGuest, keepGuest } from '../players/guests/guests.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce } from '../testing/at-once.ts';
import { DAY_SECONDS } from '../testing/builders/breeding.ts';
import { horseOfGate } from '../testing/builders/gate.ts';
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

async function aGuest(): Promise<TestPlayer> {
  const id = await inTransaction(app.db, (tx) => beginGuest(tx, app.clock.now()));
  const token = await openSession(app.db, id, null);
  return { id, username: '', token, email: '', call: (route, sent) => app.call(route, sent, token) };
}

test('each step of a newcomer counts once, on its day', async () => {
  const { body: gate } = await app.call('GET /api/gate');
  await app.call('GET /api/gate', { query: { token: gate.token } });
  expect(await counted()).toEqual({ gate_seen: 1 });

  const guest = await aGuest();
  const horse = await horseOfGate(app, guest);
  expect(await counted()).toMatchObject({ guest_begun: 1, horse_chosen: 1 });

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

  const session = await findSession(app.db, guest.token, app.clock.now());
  if (!session) throw new Error('The guest is not signed in');
  const passwordHash = await hashPassword('bran mash 7 rosa');
  const keeping = { username: 'Rosa Hill', email: 'rosa@example.org', passwordHash };
  const token = await inTransaction(app.db, (tx) => keepGuest(tx, app.clock.now(), session, keeping));
  expect(await counted()).toMatchObject({ kept: 1, rosette: 1 });

  const kept: TestPlayer = { ...guest, call: (route, sent) => app.call(route, sent, token as string) };
  await app.pass(DAY_SECONDS);
  await Promise.all([visit(kept), visit(kept), visit(kept)]);
  expect(await counted()).toMatchObject({ back_1: 1 });
  await app.pass(6 * DAY_SECONDS);
  await visit(kept);
  expect((await counted()).back_7).toBe(1);
});

test('a refused call counts nothing', async () => {
  const before = await counted();
  const { body: gate } = await app.call('GET /api/gate', { query: {} });
  const player = await app.newPlayer();
  const taken = { token: gate.token, nth: 0, horseName: 'Rowan' };
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
