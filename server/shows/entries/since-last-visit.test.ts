import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFedHorse, enterNext } from '../../testing/builders/stable.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from '../../testing/app/test-app.ts';

let app: TestApp;
let anna: TestPlayer;
let juniper: string;
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.newPlayer();
  juniper = await aFedHorse(anna, { name: 'Juniper', feed: 'semiannually' });
  const bert = await app.newPlayer();
  await enterNext(bert, await aFedHorse(bert, { name: 'Stranger' }), 3);
});
afterAll(() => app.close());

const results = async () => (await anna.call('GET /api/shows/since-last-visit')).body;
const comeBack = () => anna.call('GET /api/auth/me');
const NOTHING = { starts: 0, wins: 0, paid: 0, coins: 0, latest: [] };

test('a newcomer has no results yet', async () => {
  expect(await results()).toEqual({ since: TEST_START.toISOString(), firstVisit: true, ...NOTHING });
});

test('the first visit shows its own results', async () => {
  const shows = await enterNext(anna, juniper, 5);
  expect(await results()).toMatchObject(NOTHING);
  await app.pass(3600);
  const { latest, ...sums } = await results();
  const { body: entries } = await anna.call('GET /api/horses/:id/entries', {
    params: { id: juniper },
    query: { status: 'completed' },
  });
  expect(sums.firstVisit).toBe(true);
  expect(sums).toMatchObject({
    starts: entries.length,
    wins: entries.filter(({ placement }) => placement === 1).length,
    paid: entries.filter(({ earnings }) => (earnings ?? 0) > 0).length,
    coins: entries.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0),
  });
  expect(entries).toHaveLength(5);
  expect(latest).toHaveLength(5);
  expect(latest.map(({ ranAt }) => ranAt)).toEqual(
    latest.map(({ ranAt }) => ranAt).toSorted((a, b) => b.localeCompare(a)),
  );
  for (const result of latest) {
    expect(shows).toContain(result.showId);
    const entry = entries.find(({ id }) => id === result.entryId);
    expect(result).toEqual({
      entryId: entry?.id,
      showId: entry?.showId,
      horseId: juniper,
      horseName: 'Juniper',
      type: entry?.show.type,
      level: 1,
      placement: entry?.placement,
      fieldSize: 12,
      earnings: entry?.earnings,
      xpEarned: entry?.xpEarned,
      ranAt: entry?.show.scheduledDate,
    });
  }
});

test('a returning player sees results since the last visit, each once', async () => {
  await comeBack();
  const left = app.clock.now();
  await enterNext(anna, await aFedHorse(anna), 2);
  await app.pass(8 * 3600);
  await comeBack();
  expect(await results()).toMatchObject({ since: left.toISOString(), firstVisit: false, starts: 2 });
  expect((await results()).latest).toHaveLength(2);
  await app.pass(1800);
  await comeBack();
  expect(await results()).toMatchObject({ since: left.toISOString(), starts: 2 });
  await app.pass(12 * 3600);
  await comeBack();
  expect(await results()).toMatchObject({ firstVisit: false, ...NOTHING });
});
