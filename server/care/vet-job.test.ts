import { beforeEach, describe, expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { seededChance } from '../clock/context.ts';
import { readLive } from '../testing/app/live-reader.ts';
import { aHorse, callVet, changeHorse, leaveCoins, moveHorse } from '../testing/builders/stable.ts';
import { appForTest, type TestPlayer, appForFile } from '../testing/app/test-app.ts';
import { whileWritesFail } from '../testing/database/power-cut.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { vetJob, type WhenGelded } from './vet-job.ts';
import { HOUR } from '../../game/game-time.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 50_000);
});

async function aStallion(): Promise<string> {
  const id = await aHorse(anna, { gender: 'stallion' });
  await changeHorse(app.db, id, { bornAt: bornAtAge(100, app.clock.now()) });
  return id;
}

const advance = (advanceSeconds: number) => app.call('POST /api/dev/clock', { body: { advanceSeconds } });
const pending = async () =>
  (await anna.call('GET /api/vet/my-requests', { query: { status: 'pending' } })).body;
const sexOf = async (id: string) => (await anna.call('GET /api/horses/:id', { params: { id } })).body.gender;

/** Runs the job once, as a process with these hooks, `seconds` from now. */
function doSome(seconds: number, ...whenGelded: WhenGelded[]): Promise<number> {
  const now = new Date(app.clock.now().getTime() + seconds * 1000);
  return vetJob(whenGelded).doSome(app.db, { now, rng: seededChance(1).rng() });
}

test('completed requests are not completed again', async () => {
  await callVet(anna, await aStallion(), 'gelding');
  await callVet(anna, await aStallion(), 'checkup');
  // The breeding values of new horses, which may still be due.
  await advance(0);
  expect((await advance(30)).body.piecesDone).toBe(2);
  const before = await wholeDatabase(app.db);
  expect((await advance(0)).body.piecesDone).toBe(0);
  expect(await wholeDatabase(app.db)).toEqual(before);
});

test('several processes at once complete each request once', async () => {
  for (let index = 0; index < 6; index++)
    await callVet(anna, await aStallion(), index % 2 ? 'gelding' : 'checkup');
  const heard: string[] = [];
  const hear: WhenGelded = async (_, { id }) => void heard.push(id);
  let done = 0;
  while ((await pending()).length > 0) {
    const some = await Promise.all([1, 2, 3].map(() => doSome(30, hear)));
    done += some.reduce((sum, count) => sum + count, 0);
  }
  expect(done).toBe(6);
  expect(new Set(heard).size).toBe(3);
  expect(heard).toHaveLength(3);
  await app.pass(30);
});

test('a restarted server completes what fell due meanwhile', async () => {
  const horse = await aStallion();
  await callVet(anna, horse, 'vet_shots');
  const doneAt = app.clock.now().getTime() + 30_000;
  const wall = new Date(doneAt + HOUR);
  const back = await appForTest({ database: app.database, wallNow: () => wall });
  await expect.poll(pending).toEqual([]);
  await back.close();
  const { body } = await anna.call('GET /api/horses/:id', { params: { id: horse } });
  expect(Date.parse(body.vetShotsDate ?? '')).toBe(doneAt + 365 * HOUR);
  await app.pass(2 * 3600);
});

describe('killed half-way', () => {
  test.each(['vet_requests', 'horses'])('at %s: rolls back, and does it once afterwards', async (table) => {
    const [checked, gelded] = [await aStallion(), await aStallion()];
    await callVet(anna, checked, 'checkup');
    await callVet(anna, gelded, 'gelding');
    const { world: _, ...before } = await wholeDatabase(app.db);
    // Afterwards the timer of the jobs might do it at any time.
    await whileWritesFail(app.db, { tables: [table] }, async () => {
      expect(await advance(30)).toMatchObject({ status: 500 });
      expect(await wholeDatabase(app.db)).toMatchObject(before);
    });
    await advance(0);
    expect(await pending()).toEqual([]);
    expect(await sexOf(gelded)).toBe('gelding');
    expect(await sexOf(checked)).toBe('stallion');
  });
});

describe('work on a new gelding', () => {
  test('runs in the transaction that gelds him, on the changed horse', async () => {
    const horse = await aStallion();
    await callVet(anna, horse, 'gelding');
    const seen: unknown[] = [];
    await doSome(30, async (tx, { id, sex }, now) => {
      const row = await tx.selectFrom('horses').select('sex').where('id', '=', id).executeTakeFirst();
      seen.push([id, sex, row?.sex, now.getTime() - app.clock.now().getTime()]);
    });
    expect(seen).toEqual([[horse, 'gelding', 'gelding', 30_000]]);
    await app.pass(30);
  });

  test('does not run for other services', async () => {
    await callVet(anna, await aStallion(), 'breeding_check');
    expect(await doSome(30, () => Promise.reject(new Error('Nobody was gelded')))).toBe(1);
    await app.pass(30);
  });

  test('leaves him a stallion if it fails, and does not delay others', async () => {
    const [broken, sound, checked] = [await aStallion(), await aStallion(), await aStallion()];
    for (const id of [broken, sound]) await callVet(anna, id, 'gelding');
    await callVet(anna, checked, 'checkup');
    const settle: WhenGelded = async (_, { id }) => {
      if (id === broken) throw new Error('A bug');
    };
    expect(await doSome(30, settle)).toBe(1);
    await expect(doSome(30, settle)).rejects.toThrow('Some vet requests cannot be completed');
    expect([await sexOf(broken), await sexOf(sound)]).toEqual(['stallion', 'gelding']);
    expect((await pending()).map(({ horseId }) => horseId)).toEqual([broken]);
    await app.pass(30);
    expect(await sexOf(broken)).toBe('gelding');
  });
});

test('a horse sold meanwhile is treated; payer and owner are notified', async () => {
  const horse = await aStallion();
  const { body } = await callVet(anna, horse, 'checkup');
  const bert = await app.newPlayer();
  await moveHorse(app.db, horse, bert.id);
  const [annas, berts] = [await readLive(app, anna), await readLive(app, bert)];
  await app.pass(30);
  expect((await annas.next()).topics).toEqual(['vet']);
  expect((await berts.next()).topics).toEqual(['horses']);
  for (const reader of [annas, berts]) reader.leave();
  const done = [{ ...body.request, status: 'completed' }];
  expect((await anna.call('GET /api/vet/my-requests', { query: { limit: '1' } })).body).toEqual(done);
  expect((await bert.call('GET /api/vet/my-requests')).body).toEqual([]);
  const { body: his } = await bert.call('GET /api/horses/:id', { params: { id: horse } });
  expect(his.vetCheckDate).not.toBeNull();
});
