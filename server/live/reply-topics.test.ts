import { beforeAll, expect, test } from 'vitest';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { readLive } from '../testing/app/live-reader.ts';
import { aStud, answer, aRequest, makeFit } from '../testing/builders/breeding.ts';
import { aFedHorse, aHorse, leaveCoins, nextShows } from '../testing/builders/stable.ts';
import { makePremium } from '../testing/builders/player-shows.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
let anna: TestPlayer;
let horse: string;
beforeAll(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
  horse = await aFedHorse(anna, { feed: 'monthly' });
});

async function post(url: string, payload: object, { token } = anna) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.http.inject({ method: 'POST', url, headers, payload });
  const listed = (name: string) => {
    const value = response.headers[name];
    return typeof value === 'string' ? value.split(', ') : [];
  };
  return {
    status: response.statusCode,
    topics: listed('changed-topics').toSorted(),
    ids: listed('change-ids'),
  };
}

const BUY = ['/api/inventory/buy-feed', { feed_type: 'monthly', quantity: 1 }] as const;

test('a reply and the event of the same transaction share topics and id', async () => {
  const reader = await readLive(app, anna);
  const { topics, ids } = await post(...BUY);
  expect(topics).toEqual(['inventory', 'transactions', 'user']);
  expect(ids).toHaveLength(1);
  const event = await reader.next();
  expect(event.topics.toSorted()).toEqual(topics);
  expect(event.changes).toEqual(ids);
  reader.leave();
});

test('a call of several transactions names each of them once', async () => {
  await makePremium(app, anna);
  const show_ids = await nextShows(anna, horse, 2);
  const reader = await readLive(app, anna);
  const { status, topics, ids } = await post('/api/shows/bulk-enter', { horse_id: horse, show_ids });
  expect(status).toBe(200);
  expect(topics).toEqual(expect.arrayContaining(['entries', 'horses', 'user']));
  const named = new Set<string>();
  while (named.size < ids.length) for (const id of (await reader.next()).changes ?? []) named.add(id);
  expect([...named].toSorted()).toEqual(ids.toSorted());
  reader.leave();
});

test('a refused call names no topics', async () => {
  const { status, topics, ids } = await post('/api/inventory/buy-feed', {
    feed_type: 'monthly',
    quantity: 100_000,
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect({ topics, ids }).toEqual({ topics: [], ids: [] });
});

test('changes of other players are not in the reply', async () => {
  const bert = await app.newPlayer();
  const stallion = await aStud(app, bert);
  const mare = await aHorse(anna);
  await makeFit(app, mare);
  const request = await aRequest(anna, mare, stallion);
  const reader = await readLive(app, anna);
  expect(await answer(bert, request, 'decline')).toBeDefined();
  const event = await reader.next();
  expect(event.topics).toContain('studs');
  reader.leave();
  expect((await post(...BUY, bert)).topics).not.toContain('studs');
});

test('events of work outside a call have no id, so browsers do not skip them', async () => {
  const reader = await readLive(app, anna);
  await inTransaction(app.db, async (tx) => publish(tx, anna.id, { topics: ['entries'] }));
  const event = await reader.next();
  expect(event.topics).toEqual(['entries']);
  expect(event.changes).toBeUndefined();
  reader.leave();
});
