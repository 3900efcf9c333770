import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFedHorse, aHorse, changeHorse, enterNext, leaveCoins, train } from '../testing/builders/stable.ts';
import { startTestApp, TEST_START, appForFile, type TestPlayer } from '../testing/app/test-app.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const frame = async () => (await anna.call('GET /api/frame')).body;
const words = async () => (await frame()).tasks.map((task) => task.words);
const monthsOld = (months: number) => new Date(app.clock.now().getTime() - months * 30 * 3_600_000);

describe('tasks', () => {
  test('a newcomer has a salary to collect, and then nothing', async () => {
    expect(await frame()).toEqual({
      notice: null,
      tasks: [{ kind: 'salary', words: 'Your salary of 162 coins waits', href: '/goldsmith', count: 1 }],
    });
    await anna.call('POST /api/goldsmith/salary');
    expect((await frame()).tasks).toEqual([]);
    await app.pass(24 * 3600);
    expect(await words()).toEqual(['Your salary of 162 coins waits']);
  });

  test('a hungry horse is named, several are counted; another’s is nobody’s business', async () => {
    await anna.call('POST /api/goldsmith/salary');
    await aHorse(await app.newPlayer(), { name: 'Stranger' });
    const juniper = await aHorse(anna, { name: 'Juniper' });
    expect((await frame()).tasks).toEqual([
      { kind: 'hungry', words: 'Juniper is hungry', href: `/horses/${juniper}`, count: 1 },
    ]);
    await aHorse(anna, { name: 'Iris' });
    expect((await frame()).tasks).toEqual([
      { kind: 'hungry', words: '2 horses are hungry', href: '/stable', count: 2 },
    ]);
  });

  test('feed that has run out makes hungry, to the second', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna, { feed: 'monthly' });
    await changeHorse(app.db, juniper, { born_at: monthsOld(361) });
    await app.pass(86_399);
    expect(await words()).not.toContain('Juniper is hungry');
    await app.pass(1);
    expect(await words()).toContain('Juniper is hungry');
  });

  test('who may be shown and was not today is said; who may not is not', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna);
    expect((await frame()).tasks).toEqual([
      { kind: 'ring', words: 'Juniper could show today', href: `/shows/enter/${juniper}`, count: 1 },
    ]);
    const [foal, old] = [await aFedHorse(anna, { name: 'Foal' }), await aFedHorse(anna, { name: 'Old' })];
    expect(await words()).toEqual(['3 horses could show today']);
    await changeHorse(app.db, foal, { born_at: new Date(monthsOld(36).getTime() + 1000) });
    await changeHorse(app.db, old, { born_at: monthsOld(360) });
    expect(await words()).toEqual(['Juniper could show today']);
    await changeHorse(app.db, foal, { born_at: monthsOld(36) });
    expect(await words()).toEqual(['2 horses could show today']);
    await enterNext(anna, juniper, 1);
    expect(await words()).toEqual(['Foal could show today', '1 show today']);
  });

  test('who has banked all the trainings there is room for is said, if it may train', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna);
    const [foal, old] = [await aFedHorse(anna, { name: 'Foal' }), await aFedHorse(anna, { name: 'Old' })];
    await aHorse(anna, { name: 'Hungry' });
    const notKeptWaiting = async () => (await frame()).tasks.filter(({ kind }) => kind === 'training');
    const bankedSince = { training_from: new Date(app.clock.now().getTime() - 24 * 3_600_000) };
    await app.db.updateTable('horses').set(bankedSince).where('owner_id', '=', anna.id).execute();
    await changeHorse(app.db, foal, { born_at: new Date(monthsOld(24).getTime() + 1000) });
    await changeHorse(app.db, old, { born_at: monthsOld(360) });
    const href = `/guild-work?train=${juniper}`;
    const task = { kind: 'training', words: 'Juniper has 6 trainings banked', href, count: 1 };
    expect(await notKeptWaiting()).toEqual([task]);
    await changeHorse(app.db, juniper, { training_from: new Date(bankedSince.training_from.getTime() + 1) });
    expect(await notKeptWaiting()).toEqual([]);
    await changeHorse(app.db, foal, { born_at: monthsOld(24) });
    expect((await notKeptWaiting())[0]?.words).toBe('Foal has 6 trainings banked');
    await train(anna, foal);
    expect(await notKeptWaiting()).toEqual([]);
  });

  test('entries count that run before the day ends at midnight UTC', async () => {
    const late = await startTestApp({ start: new Date(TEST_START.getTime() + 15.5 * 3_600_000) });
    try {
      const player = await late.newPlayer();
      await player.call('POST /api/goldsmith/salary');
      const horse = await aFedHorse(player);
      const showIds = await enterNext(player, horse, 11);
      const shows = await late.db.selectFrom('shows').select('runs_at').where('id', 'in', showIds).execute();
      const today = shows.filter(({ runs_at }) => runs_at < new Date('2030-05-02T00:00:00Z')).length;
      expect(today).toBeGreaterThan(0);
      expect(today).toBeLessThan(11);
      const said = today === 1 ? '1 show today' : `${today} shows today`;
      expect((await player.call('GET /api/frame')).body.tasks.map((task) => task.words)).toEqual([said]);
    } finally {
      await late.close();
    }
  });
});

test('the operator’s notice stands on every page, whoever looks', async () => {
  const other = await startTestApp();
  try {
    await writeFile(join(other.dataDir, 'notice.txt'), 'The stable moves on Sunday at 08:00 UTC.\n');
    for (const player of [await other.newPlayer(), await other.newPlayer()]) {
      const { body } = await player.call('GET /api/frame');
      expect(body.notice).toBe('The stable moves on Sunday at 08:00 UTC.');
    }
  } finally {
    await other.close();
  }
});
