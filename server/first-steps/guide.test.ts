import { beforeEach, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aFedHorse, aHorse, enter, requestWhy, train } from '../testing/builders/stable.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
});

const guide = async () => (await anna.call('GET /api/guide')).body;
const stage = async () => (await anna.call('GET /api/user')).body.stage;

test('the guide leads a newcomer from the first feed to the rosette', async () => {
  expect(await guide()).toEqual({
    ended: false,
    step: null,
    horse: null,
    pendingShowId: null,
    firstResult: null,
    firstRosette: null,
    firstWin: null,
    meadowLeft: 3,
  });
  expect(await stage()).toBe(1);
  const id = await aFedHorse(anna, { name: 'Rowan' });
  expect(await guide()).toMatchObject({ step: 'lesson', horse: { id, name: 'Rowan', gender: 'mare' } });
  await app.pass(4 * 3600);
  await train(anna, id);
  expect(await guide()).toMatchObject({ step: 'meadow' });

  const { body: next } = await anna.call('GET /api/shows/next', { query: { horseIds: id } });
  const showId = next.meadow[0]?.show.id ?? '';
  expect(await enter(anna, showId, id)).toMatchObject({ status: 200 });
  expect(await guide()).toMatchObject({ step: 'judges', pendingShowId: showId, meadowLeft: 2 });
  expect((await anna.call('GET /api/first-steps')).body[2]).toMatchObject({ id: 'five_starts', have: 1 });
  await app.pass(240);

  const after = await guide();
  const [entry] = (await anna.call('GET /api/horses/:id/entries', { params: { id } })).body;
  const place = entry?.placement ?? 0;
  const result = { showId, place };
  expect(after).toMatchObject({
    step: 'why',
    pendingShowId: null,
    firstResult: result,
    firstRosette: place <= 10 ? result : null,
    firstWin: place === 1 ? result : null,
  });
  expect(await stage()).toBe(2);
  await requestWhy(anna);
  expect(await guide()).toMatchObject({ step: 'more' });
  await app.pass(24 * 3600);
  expect(await guide()).toMatchObject({ step: 'guild' });
  expect(await stage()).toBe(3);
  await app.pass(7 * 24 * 3600);
  expect(await guide()).toMatchObject({ step: null, firstResult: null });
  expect(await stage()).toBe(5);
});

test('who knows all this ends the guide for good', async () => {
  await aHorse(anna);
  expect(await guide()).toMatchObject({ step: 'feed', ended: false });
  for (let index = 0; index < 2; index++)
    expect(await anna.call('POST /api/guide/end')).toMatchObject({ status: 200, body: { ended: true } });
  expect(await guide()).toMatchObject({ ended: true });
  // The first steps stay.
  expect((await anna.call('GET /api/first-steps')).body).toHaveLength(9);
});

test('who asks to see everything sees it for good', async () => {
  expect(await anna.call('POST /api/user/show-everything')).toMatchObject({
    status: 200,
    body: { stage: 5 },
  });
  expect(await stage()).toBe(5);
});

test('days count from the first horse, however late it comes', async () => {
  await app.pass(9 * 24 * 3600);
  expect(await stage()).toBe(1);
  await aFedHorse(anna);
  expect(await stage()).toBe(1);
  expect((await guide()).step).toBe('lesson');
  await app.pass(24 * 3600);
  expect(await stage()).toBe(3);
});
