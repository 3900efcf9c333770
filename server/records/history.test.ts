import { undress } from '../testing/builders/tack.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { everyPage } from '../testing/app/requests.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { aFedHorse, enterNext, makeWinner } from '../testing/builders/stable.ts';
import { appForFile, type TestAnswer, type TestPlayer } from '../testing/app/test-app.ts';
import { addHorseEvents } from '../horses/horse-events.ts';

const ROUTE = 'GET /api/horses/:id/history';
type Event = TestAnswer<typeof ROUTE>['body'][number];

const app = await appForFile();
let anna: TestPlayer;
let stranger: TestPlayer;
let horse: string;
beforeAll(async () => {
  stranger = await app.newPlayer();
});
beforeEach(async () => {
  anna = await app.newPlayer();
  horse = await aFedHorse(anna, { name: 'Juniper' });
});

const history = async (query: Record<string, string> = {}, by = stranger) =>
  (await by.call(ROUTE, { params: { id: horse }, query })).body;
const rename = (name: string) =>
  anna.call('PATCH /api/horses/:id/name', { params: { id: horse }, body: { name } });

describe('a history', () => {
  test('begins in the store, and is the same for strangers', async () => {
    const events = await history();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      kind: 'bought',
      eventDate: app.clock.now().toISOString(),
      details: expect.stringMatching(/^Bought from the store for [\d,]+ coins$/) as string,
      xpGain: 0,
      levelGain: 0,
      relatedUserId: anna.id,
      relatedUsername: anna.username,
      relatedHorseId: null,
      relatedHorseName: null,
      showId: null,
    });
    expect(await history({}, anna)).toEqual(events);
  });

  test('shows names as they were then', async () => {
    await rename('Iris');
    await app.pass(60);
    await rename('Rosmarin');
    expect((await history()).slice(0, 2).map(({ details }) => details)).toEqual([
      'Renamed from Iris to Rosmarin',
      'Renamed from Juniper to Iris',
    ]);
  });

  test('shows the result of each show that has run', async () => {
    await undress(anna, horse);
    await enterNext(anna, horse, 3);
    expect(await history()).toHaveLength(1);
    await app.pass(2 * 3600);
    const { body: entries } = await anna.call('GET /api/horses/:id/entries', { params: { id: horse } });
    const shows = await history({ of: 'shows' });
    expect(shows).toHaveLength(3);
    for (const show of shows) {
      const entry = entries.find(({ id }) => id === show.id);
      expect(show).toMatchObject({
        kind: 'show',
        eventDate: entry?.show.scheduledDate,
        xpGain: entry?.xpEarned,
        levelGain: 0,
        relatedUserId: anna.id,
        showId: entry?.showId,
      });
      expect(show.details).toContain(`${entry?.placement}`);
      expect(show.details).toContain(`of ${entry?.fieldSize} in `);
      expect(show.details.endsWith(` for ${entry?.earnings} coins`)).toBe((entry?.earnings ?? 0) > 0);
    }
    expect(shows.map(({ eventDate }) => eventDate)).toEqual(
      shows.map(({ eventDate }) => eventDate).toSorted((one, other) => other.localeCompare(one)),
    );
  });

  test('shows visits of the vet to the owner only', async () => {
    const visit = {
      horseId: horse,
      ownerId: anna.id,
      kind: 'vet',
      details: { service: 'Vet Shots' },
    } as const;
    await inTransaction(app.db, (tx) => addHorseEvents(tx, app.clock.now(), [visit]));
    expect((await history({}, anna)).map(({ details }) => details)).toContain('Vet Shots');
    expect((await history()).map(({ kind }) => kind)).toEqual(['bought']);
  });

  test('says when a placing brought a level', async () => {
    await app.db.updateTable('horses').set({ xp: 980 }).where('id', '=', horse).execute();
    await makeWinner(app.db, horse);
    await enterNext(anna, horse, 1);
    await app.pass(2 * 3600);
    const [show] = await history({ of: 'shows' });
    const { body: now } = await anna.call('GET /api/horses/:id', { params: { id: horse } });
    expect(now.level).toBe(2);
    expect(show?.levelGain).toBe(1);
  });

  test('can be filtered to shows or life', async () => {
    await enterNext(anna, horse, 2);
    await app.pass(2 * 3600);
    await rename('Iris');
    const kinds = async (of: string) => (await history({ of })).map(({ kind }) => kind);
    expect(await kinds('all')).toEqual(['renamed', 'show', 'show', 'bought']);
    expect(await kinds('life')).toEqual(['renamed', 'bought']);
    expect(await kinds('shows')).toEqual(['show', 'show']);
  });

  test.each([1, 2, 3, 5])(
    'comes in pages of %i, each event once, also several of one instant',
    async (limit) => {
      await enterNext(anna, horse, 3);
      const { body: entries } = await anna.call('GET /api/horses/:id/entries', { params: { id: horse } });
      await app.pass(2 * 3600);
      // Events at the instant of each show, and several at once.
      for (const { show } of entries) {
        const at = new Date(show.scheduledDate);
        const events = [1, 2, 3].map((number) => ({
          horseId: horse,
          ownerId: anna.id,
          kind: 'renamed' as const,
          details: { from: `Name ${number}`, to: `Name ${number + 1}` },
        }));
        await inTransaction(app.db, (tx) => addHorseEvents(tx, at, events));
      }
      const whole = await history({ limit: '100' });
      expect(whole).toHaveLength(1 + 3 + 9);
      const at = (event: Event) => `${event.eventDate} ${event.id}`;
      expect(whole.map(at)).toEqual(whole.map(at).toSorted().toReversed());
      const pages = await everyPage<Event>(
        app,
        stranger,
        ROUTE,
        `/api/horses/${horse}/history?limit=${limit}`,
      );
      expect(pages.flat()).toEqual(whole);
      expect(pages).toHaveLength(Math.ceil(whole.length / limit));
    },
  );

  test.each<Record<string, string>>([
    { beforeMs: '0' },
    { beforeMs: '0', before: NOWHERE },
    { before: '00000000-0000-0000-0000-000000000000', beforeMs: '0' },
  ])('has nothing before all time, %j', async (query) => {
    expect(await history(query)).toEqual([]);
  });

  test.each<Record<string, string>>([
    { of: 'everything' },
    { beforeMs: '-1' },
    { beforeMs: '1e18' },
    { beforeMs: 'now' },
    { before: 'me' },
  ])('is refused with the query %j', async (query) => {
    const answer = await stranger.call(ROUTE, { params: { id: horse }, query });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});
