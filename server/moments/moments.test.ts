import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { queuePlacings, recount } from '../leaderboards/count-standings.ts';
import { settleShows } from '../shows/settling/settle-shows.ts';
import { lockShow } from '../shows/settling/settling-queries.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aMare, aStallion, cover, DAY_SECONDS } from '../testing/builders/breeding.ts';
import { unequip, wornBy } from '../testing/builders/tack.ts';
import {
  aFedHorse,
  changeHorse,
  enter,
  enterNext,
  leaveCoins,
  makeWinner,
  train,
} from '../testing/builders/stable.ts';

const app = await appForFile();
// The books are proved at the end.
afterAll(() => inTransaction(app.db, recount));
let anna: TestPlayer;
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const moments = async (player = anna) => (await player.call('GET /api/moments')).body;
const see = (sent: object, player = anna) => player.call('POST /api/moments/seen', { body: sent });
const NONE = { births: [], starts: [], classes: [], grown: [], more: 0, level: null };

async function aWinner(name = 'Iris'): Promise<string> {
  const horse = await aFedHorse(anna, { name, feed: 'semiannually' });
  await makeWinner(app.db, horse);
  return horse;
}
async function run(horse: string, starts = 1): Promise<void> {
  await enterNext(anna, horse, starts);
  await app.pass(12 * 3600);
}
async function foals(count: number): Promise<void> {
  const stallion = await aStallion(app, anna);
  for (let index = 0; index < count; index++)
    await cover(anna, await aMare(app, anna, { name: `Mare ${index + 1}` }), stallion);
  await app.pass(3 * DAY_SECONDS);
}

test('a first win is a moment once, marked as the player’s first, and stays in the history', async () => {
  expect(await moments()).toEqual(NONE);
  const iris = await aWinner();
  const { bridle = '', horseshoes = '', saddle = '' } = await wornBy(anna, iris);
  for (const id of [horseshoes, saddle]) await unequip(anna, iris, id);
  await run(iris);
  expect(await unequip(anna, iris, bridle)).toMatchObject({ status: 200 });
  const { starts, ...rest } = await moments();
  expect(rest).toEqual({ births: [], classes: [], grown: [], more: 0, level: null });
  const [first] = starts;
  expect(first).toMatchObject({
    place: 1,
    firstWin: 'player',
    starts: 1,
    recordOver: null,
    // Wears what it wore then.
    horse: { id: iris, name: 'Iris', look: { tack: { saddle: null, bridle: 'plain' } } },
    date: expect.stringMatching(/^\d+ \w+, Year 1$/),
  });
  const { body: history } = await anna.call('GET /api/horses/:id/history', { params: { id: iris } });
  expect(history[0]?.details).toContain('First win');

  expect(await see({ entryId: first?.entryId })).toMatchObject({ status: 200 });
  expect(await moments()).toEqual(NONE);
  // Neither is shown twice, and a second win is no first one.
  await run(iris);
  const bramble = await aWinner('Bramble');
  await run(bramble);
  const firsts = (await moments()).starts.filter(({ firstWin }) => firstWin !== null);
  expect(firsts).toMatchObject([{ firstWin: 'horse', horse: { id: bramble } }]);
});

test('a new grade shows its prize, and a record what it beats', async () => {
  const iris = await aWinner();
  await run(iris);
  await see({ entryId: (await moments()).starts[0]?.entryId });
  await changeHorse(app.db, iris, { gradePoints: 6 });
  await run(iris);
  const { starts } = await moments();
  expect(starts).toMatchObject([{ firstWin: null, promotedTo: 'silver' }]);
  expect(starts[0]?.promotionPrize).toBeGreaterThan(0);
  await see({ entryId: starts[0]?.entryId });

  await sql`update horse_disciplines set best_score = 100, shows = 10 where horse_id = ${iris}`.execute(
    app.db,
  );
  for (let index = 0; index < 4 && (await moments()).starts.length === 0; index++) await run(iris);
  const [record] = (await moments()).starts;
  expect(record).toMatchObject({ firstWin: null, promotedTo: null, recordOver: 100 });
  const { body: history } = await anna.call('GET /api/horses/:id/history', {
    params: { id: iris },
    query: { of: 'shows' },
  });
  expect(history.find(({ id }) => id === record?.entryId)?.details).toContain('A record:');
  expect(history.some(({ details }) => details.includes('Moved up to silver grade'))).toBe(true);
});

test('a record is shown once, though its start still waits to be counted', async () => {
  const iris = await aWinner();
  await run(iris);
  const { body: shows } = await anna.call('GET /api/shows', {
    query: { horse_id: iris, discipline: 'dressage', limit: '2' },
  });
  for (const { id } of shows) expect(await enter(anna, id, iris)).toMatchObject({ status: 200 });
  await sql`insert into horse_disciplines (horse_id, discipline, shows, wins, seconds, thirds, rosettes, best_score)
    values (${iris}, 'dressage', 10, 0, 0, 0, 0, 100)
    on conflict (horse_id, discipline) do update set shows = 10, best_score = 100`.execute(app.db);
  const ids = shows.map(({ id }) => id);
  // Counting begins only once both are settled.
  await inTransaction(app.db, async (tx) => {
    for (const id of ids) {
      const now = new Date(shows.find((show) => show.id === id)?.scheduledDate ?? '');
      const found = await lockShow.rows(tx, { id });
      expect(await settleShows({ db: app.db, tx, now, whenPlaced: [queuePlacings] }, found)).toBe(1);
    }
  });
  const { rows } = await sql<{ score: number; over: number | null }>`select score,
    (result->>'recordOver')::integer as over from show_entries where show_id = any(${ids}) order by runs_at`.execute(
    app.db,
  );
  const [first, second] = rows;
  expect(first?.over).toBe(100);
  expect([null, first?.score]).toContain(second?.over);
});

test('a birth is shown with its parents and odds until it is seen or named', async () => {
  await foals(1);
  const [birth] = (await moments()).births;
  expect(birth).toMatchObject({
    foal: { name: 'Foal of Mare 1', look: { ageInMonths: 0 } },
    dam: { name: 'Mare 1' },
    date: expect.stringMatching(/Year 1$/),
  });
  const outcomes = birth?.odds.outcomes ?? [];
  expect(outcomes.filter(({ isFoal }) => isFoal)).toHaveLength(1);
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1.000001);
  expect(birth?.album.length).toBeGreaterThan(0);
  expect(JSON.stringify(birth)).not.toContain('genotype');
  const stranger = await app.newPlayer();
  expect(await moments(stranger)).toEqual(NONE);
  expect(await see({ foalId: birth?.foal.id }, stranger)).toMatchObject({ status: 404 });
  await anna.call('PATCH /api/horses/:id/name', {
    params: { id: birth?.foal.id },
    body: { name: 'Candlewick' },
  });
  expect((await moments()).births).toEqual([]);
});

test('after a long absence the latest few are shown, oldest first, and the rest as a number', async () => {
  await foals(4);
  const { births, more } = await moments();
  expect([births.length, more]).toEqual([3, 1]);
  expect(births.map(({ at }) => at)).toEqual(births.map(({ at }) => at).toSorted());
  await see({ foalId: births[0]?.foal.id });
  expect(await moments()).toMatchObject({ births: [births[1], births[2]], more: 0 });
  // Seen twice, out of order, and from two devices concurrently.
  await Promise.all([see({ foalId: births[2]?.foal.id }), see({ foalId: births[1]?.foal.id })]);
  await see({ foalId: births[0]?.foal.id });
  expect((await moments()).births).toEqual([]);
});

test('a class that a horse’s level opens is a moment, by a show or by training', async () => {
  const iris = await aWinner();
  await changeHorse(app.db, iris, { level: 4, xp: 3_900 });
  await run(iris);
  const [opened] = (await moments()).classes;
  expect(opened).toMatchObject({ level: 5, opens: 5, horse: { id: iris } });
  expect(await see({ eventId: opened?.eventId })).toMatchObject({ status: 200 });
  expect(await see({ eventId: opened?.eventId }, await app.newPlayer())).toMatchObject({ status: 404 });
  expect((await moments()).classes).toEqual([]);
  await changeHorse(app.db, iris, { level: 9, xp: 8_999 });
  await train(anna, iris);
  expect((await moments()).classes).toMatchObject([{ level: 10, opens: 10 }]);
  const { body: history } = await anna.call('GET /api/horses/:id/history', { params: { id: iris } });
  expect(history.map(({ details }) => details)).toContain('Reached level 10: class 10 is open');
});

test('the day on which a bred foal is measured is a moment once, for whoever owns it', async () => {
  await foals(1);
  const foal = (await moments()).births[0]?.foal.id ?? '';
  await see({ foalId: foal });
  await app.pass(14 * DAY_SECONDS);
  expect((await moments()).grown).toEqual([]);
  await app.pass(DAY_SECONDS);
  const [grown] = (await moments()).grown;
  expect(grown).toMatchObject({
    horse: { id: foal, look: { ageInMonths: 36 } },
    date: expect.stringMatching(/Year \d+$/),
  });
  const { body: profile } = await anna.call('GET /api/horses/:id/linear-profile', { params: { id: foal } });
  expect(grown?.heightCm).toBe(profile.heightCm.least);
  for (const { trait, score } of grown?.parts ?? [])
    expect(profile.bars.find((bar) => bar.trait === trait)?.least).toBe(score);
  expect(grown?.parts).toHaveLength(3);
  expect(await see({ eventId: grown?.eventId }, await app.newPlayer())).toMatchObject({ status: 404 });
  expect(await see({ eventId: grown?.eventId })).toMatchObject({ status: 200 });
  expect(await moments()).toEqual(NONE);
});

test('a level is shown once, and no level above the true one is stored', async () => {
  const reach = (level: number) =>
    app.db.updateTable('players').set({ level }).where('id', '=', anna.id).execute();
  await reach(3);
  expect(await moments()).toMatchObject({ level: 3 });
  expect(await see({ level: 2 ** 31 })).toMatchObject({ status: 200 });
  expect(await moments()).toMatchObject({ level: null });
  await reach(4);
  expect(await moments()).toMatchObject({ level: 4 });
  await see({ level: 2 });
  expect(await moments()).toMatchObject({ level: 4 });
});
