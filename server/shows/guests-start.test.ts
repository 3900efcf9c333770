import { beforeAll, expect, test } from 'vitest';
import { checkResult } from '../../game/shows/proof/check-result.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aGuest, type TestGuest } from '../testing/builders/gate.ts';
import { aFedHorse, enter, feedHorses } from '../testing/builders/stable.ts';

const app = await appForFile();
let player: TestPlayer;
let guests: readonly TestGuest[];
let meadow: string;
let house: string;

/** A player's horse and those of two guests start in one Meadow show and in one house show. */
beforeAll(async () => {
  player = await app.newPlayer();
  const own = await aFedHorse(player);
  guests = [await aGuest(app, 'Domino'), await aGuest(app, 'Pebble')];
  const starters: readonly (readonly [TestPlayer, string])[] = [
    [player, own],
    ...guests.map((guest) => [guest, guest.horse] as const),
  ];
  for (const guest of guests) expect((await feedHorses(guest, [guest.horse])).status).toBe(200);
  const { body } = await player.call('GET /api/shows/next', { query: { horseIds: own } });
  meadow = body.meadow[0]?.show.id ?? '';
  for (const [by, horse] of starters) expect((await enter(by, meadow, horse)).body).toMatchObject({ fee: 0 });
  await app.pass(300);
  const { body: open } = await player.call('GET /api/shows', { query: { horse_id: own, limit: '1' } });
  house = open[0]?.id ?? '';
  for (const [by, horse] of starters) expect(await enter(by, house, horse)).toMatchObject({ status: 200 });
  await app.pass(3600);
});

const resultOf = async (id: string, owner: string) =>
  (await app.call('GET /api/shows/:id/results', { params: { id }, query: { owner } })).body;

const ownersIn = (rows: Awaited<ReturnType<typeof resultOf>>) =>
  rows.flatMap(({ owner }) => owner?.id ?? []).toSorted();

test.each(['meadow', 'house'])('in a %s show guests meet house horses and each other', async (kind) => {
  const id = kind === 'meadow' ? meadow : house;
  const own = await resultOf(id, player.id);
  expect(own).toHaveLength(12);
  expect(own[0]?.heat).toBe(1);
  expect(ownersIn(own)).toEqual([player.id]);
  for (const guest of guests) {
    const rows = await resultOf(id, guest.id);
    expect(rows).toHaveLength(12);
    expect(rows[0]?.heat).toBe(2);
    expect(ownersIn(rows)).toEqual(guests.map((one) => one.id).toSorted());
  }
});

test.each(['meadow', 'house'])('a browser verifies a %s show with guests', async (kind) => {
  const id = kind === 'meadow' ? meadow : house;
  const { body: show } = await app.call('GET /api/shows/:id', { params: { id } });
  const { body: entries } = await app.call('GET /api/shows/:id/entries', { params: { id } });
  if (!show.run) throw new Error('It has not run');
  expect(entries.map(({ start }) => start?.guest).toSorted()).toEqual([false, true, true]);
  expect(checkResult({ ...show, run: show.run }, entries)).toMatchObject({ faults: [], rerun: true });
});

test('others read the name of the gate until the guest keeps, and find no card and no pedigree', async () => {
  const [guest] = guests;
  if (!guest) throw new Error('No guest');
  const shownNames = async () => [
    ...(await resultOf(meadow, guest.id)).map(({ name }) => name),
    ...(await app.call('GET /api/shows/:id/entries', { params: { id: house } })).body.map(({ name }) => name),
  ];
  const about = { params: { id: guest.horse } };
  expect(await shownNames()).not.toContain('Domino');
  expect((await guest.call('GET /api/horses')).body[0]?.name).toBe('Domino');
  expect((await guest.call('GET /api/horses/:id/card', about)).body.name).toBe('Domino');
  expect((await player.call('GET /api/horses/:id/card', about)).status).toBe(404);
  expect((await player.call('GET /api/horses/:id/pedigree', about)).status).toBe(404);
  expect((await app.call('GET /api/public/horses/:id', about)).status).toBe(404);
  const kept = await guest.call('POST /api/guest/keep', {
    body: { username: 'Domino Hill', email: 'domino@example.org', password: 'bran mash 7 rosa' },
  });
  expect(kept.status).toBe(200);
  expect(await shownNames()).toContain('Domino');
  expect((await player.call('GET /api/horses/:id/card', about)).body).toMatchObject({ name: 'Domino' });
});

test('a kept guest has two Meadow starts left of three, and the results', async () => {
  const { body } = await app.call('POST /api/auth/login', {
    body: { email: 'domino@example.org', password: 'bran mash 7 rosa' },
  });
  const [horse] = (await app.call('GET /api/horses', {}, body.token)).body;
  const about = { params: { id: horse?.id } };
  const { body: entries } = await app.call('GET /api/horses/:id/entries', about, body.token);
  expect(entries).toHaveLength(2);
  const query = { horseIds: horse?.id };
  const { body: next } = await app.call('GET /api/shows/next', { query }, body.token);
  expect(next.meadow[0]?.startsLeft).toBe(2);
});
