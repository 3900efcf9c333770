import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFedHorse, aHorse, changeHorse, enterNext, leaveCoins, train } from '../testing/builders/stable.ts';
import { appForTest, TEST_START, appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { groupByNeed, needsOfHorse } from '../../game/today/needs.ts';
import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const shell = async () => (await anna.call('GET /api/shell')).body;
/** "hungry: Juniper", "ring: 3". */
const formatTask = ({ kind, count, horse }: Awaited<ReturnType<typeof shell>>['tasks'][number]) =>
  `${kind}: ${horse?.name ?? count}`;
const tasks = async () => (await shell()).tasks.map(formatTask);
const monthsOld = (months: number) => bornAtAge(months, app.clock.now());

describe('tasks', () => {
  test('a newcomer has a salary to collect, and then nothing', async () => {
    expect(await shell()).toEqual({
      notice: null,
      unreadLetters: 0,
      newDevice: null,
      waitingHere: 0,
      deletesAt: null,
      accountStaysAt: null,
      unreadNews: 0,
      tasks: [{ kind: 'salary', count: 1, horse: null, coins: 162 }],
    });
    await anna.call('POST /api/goldsmith/salary');
    expect((await shell()).tasks).toEqual([]);
    await app.pass(24 * 3600);
    expect(await shell()).toMatchObject({ tasks: [{ kind: 'salary', count: 1, coins: 162 }] });
  });

  test('a hungry horse is named, several are counted; those of other players are not', async () => {
    await anna.call('POST /api/goldsmith/salary');
    await aHorse(await app.newPlayer(), { name: 'Stranger' });
    const juniper = await aHorse(anna, { name: 'Juniper' });
    expect((await shell()).tasks).toEqual([
      { kind: 'hungry', count: 1, horse: { id: juniper, name: 'Juniper' }, coins: null },
    ]);
    await aHorse(anna, { name: 'Iris' });
    expect((await shell()).tasks).toEqual([{ kind: 'hungry', count: 2, horse: null, coins: null }]);
  });

  test('a horse is hungry to the second at which its feed ends', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna, { feed: 'monthly' });
    await changeHorse(app.db, juniper, { bornAt: monthsOld(361) });
    await app.pass(86_399);
    expect(await tasks()).not.toContain('hungry: Juniper');
    await app.pass(1);
    expect(await tasks()).toContain('hungry: Juniper');
  });

  test('horses that can be shown and were not shown today are counted', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna);
    expect((await shell()).tasks).toEqual([
      { kind: 'ring', count: 1, horse: { id: juniper, name: 'Juniper' }, coins: null },
    ]);
    const [foal, old] = [await aFedHorse(anna, { name: 'Foal' }), await aFedHorse(anna, { name: 'Old' })];
    expect(await tasks()).toEqual(['ring: 3']);
    await changeHorse(app.db, foal, { bornAt: new Date(monthsOld(36).getTime() + 1000) });
    await changeHorse(app.db, old, { bornAt: monthsOld(360) });
    expect(await tasks()).toEqual(['ring: Juniper']);
    await changeHorse(app.db, foal, { bornAt: monthsOld(36) });
    expect(await tasks()).toEqual(['ring: 2']);
    await enterNext(anna, juniper, 1);
    expect(await tasks()).toEqual(['ring: Foal', 'shows: 1']);
  });

  test('horses with a full bank are counted if they may train', async () => {
    await anna.call('POST /api/goldsmith/salary');
    const juniper = await aFedHorse(anna);
    const [foal, old] = [await aFedHorse(anna, { name: 'Foal' }), await aFedHorse(anna, { name: 'Old' })];
    await aHorse(anna, { name: 'Hungry' });
    const trainingTasks = async () => (await shell()).tasks.filter(({ kind }) => kind === 'training');
    const bankedSince = { trainingFrom: new Date(app.clock.now().getTime() - REAL_MS_PER_DAY) };
    await app.db.updateTable('horses').set(bankedSince).where('ownerId', '=', anna.id).execute();
    await changeHorse(app.db, foal, { bornAt: new Date(monthsOld(24).getTime() + 1000) });
    await changeHorse(app.db, old, { bornAt: monthsOld(360) });
    const task = { kind: 'training', count: 1, horse: { id: juniper, name: 'Juniper' }, coins: null };
    expect(await trainingTasks()).toEqual([task]);
    await changeHorse(app.db, juniper, { trainingFrom: new Date(bankedSince.trainingFrom.getTime() + 1) });
    expect(await trainingTasks()).toEqual([]);
    await changeHorse(app.db, foal, { bornAt: monthsOld(24) });
    expect((await trainingTasks())[0]?.horse?.name).toBe('Foal');
    await train(anna, foal);
    expect(await trainingTasks()).toEqual([]);
  });

  test('the counts of the database agree with the rule for one horse', async () => {
    await leaveCoins(app, anna, 50_000);
    const now = app.clock.now();
    const hours = (count: number) => new Date(now.getTime() + count * HOUR);
    type Pasture = readonly [grassFrom: number | null, worksFrom: number | null];
    const states: readonly (readonly [
      feed: number | null,
      months: number,
      bank: number,
      pasture?: Pasture,
    ])[] = [
      [null, 84, -24],
      [null, 5, 0],
      [null, 6, 0],
      [1, 23, -24],
      [1, 24, -24],
      [1, 35, -23.9],
      [1, 36, -23.9],
      [1, 359, -24],
      [1, 360, -24],
      [null, 84, -24, [0, null]],
      [1, 84, -24, [-5, null]],
      [null, 84, -24, [5, null]],
      [1, 84, -24, [5, null]],
      [1, 84, -24, [null, 1]],
      [1, 84, -24, [null, 0]],
    ];
    for (const [feed, months, bank, [grass, work] = [null, null]] of states)
      await changeHorse(app.db, await aHorse(anna), {
        feedExpiresAt: feed === null ? null : hours(feed),
        bornAt: monthsOld(months),
        trainingFrom: hours(bank),
        grassFrom: grass === null ? null : hours(grass),
        worksFrom: work === null ? null : hours(work),
      });
    const horses = (await anna.call('GET /api/horses')).body;
    const instant = (date: string | null) => (date === null ? null : new Date(date));
    const needs = groupByNeed(horses, (horse) =>
      needsOfHorse(
        {
          name: horse.name,
          ageInMonths: horse.ageInMonths,
          retired: horse.retired,
          feedUntil: instant(horse.feedExpiresAt),
          grassFrom: instant(horse.grassFrom),
          worksFrom: instant(horse.worksFrom),
          vetCheckUntil: instant(horse.vetCheckDate),
          vetShotsUntil: instant(horse.vetShotsDate),
          trainings: { banked: horse.trainingsBanked, nextAt: instant(horse.nextTrainingAt) },
          foalsAt: instant(horse.foalsAt),
          shownToday: horse.shownToday,
        },
        now,
      ),
    );
    const counts = Object.fromEntries((await shell()).tasks.map(({ kind, count }) => [kind, count]));
    for (const kind of ['hungry', 'training', 'ring'] as const) {
      expect(needs[kind]?.count).toBe(3);
      expect(counts[kind]).toBe(needs[kind]?.count);
    }
  });

  test('entries that run before midnight UTC are counted', async () => {
    const late = await appForTest({ start: new Date(TEST_START.getTime() + 15.5 * HOUR) });
    const player = await late.newPlayer();
    await player.call('POST /api/goldsmith/salary');
    const horse = await aFedHorse(player);
    const showIds = await enterNext(player, horse, 5);
    const shows = await late.db.selectFrom('shows').select('runsAt').where('id', 'in', showIds).execute();
    const today = shows.filter(({ runsAt }) => runsAt < new Date('2030-05-02T00:00:00Z')).length;
    expect(today).toBeGreaterThan(0);
    expect(today).toBeLessThan(6);
    expect((await player.call('GET /api/shell')).body.tasks.map(formatTask)).toEqual([`shows: ${today}`]);
  });
});

test('every player reads the operator’s notice', async () => {
  const other = await appForTest();
  await writeFile(join(other.dataDir, 'notice.txt'), 'The stable moves on Sunday at 08:00 UTC.\n');
  for (const player of [await other.newPlayer(), await other.newPlayer()]) {
    const { body } = await player.call('GET /api/shell');
    expect(body.notice).toBe('The stable moves on Sunday at 08:00 UTC.');
  }
});
