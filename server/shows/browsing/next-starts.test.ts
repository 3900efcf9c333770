import { beforeEach, expect, test } from 'vitest';
import { bornAtAge } from '../../../game/horses/age.ts';
import { readHorsesInTack } from '../../horses/own-horse.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { aFedHorse, changeHorse, enterNext } from '../../testing/builders/stable.ts';
import { readNextStarts } from './next-starts.ts';
import { openTimetable } from './timetable.ts';
import { HOUR } from '../../../game/game-time.ts';

let anna: TestPlayer;
let juniper: string;
const app = await appForFile();
const timetable = openTimetable(Buffer.alloc(32));
beforeEach(async () => {
  anna = await app.newPlayer();
  juniper = await aFedHorse(anna);
});

/** Ids of shows, by horse. */
async function nextStarts(wish: { count?: number; inOwn?: boolean; after?: Date } = {}) {
  const now = app.clock.now();
  const horses = await readHorsesInTack(app.db, anna.id, 10);
  const filters = { horses, count: 2, inOwn: false, after: now, ...wish };
  return readNextStarts(app.db, timetable, now, filters);
}

test('finds the next shows of the class, without those that the horse is in', async () => {
  const before = (await nextStarts()).get(juniper) ?? [];
  expect(before.map(({ level }) => level)).toEqual([1, 1]);
  const [entered] = await enterNext(anna, juniper, 1);
  const all = (await nextStarts({ count: 100 })).get(juniper) ?? [];
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(({ id }) => id)).not.toContain(entered);
});

test('finds its own discipline first, and nothing that begins too soon', async () => {
  const after = new Date(app.clock.now().getTime() + HOUR);
  const shows = (await nextStarts({ inOwn: true, after })).get(juniper) ?? [];
  expect(shows.map(({ discipline }) => discipline)).toEqual(['dressage', 'dressage']);
  for (const { runsAt } of shows) expect(runsAt.getTime()).toBeGreaterThan(after.getTime());
});

test('finds none for a count of 0', async () => {
  expect(await nextStarts({ count: 0 })).toEqual(new Map());
});

test.each([
  ['a foal', (now: Date) => ({ bornAt: bornAtAge(5, now) })],
  ['a retired horse', (now: Date) => ({ bornAt: bornAtAge(360, now) })],
  ['a horse on pasture', (now: Date) => ({ grassFrom: now })],
  [
    'a horse without starts left',
    (now: Date) => ({ startsDay: now.toISOString().slice(0, 10), startsToday: 5 }),
  ],
])('finds none for %s', async (_, change) => {
  await changeHorse(app.db, juniper, change(app.clock.now()));
  expect((await nextStarts()).has(juniper)).toBe(false);
});
