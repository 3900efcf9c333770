import { beforeAll, describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { classBand, CLASS_LEVELS } from '../../game/shows/classes.ts';
import { nextUtcDay, utcDay } from '../../game/game-time.ts';
import { HORSE_STARTS_PER_DAY, houseStartsPerDay } from '../../game/shows/entering/entry-limits.ts';
import { OPEN_RUNS } from '../../game/shows/house-shows.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { everyPage } from '../testing/app/requests.ts';
import {
  aFedHorse,
  aHorse,
  changeHorse,
  enter,
  enterNext,
  makeWinner,
  nextShows,
} from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly level: number;
  readonly scheduledDate: string;
}

const app = await appForFile();
let anna: TestPlayer;
let juniper: string;
beforeAll(async () => {
  anna = await app.newPlayer();
  juniper = await aFedHorse(anna);
});

const list = async (query: Record<string, string>) => (await anna.call('GET /api/shows', { query })).body;
const ids = (shows: readonly { id: string }[]) => shows.map(({ id }) => id);

test('a newcomer enters a show, it runs, and the prize is in the ledger', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await makeWinner(app.db, id);
  await enterNext(player, id, 5);
  await app.pass(24 * 3600);

  const { body: entries } = await player.call('GET /api/horses/:id/entries', { params: { id } });
  expect(entries).toHaveLength(5);
  expect(entries.every(({ status, placement }) => status === 'completed' && placement !== null)).toBe(true);
  const earned = entries.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0);
  const { body: ledger } = await player.call('GET /api/transactions', {});
  const prizes = ledger
    .filter(({ type }) => type === 'show_prize')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(prizes).toBe(earned);
  expect(earned).toBeGreaterThan(0);
});

describe('open shows', () => {
  test('are the next twelve of each discipline and class, by date', async () => {
    const pages = await everyPage<Listed>(app, anna, 'GET /api/shows', '/api/shows?limit=100');
    const all = pages.flat();
    expect(all).toHaveLength(DISCIPLINES.length * CLASS_LEVELS.length * OPEN_RUNS);
    expect(new Set(ids(all)).size).toBe(all.length);
    const dates = all.map(({ scheduledDate }) => scheduledDate);
    expect(dates).toEqual(dates.toSorted());
    expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  test.each([7, 50, 96])('come in pages of %i to the end, each once', async (limit) => {
    const url = '/api/shows?discipline=racing';
    const [all = []] = await everyPage<Listed>(app, anna, 'GET /api/shows', `${url}&limit=100`);
    expect(all).toHaveLength(CLASS_LEVELS.length * OPEN_RUNS);
    const pages = await everyPage<Listed>(app, anna, 'GET /api/shows', `${url}&limit=${limit}`);
    expect(ids(pages.flat())).toEqual(ids(all));
    expect(pages).toHaveLength(Math.ceil(all.length / limit));
  });

  test('are filtered by discipline and level', async () => {
    for (const discipline of DISCIPLINES) {
      const shows = await list({ discipline, min_level: '10', max_level: '30' });
      expect(new Set(shows.map(({ type }) => type))).toEqual(new Set([discipline]));
      expect(new Set(shows.map(({ level }) => level))).toEqual(new Set([10, 20, 30]));
    }
    expect(await list({ min_level: '101' })).toEqual([]);
    expect(await list({ createdBy: 'me' })).toEqual([]);
    expect(await list({ min_level: '30', max_level: '10' })).toEqual([]);
  });

  test.each(CLASS_LEVELS.map((level) => [level, classBand(level).last ?? 250]))(
    'for a horse of level %i to %i that has moved up are of its class',
    async (level, last) => {
      for (const at of [level, last]) {
        await changeHorse(app.db, juniper, { level: at, classLevel: level });
        const shows = await list({ horse_id: juniper, limit: '100' });
        expect(shows).toHaveLength(DISCIPLINES.length * OPEN_RUNS);
        expect(new Set(shows.map((show) => show.level))).toEqual(new Set([level]));
      }
      await changeHorse(app.db, juniper, { level: 1, classLevel: 1 });
    },
  );

  test('for a horse that stays are of its class and of that of its level, by date', async () => {
    await changeHorse(app.db, juniper, { level: 12 });
    const shows = await list({ horse_id: juniper, limit: '100' });
    expect(new Set(shows.map(({ level }) => level))).toEqual(new Set([1, 10]));
    const dates = shows.map(({ scheduledDate }) => scheduledDate);
    expect(dates).toEqual(dates.toSorted());
    await changeHorse(app.db, juniper, { level: 1 });
  });

  test('for a horse are of every class if the query wants all levels, a page at a time', async () => {
    const url = `/api/shows?horse_id=${juniper}&levels=all&discipline=jumping&limit=40`;
    const pages = await everyPage<Listed>(app, anna, 'GET /api/shows', url);
    expect(pages.map(({ length }) => length)).toEqual([40, 40, CLASS_LEVELS.length * OPEN_RUNS - 80]);
    expect(new Set(pages.flat().map(({ level }) => level))).toEqual(new Set(CLASS_LEVELS));
    const above = await list({ horse_id: juniper, levels: 'all', min_level: '5', max_level: '9' });
    expect(new Set(above.map(({ level }) => level))).toEqual(new Set([5]));
    expect(await list({ horse_id: juniper, min_level: '5', max_level: '9' })).toEqual([]);
  });

  test('for a horse leave out those that it is in', async () => {
    const [first = '', second = ''] = await nextShows(anna, juniper, 2);
    await enter(anna, second, juniper);
    const left = ids(await list({ horse_id: juniper, limit: '100' }));
    expect(left).toContain(first);
    expect(left).not.toContain(second);
    expect(ids(await list({ horse_id: juniper, levels: 'all', limit: '100' }))).not.toContain(second);
    const other = await aHorse(anna);
    expect(ids(await list({ horse_id: other, limit: '100' }))).toContain(second);
    expect(ids(await list({ limit: '100' }))).toContain(second);
  });

  test('are counted on all pages: those of the class, less those that the horse is in', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    const count = async (query: object = {}) =>
      (await player.call('GET /api/shows/count', { query: { horse_id: id, ...query } })).body.count;
    expect(await count()).toBe(DISCIPLINES.length * OPEN_RUNS);
    await enterNext(player, id, 3);
    expect(await count()).toBe(DISCIPLINES.length * OPEN_RUNS - 3);
    expect(await count({ levels: 'all' })).toBe(DISCIPLINES.length * OPEN_RUNS * CLASS_LEVELS.length - 3);
    expect(await count({ discipline: 'halter', min_level: '2' })).toBe(0);
  });

  test('move on with the time', async () => {
    const [first] = await list({ limit: '1' });
    await app.pass((Date.parse(first?.scheduledDate ?? '') - app.clock.now().getTime()) / 1000 - 1);
    expect((await list({ limit: '1' }))[0]?.id).toBe(first?.id);
    await app.pass(1);
    expect(ids(await list({ limit: '100' }))).not.toContain(first?.id);
  });

  test.each([
    'min_level=0',
    'min_level=1.5',
    'max_level=1e308',
    'max_level=high',
    'offset=100001',
    'horse_id=all',
    'levels=some',
    'createdBy=bert',
  ])('refuse %s', async (query) => {
    const sent = { query: Object.fromEntries(new URLSearchParams(query)) };
    expect(await anna.call('GET /api/shows', sent)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

describe('entries', () => {
  test('of a horse and of a player come newest first, in pages to the end', async () => {
    const player = await app.newPlayer();
    const [iris, bram] = [await aFedHorse(player), await aFedHorse(player)];
    const shows = await enterNext(player, iris, 5);
    await enterNext(player, bram, 4);
    const mine = await everyPage<{ id: string; horseId: string }>(
      ...([app, player, 'GET /api/shows/my-entries', '/api/shows/my-entries?limit=3'] as const),
    );
    expect(mine.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(mine.flat().map(({ horseId }) => horseId)).toEqual([
      ...Array(4).fill(bram),
      ...Array(5).fill(iris),
    ]);
    const url = `/api/horses/${iris}/entries?limit=4`;
    const ofIris = await everyPage<{ showId: string }>(app, player, 'GET /api/horses/:id/entries', url);
    expect(ofIris.map(({ length }) => length)).toEqual([4, 1]);
    expect(ofIris.flat().map(({ showId }) => showId)).toEqual(shows.toReversed());
  });

  test('are pending until their show has run, and can be filtered', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    await enterNext(player, id, 5);
    const by = async (status: string) =>
      (await player.call('GET /api/shows/my-entries', { query: { status } })).body;
    const nothingYet = {
      score: null,
      heat: null,
      placement: null,
      fieldSize: null,
      earnings: null,
      parts: null,
      xpEarned: 12,
    };
    expect(await by('pending')).toHaveLength(5);
    for (const entry of await by('pending')) expect(entry).toMatchObject({ ...nothingYet, entryFee: 25 });
    expect(await by('completed')).toEqual([]);

    const third = (await by('pending')).toReversed()[2]?.show.scheduledDate ?? '';
    await app.pass((Date.parse(third) - app.clock.now().getTime()) / 1000);
    expect(await by('pending')).toHaveLength(2);
    const completed = await by('completed');
    expect(completed).toHaveLength(3);
    for (const { heat, parts, score, placement, fieldSize, xpEarned } of completed) {
      expect(heat).toBe(1);
      expect(fieldSize).toBe(12);
      expect(placement).toBeGreaterThanOrEqual(1);
      expect(placement).toBeLessThanOrEqual(12);
      expect(score).toBeGreaterThan(0);
      expect(xpEarned).toBeGreaterThanOrEqual(12);
      expect(parts?.map(({ part, of }) => [part, of])).toEqual([
        ['skill', 35],
        ['tack', 25],
        ['aptitude', 25],
        ['level', 15],
      ]);
      for (const { points, of } of parts ?? []) expect(points >= 0 && points <= of).toBe(true);
    }
  });

  test('are none from an unknown cursor', async () => {
    const { body } = await anna.call('GET /api/shows/my-entries', { query: { before: NOWHERE } });
    expect(body).toEqual([]);
  });
});

test('a horse and its player see when used starts return', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  const horse = async () => (await player.call('GET /api/horses/:id', { params: { id } })).body;
  const quota = async () => (await player.call('GET /api/users/me/quota')).body;
  const day = utcDay(app.clock.now());
  const midnight = nextUtcDay(app.clock.now()).toISOString();
  await changeHorse(app.db, id, { startsDay: day, startsToday: HORSE_STARTS_PER_DAY - 1 });
  const used = (houseStarts: number) =>
    app.db
      .updateTable('players')
      .set({ houseStartsDay: day, houseStarts })
      .where('id', '=', player.id)
      .execute();
  await used(houseStartsPerDay(1) - 2);
  expect(await horse()).toMatchObject({ startsSpentUntil: null });
  expect(await quota()).toMatchObject({ houseStartsSpentUntil: null });

  await enterNext(player, id, 1);
  expect(await horse()).toMatchObject({ startsSpentUntil: midnight });
  await used(houseStartsPerDay(1));
  expect(await quota()).toMatchObject({ houseStartsSpentUntil: midnight });
  await app.pass((Date.parse(midnight) - app.clock.now().getTime()) / 1000);
  expect(await horse()).toMatchObject({ startsSpentUntil: null });
  expect(await quota()).toMatchObject({ houseStartsSpentUntil: null });
});

test('the quota is ten and one per level, and entries running count', async () => {
  const player = await app.newPlayer();
  const quota = async () => (await player.call('GET /api/users/me/quota')).body;
  expect(await quota()).toMatchObject({ current_active_entries: 0, show_entry_quota: 11 });
  await enterNext(player, await aFedHorse(player), 4);
  expect(await quota()).toMatchObject({ current_active_entries: 4, show_entry_quota: 11 });
  await app.pass(24 * 3600);
  expect(await quota()).toMatchObject({ current_active_entries: 0, show_entry_quota: 11 });
  await app.db.updateTable('players').set({ level: 70 }).where('id', '=', player.id).execute();
  expect(await quota()).toMatchObject({ current_active_entries: 0, show_entry_quota: 60 });
});
