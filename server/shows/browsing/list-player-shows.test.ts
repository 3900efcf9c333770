import { beforeAll, describe, expect, test } from 'vitest';
import { everyPage } from '../../testing/app/requests.ts';
import { aShow, entered } from '../../testing/builders/player-shows.ts';
import { aFedHorse, changeHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { MINUTE } from '../../../game/game-time.ts';

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly type: string;
  readonly level: number;
  readonly scheduledDate: string;
}

const DAY = 24 * 3600;

const app = await appForFile();
let anna: TestPlayer;
let juniper: string;
let shows: string[];
beforeAll(async () => {
  anna = await app.newPlayer('trainer');
  juniper = await aFedHorse(anna);
  const creator = await app.newPlayer('trainer');
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
  await leaveCoins(app, creator, 50_000, 50_000);
  const tomorrow = app.clock.now().getTime() + DAY * 1000;
  const halfHour = Math.ceil(tomorrow / (30 * MINUTE)) * 30 * MINUTE;
  const made = [];
  for (let index = 0; index < 24; index++) {
    const terms = {
      show_type: index % 4 === 3 ? 'racing' : 'dressage',
      min_level: index % 6 === 5 ? 2 : 1,
      scheduled_date: new Date(halfHour + (index >> 1) * 10 * MINUTE).toISOString(),
    };
    made.push({ id: await aShow(creator, terms), at: terms.scheduled_date });
  }
  await app.pass(DAY);
  const byDateAndId = (one: { at: string; id: string }, other: { at: string; id: string }) =>
    `${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1;
  shows = made.toSorted(byDateAndId).map(({ id }) => id);
});

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const ofPlayers = (list: readonly Listed[]) => ids(list.filter(({ kind }) => kind === 'player'));
const pagesOf = (url: string) => everyPage<Listed>(app, anna, 'GET /api/shows', url);

describe('the list of open player and house shows', () => {
  test.each([7, 50, 96])('is by date, in pages of %i, each show once', async (limit) => {
    const list = (await pagesOf(`/api/shows?limit=${limit}&max_level=5`)).flat();
    expect(ofPlayers(list)).toEqual(shows);
    expect(new Set(ids(list)).size).toBe(list.length);
    const dates = list.map(({ scheduledDate }) => scheduledDate);
    expect(dates).toEqual(dates.toSorted());
    expect(list.filter(({ kind }) => kind === 'house')).toHaveLength(7 * 2 * 12);
  });

  test('counts both kinds', async () => {
    const searches: Record<string, string>[] = [
      { max_level: '5' },
      { discipline: 'dressage', min_level: '2' },
      { horse_id: juniper },
      { horse_id: juniper, levels: 'all', discipline: 'racing' },
      { createdBy: 'me' },
    ];
    for (const query of searches) {
      const address = new URLSearchParams({ limit: '100', ...query }).toString();
      const listed = (await pagesOf(`/api/shows?${address}`)).flat();
      expect((await anna.call('GET /api/shows/count', { query })).body).toEqual({ count: listed.length });
    }
  });

  test('can begin anywhere', async () => {
    const [all = []] = await pagesOf('/api/shows?limit=100&max_level=1');
    for (const offset of [1, 13, 40]) {
      const query = { limit: '20', max_level: '1', offset: String(offset) };
      const { body } = await anna.call('GET /api/shows', { query });
      expect(ids(body)).toEqual(ids(all).slice(offset, offset + 20));
    }
  });

  test('can be filtered by discipline and level', async () => {
    const racing = (await pagesOf('/api/shows?discipline=racing&min_level=2&max_level=4')).flat();
    expect(racing.length).toBeGreaterThan(0);
    expect(
      racing.every(({ kind, type, level }) => kind === 'player' && type === 'racing' && level === 2),
    ).toBe(true);
    expect(ofPlayers((await pagesOf('/api/shows?discipline=halter')).flat())).toEqual([]);
  });

  test('for a horse has shows of its level that it has not entered', async () => {
    const list = async () => ofPlayers((await pagesOf(`/api/shows?horse_id=${juniper}&limit=100`)).flat());
    expect(await list()).toHaveLength(20);
    await changeHorse(app.db, juniper, { level: 2 });
    expect(await list()).toEqual(shows);
    await leaveCoins(app, anna, 500, 500);
    await entered(anna, shows[3] ?? '', juniper);
    expect(await list()).toEqual(shows.filter((_, index) => index !== 3));
    await changeHorse(app.db, juniper, { bornAt: new Date(0) });
    expect(await list()).toEqual([]);
  });

  test('continues at the same place after a show has run', async () => {
    const first = await anna.call('GET /api/shows', {
      query: { limit: '1', discipline: 'dressage', max_level: '1' },
    });
    expect(first.body).toHaveLength(1);
    const [earliest = ''] = shows;
    const { runsAt } = await app.db
      .selectFrom('shows')
      .select('runsAt')
      .where('id', '=', earliest)
      .executeTakeFirstOrThrow();
    await app.pass((runsAt.getTime() - app.clock.now().getTime()) / 1000);
    const rest = ofPlayers((await pagesOf(`/api/shows?after=${earliest}&limit=30&max_level=5`)).flat());
    expect(rest).toEqual(shows.slice(2));
  });
});

test('creators find all their shows for a horse, also above its level, except entered ones', async () => {
  const creator = await app.newPlayer('trainer');
  const horse = await aFedHorse(creator);
  await leaveCoins(app, creator, 5_000, 5_000);
  const [low, high] = [await aShow(creator), await aShow(creator, { min_level: 25, prize_amount: 100 })];
  const query = { createdBy: 'me', horse_id: horse };
  const list = async (more: object) =>
    ids((await creator.call('GET /api/shows', { query: { ...query, ...more } })).body);
  expect(await list({})).toEqual([low]);
  expect((await list({ levels: 'all' })).toSorted()).toEqual([low, high].toSorted());
  await entered(creator, low, horse);
  expect(await list({ levels: 'all' })).toEqual([high]);
});

test.each([
  { status: 'completed' },
  { status: 'completed', createdBy: 'me', horse_id: '0190a000-0000-7000-8000-000000000000' },
  { status: 'cancelled', createdBy: 'me' },
  { createdBy: '0190a000-0000-7000-8000-000000000000' },
  { offset: '1001' },
])('%j is refused', async (query) => {
  expect(await anna.call('GET /api/shows', { query })).toMatchObject({ status: 400 });
});
