import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aMare,
  answer,
  aRequest,
  aStallion,
  aStud,
  cover,
  DAY_SECONDS,
} from '../testing/builders/breeding.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';

let app: TestApp;
let anna: TestPlayer;
let bert: TestPlayer;
beforeAll(async () => {
  app = await startTestApp();
  [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  await leaveCoins(app, anna, 20_000, 20_000);
  await leaveCoins(app, bert, 20_000);
  // From this level the pair limit does not apply.
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', anna.id).execute();
});
afterAll(() => app.close());

const news = async (player = anna) => (await player.call('GET /api/breeding/since-last-visit')).body;
const comeBack = () => anna.call('GET /api/auth/me');
const NOTHING = { foals: 0, latestFoals: [], answers: 0, latestAnswers: [] };

test('a returning player sees new foals and answers once', async () => {
  const [juniper, bramble, hazel, laurel] = [
    await aMare(app, anna),
    await aMare(app, anna, { name: 'Bramble' }),
    await aMare(app, anna, { name: 'Hazel' }),
    await aMare(app, anna, { name: 'Laurel' }),
  ];
  const comet = await aStallion(app, anna);
  const star = await aStud(app, bert, { name: 'Star' });
  expect(await cover(anna, juniper, comet)).toMatchObject({ status: 200 });
  const accepted = await aRequest(anna, bramble, star);
  const declined = await aRequest(anna, hazel, star);
  await answer(anna, await aRequest(anna, laurel, star), 'withdraw');
  const expired = await aRequest(anna, laurel, star);
  await comeBack();
  expect(await news()).toEqual(NOTHING);

  await app.pass(3600);
  await answer(bert, accepted, 'accept');
  await app.pass(3600);
  await answer(bert, declined, 'decline');
  const declinedAt = app.clock.now().toISOString();
  await app.pass(3 * DAY_SECONDS);
  await comeBack();
  const told = await news();
  const { body: horses } = await anna.call('GET /api/horses');
  const foal = horses.find(({ name }) => name === 'Foal of Juniper');
  expect(told.foals).toBe(2);
  expect(told.latestFoals.map(({ mareName }) => mareName)).toEqual(['Bramble', 'Juniper']);
  expect(told.latestFoals[1]).toMatchObject({ id: foal?.id, name: 'Foal of Juniper', gender: foal?.gender });
  expect(told.answers).toBe(3);
  expect(told.latestAnswers.map(({ id, status }) => [id, status])).toEqual([
    [expired, 'expired'],
    [declined, 'declined'],
    [accepted, 'accepted'],
  ]);
  expect(told.latestAnswers[1]).toEqual({
    id: declined,
    status: 'declined',
    fee: 200,
    answeredAt: declinedAt,
    mare: { id: hazel, name: 'Hazel' },
    stallion: { id: star, name: 'Star' },
  });
  // The owner gave the answer: no news.
  expect(await news(bert)).toEqual(NOTHING);

  await app.pass(DAY_SECONDS);
  await comeBack();
  expect(await news()).toEqual(NOTHING);
});

test('the reply has the latest five and the total', async () => {
  const star = await aStud(app, bert, { name: 'Star' });
  const mares: string[] = [];
  for (let nth = 0; nth < 6; nth++) mares.push(await aMare(app, anna));
  await comeBack();
  for (const mare of mares) await answer(bert, await aRequest(anna, mare, star), 'decline');
  const { answers, latestAnswers } = await news();
  expect(answers).toBe(6);
  expect(latestAnswers).toHaveLength(5);
});
