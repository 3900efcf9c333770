import { expect, test } from 'vitest';
import { MOST_KEEPSAKES, PASTIMES } from '../../game/keepsakes/pastimes.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { leave, passLeaving } from '../testing/builders/deletion.ts';
import { aFedHorse, changeHorse, useMagic, leaveCoins } from '../testing/builders/stable.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';

const app = await appForFile();

const keep = (player: TestPlayer, id: string, sent: object = {}) =>
  player.call('POST /api/horses/:id/keepsakes', {
    params: { id },
    body: { pastime: 'groom', place: 'yard', ...sent },
  });
const kept = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id/keepsakes', { params: { id } })).body;
const shared = (id: string) => app.call('GET /api/public/keepsakes/:id', { params: { id } });

test('a picture shows the horse as it was: its age, place, hour and season', async () => {
  const anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
  const horse = await aFedHorse(anna, { name: 'Clover' });
  const first = await keep(anna, horse, { pastime: 'photograph', place: 'meadow' });
  expect(first).toMatchObject({
    status: 200,
    body: { keepsake: { pastime: 'photograph', place: 'meadow' } },
  });
  const before = first.body.keepsake;
  expect(before.date).toMatch(/^\d+ \w+, Year 1$/);
  await useMagic(anna, horse, { item: 'hourglass' });
  await useMagic(anna, horse, { item: 'mane_scroll', maneStyle: 'braided' });
  await app.pass(3600);
  const second = await keep(anna, horse);
  const [newest, oldest] = await kept(anna, horse);
  expect(newest).toEqual(second.body.keepsake);
  expect(oldest).toEqual(before);
  expect(newest?.look.ageInMonths).toBe((oldest?.look.ageInMonths ?? 0) + 12);
  expect((await shared(before.id)).body).toMatchObject({
    ...before,
    horse: { id: horse, name: 'Clover' },
    by: { username: anna.username },
  });
});

test('no pastime changes the horse, its owner or anything else', async () => {
  const anna = await app.newPlayer();
  const horse = await aFedHorse(anna);
  const before = await wholeDatabase(app.db);
  for (const pastime of PASTIMES) expect((await keep(anna, horse, { pastime })).status).toBe(200);
  expect(await wholeDatabase(app.db)).toEqual(before);
});

test('twelve at most are kept, also at once; taking one out makes room', async () => {
  const anna = await app.newPlayer();
  const horse = await aFedHorse(anna);
  const answers = await atOnce(MOST_KEEPSAKES + 4, () => keep(anna, horse));
  expect(outcomes(answers)).toEqual({ ok: MOST_KEEPSAKES, KEEPSAKES_FULL: 4 });
  const [one] = await kept(anna, horse);
  const gone = { params: { id: one?.id ?? '' } };
  const stranger = await app.newPlayer();
  expect((await stranger.call('DELETE /api/keepsakes/:id', gone)).body.code).toBe('KEEPSAKE_NOT_FOUND');
  expect((await anna.call('DELETE /api/keepsakes/:id', gone)).status).toBe(200);
  expect((await shared(one?.id ?? '')).status).toBe(404);
  expect((await keep(anna, horse)).status).toBe(200);
});

test('pictures stay with who kept them, go with the account, and hide while its stable is private', async () => {
  const anna = await app.newPlayer();
  const horse = await aFedHorse(anna);
  const { keepsake } = (await keep(anna, horse)).body;
  const bert = await app.newPlayer();
  await changeHorse(app.db, horse, { ownerId: bert.id });
  expect((await kept(bert, horse)).map(({ by }) => by.id)).toEqual([anna.id]);
  expect((await keep(anna, horse)).body.code).toBe('NOT_YOUR_HORSE');
  await changeHorse(app.db, horse, { ownerId: anna.id });
  const setPrivate = (isPrivate: boolean) =>
    app.db
      .insertInto('profiles')
      .values({ playerId: anna.id, isPrivate })
      .onConflict((on) => on.column('playerId').doUpdateSet({ isPrivate }))
      .execute();
  await setPrivate(true);
  expect((await shared(keepsake.id)).status).toBe(404);
  await setPrivate(false);
  expect((await shared(keepsake.id)).status).toBe(200);
  const data = (await anna.call('GET /api/account/export')).body.data as Record<string, readonly unknown[]>;
  expect(data['keepsakes']).toHaveLength(1);
  await leave(anna);
  await passLeaving(app);
  expect((await shared(keepsake.id)).status).toBe(404);
  expect(await app.db.selectFrom('keepsakes').selectAll().where('playerId', '=', anna.id).execute()).toEqual(
    [],
  );
});
