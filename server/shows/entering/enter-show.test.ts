import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { houseShowId, readHouseShowId } from '../../../game/shows/house-shows.ts';
import {
  aFedHorse,
  changeHorse,
  enter,
  enterNext,
  leaveCoins,
  nextShows,
} from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

const app = await appForFile();

const readHorse = (id: string) =>
  app.db.selectFrom('horses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readPlayer = ({ id }: TestPlayer) =>
  app.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(GUILDS)('the horse of a %s', (guild) => {
  test('enters for the fee of its class, gains XP and skill, and tires a little', async () => {
    const player = await app.newPlayer(guild);
    const id = await aFedHorse(player);
    const { coins } = (await player.call('GET /api/user')).body;
    const [show = ''] = await nextShows(player, id, 1);
    const { body } = await enter(player, show, id);

    const row = GUILD_ROWS[guild];
    const fee = Math.round((25 * row.houseFeePercent) / 100);
    const xp = Math.round((row.entryXp * row.horseXpPercent) / 100);
    expect(body).toMatchObject({
      message: 'Horse entered in show successfully',
      xpEarned: xp,
      fee,
      coins: coins - fee,
      happinessLost: 1,
      newHappiness: 99,
    });
    const horse = await readHorse(id);
    expect(horse).toMatchObject({ xp, level: 1, happiness: 990_000, showsEntered: 1, startsToday: 1 });
    const { body: entry } = await player.call('GET /api/shows/my-entries');
    const gained = Math.round((12_000 * row.startSkillPercent) / 100);
    expect(horse.skill).toEqual(DISCIPLINES.map((one) => (one === entry[0]?.show.type ? gained : 0)));
    expect(await readPlayer(player)).toMatchObject({ xp: row.entryXp, activeEntries: 1, houseStarts: 1 });
    const { body: ledger } = await player.call('GET /api/transactions', { query: { limit: '1' } });
    expect(ledger).toMatchObject([{ type: 'show_entry', amount: -fee, balance: coins - fee }]);
  });
});

describe('the receipt', () => {
  test('repeats the listed hash and the entropy sent', async () => {
    const player = await app.newPlayer();
    const horse_id = await aFedHorse(player);
    const { body: shows } = await player.call('GET /api/shows', { query: { horse_id, limit: '2' } });
    const [show, other] = shows;
    const entropy = '0123456789abcdef'.repeat(2);
    const params = { id: show?.id };
    const { body } = await player.call('POST /api/shows/:id/enter', { params, body: { horse_id, entropy } });
    expect(body.receipt).toMatchObject({ showId: show?.id, seedHash: show?.seedHash, entropy });
    expect((await player.call('GET /api/shows/my-entries')).body[0]?.id).toBe(body.receipt.entryId);
    expect(show?.seedHash).not.toBe(other?.seedHash);

    await app.pass(3 * 3600);
    const ran = await app.db
      .selectFrom('shows')
      .selectAll()
      .where('id', '=', show?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(
      createHash('sha256')
        .update(ran.seed ?? '')
        .digest('hex'),
    ).toBe(show?.seedHash);
  });

  test('has fresh server entropy if none was sent', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    const drawn = [];
    for (const show of await nextShows(player, id, 3))
      drawn.push((await enter(player, show, id)).body.receipt.entropy);
    for (const entropy of drawn) expect(entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(drawn).size).toBe(3);
  });

  test.each([null, 7, '', 'abc', 'F'.repeat(32), 'f'.repeat(31), 'f'.repeat(33), 'g'.repeat(32)])(
    'is not given for the entropy %j',
    async (entropy) => {
      const player = await app.newPlayer();
      const horse_id = await aFedHorse(player);
      const [id] = await nextShows(player, horse_id, 1);
      const refused = await player.call('POST /api/shows/:id/enter', {
        params: { id },
        body: { horse_id, entropy },
      });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    },
  );
});

test.each([undefined, null, '', 'Juniper', 5, []])('%j is no horse to enter', async (horse_id) => {
  const player = await app.newPlayer();
  const { body: shows } = await player.call('GET /api/shows', { query: { limit: '1' } });
  const sent = { params: { id: shows[0]?.id }, body: { horse_id } };
  const message = 'Please select a horse';
  expect(await player.call('POST /api/shows/:id/enter', sent)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('a house show that cannot be entered yet is not found', async () => {
  const player = await app.newPlayer();
  const horse = await aFedHorse(player);
  const [next = ''] = await nextShows(player, horse, 1);
  const run = readHouseShowId(next);
  if (!run) throw new Error('No run of the house');
  const runsAt = new Date(run.runsAt.getTime() + 30 * REAL_MS_PER_DAY);
  const ahead = houseShowId({ ...run, runsAt });
  expect(await app.call('GET /api/shows/:id', { params: { id: ahead } })).toMatchObject({ status: 404 });
  const answer = await enter(player, ahead, horse);
  expect(answer).toMatchObject({ status: 404, body: { code: 'SHOW_NOT_FOUND' } });
});

test('with valid vet shots and check, every second entry costs no happiness', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  const until = new Date(app.clock.now().getTime() + REAL_MS_PER_DAY);
  await app.db
    .updateTable('horses')
    .set({ vetShotsUntil: until, vetCheckUntil: until })
    .where('id', '=', id)
    .execute();
  const lost = [];
  for (const show of await nextShows(player, id, 5))
    lost.push((await enter(player, show, id)).body.happinessLost);
  expect(lost).toEqual([1, 0, 1, 0, 1]);
});

test('a horse starts five times a day, counted from midnight UTC', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player, { feed: 'semiannually' });
  const midnight =
    (Math.ceil(app.clock.now().getTime() / REAL_MS_PER_DAY) * REAL_MS_PER_DAY - app.clock.now().getTime()) /
    1000;
  await app.pass(midnight - 4 * 3600);
  await enterNext(player, id, 4);
  await app.pass(3600 * 2);
  await enterNext(player, id, 1);
  const [late = ''] = await nextShows(player, id, 1);
  expect(await enter(player, late, id)).toMatchObject({ body: { code: 'HORSE_STARTS_SPENT' } });
  await app.pass(3600 * 2);
  const [early = ''] = await nextShows(player, id, 1);
  expect(await enter(player, early, id)).toMatchObject({ status: 200 });
});

test('the fee may be the last coins', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await leaveCoins(app, player, 50, 15);
  await enterNext(player, id, 2);
  expect((await player.call('GET /api/user')).body).toMatchObject({ coins: 0, tradableCoins: 0 });
});

const openIn = async (player: TestPlayer, horseId: string, level: number) => {
  const query = { horse_id: horseId, min_level: level, max_level: level };
  return (await player.call('GET /api/shows', { query })).body[0]?.id ?? '';
};

test('a horse stays in its class, as a veteran in gold, until it enters the class of its level', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  const gold = { classLevel: 1, grade: 'gold', gradePoints: 3, prizelessStarts: 2 } as const;
  await changeHorse(app.db, id, { level: 5, ...gold });
  const before = (await player.call('GET /api/user')).body.xp;
  expect(await enter(player, await openIn(player, id, 1), id)).toMatchObject({ status: 200 });
  expect(await readHorse(id)).toMatchObject(gold);
  expect((await player.call('GET /api/user')).body.xp).toBe(before);
  const low = await openIn(player, id, 1);
  expect(await enter(player, await openIn(player, id, 5), id)).toMatchObject({ status: 200 });
  const moved = { classLevel: 5, grade: 'bronze', gradePoints: 0, bestClass: 5, bestGrade: 'bronze' };
  expect(await readHorse(id)).toMatchObject(moved);
  expect(await enter(player, low, id)).toMatchObject({ status: 409, body: { code: 'LEVEL_TOO_HIGH' } });
  const entries = app.db.selectFrom('show_entries').select(['grade', 'veteran']).where('horseId', '=', id);
  expect(await entries.orderBy('id').execute()).toEqual([
    { grade: 'gold', veteran: true },
    { grade: 'bronze', veteran: false },
  ]);
});

test('a higher class begins in bronze; entries keep the grade', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await changeHorse(app.db, id, { level: 5, grade: 'gold', gradePoints: 3, prizelessStarts: 2 });
  await enter(player, await openIn(player, id, 5), id);
  const bronze = { classLevel: 5, grade: 'bronze', gradePoints: 0, prizelessStarts: 0 };
  expect(await readHorse(id)).toMatchObject(bronze);
  await changeHorse(app.db, id, { grade: 'silver', gradePoints: 1 });
  await enterNext(player, id, 1);
  expect(await readHorse(id)).toMatchObject({ classLevel: 5, grade: 'silver', gradePoints: 1 });
  const entries = await app.db
    .selectFrom('show_entries')
    .select('grade')
    .where('horseId', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ grade }) => grade)).toEqual(['bronze', 'silver']);
});
