import { beforeAll, describe, expect, test } from 'vitest';
import { checkResult } from '../../../game/shows/proof/check-result.ts';
import { meadowPrize } from '../../../game/shows/meadow/meadow-shows.ts';
import { MEADOW_STARTS } from '../../../game/shows/meadow/meadow-starts.ts';
import { auditBooks } from '../../audit/audit-books.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { aFedHorse, coinsOf, enter } from '../../testing/builders/stable.ts';

const app = await appForFile();
let player: TestPlayer;
let horseId: string;
beforeAll(async () => {
  player = await app.newPlayer();
  horseId = await aFedHorse(player);
});

const offered = async () =>
  (await player.call('GET /api/shows/next', { query: { horseIds: horseId } })).body.meadow;

test('a newcomer is offered three free shows, each within two minutes', async () => {
  const coins = await coinsOf(player);
  const shows: string[] = [];
  for (let start = 0; start < MEADOW_STARTS; start += 1) {
    const [one] = await offered();
    if (!one) throw new Error('No Meadow show is offered');
    expect(one).toMatchObject({ horseId, startsLeft: MEADOW_STARTS - start });
    expect(one.show).toMatchObject({ kind: 'meadow', entryFee: 0, prize: 220, entries: null });
    const ahead = Date.parse(one.show.scheduledDate) - app.clock.now().getTime();
    expect(ahead).toBeLessThanOrEqual(130_000);
    const entered = await enter(player, one.show.id, horseId);
    expect(entered).toMatchObject({ status: 200, body: { fee: 0 } });
    expect(entered.body.receipt.seedHash).toBe(one.show.seedHash);
    shows.push(one.show.id);
    await app.pass(120);
  }
  expect(await offered()).toEqual([]);
  await app.pass(120);

  const { body: entries } = await player.call('GET /api/horses/:id/entries', { params: { id: horseId } });
  expect(entries.map(({ showId }) => showId)).toEqual(shows.toReversed());
  const won = entries.reduce((sum, { placement }) => sum + meadowPrize(placement ?? 12), 0);
  expect(won).toBeGreaterThan(0);
  const { body: user } = await player.call('GET /api/auth/me');
  expect(user).toMatchObject({ coins: coins + won, tradableCoins: 0 });
  const { body: ledger } = await player.call('GET /api/transactions', {});
  const prizes = ledger.filter(({ type }) => type === 'meadow_prize');
  expect(prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(won);
  expect(prizes[0]?.description).toMatch(/^Juniper came \d+\w\w of 12 in \w+, Meadow show$/);
});

describe('a Meadow show that has run', () => {
  let id: string;
  beforeAll(async () => {
    const { body } = await player.call('GET /api/horses/:id/entries', { params: { id: horseId } });
    id = body[0]?.showId ?? '';
  });

  test('is proved by a browser as any show is', async () => {
    const { body: show } = await app.call('GET /api/shows/:id', { params: { id } });
    const { body: entries } = await app.call('GET /api/shows/:id/entries', { params: { id } });
    const { body: rows } = await app.call('GET /api/shows/:id/results', { params: { id } });
    const { run } = show;
    if (!run) throw new Error('It has not run');
    expect(run.countsInLeaderboards).toBe(false);
    const check = checkResult({ ...show, run }, entries);
    expect(check).toMatchObject({ faults: [], rerun: true });
    expect(rows).toHaveLength(12);
    expect(rows.map(({ prize }) => prize)).toEqual(rows.map(({ place }) => meadowPrize(place)));
    expect(new Set(rows.map(({ grade }) => grade))).toEqual(new Set([null]));
    const house = rows.flatMap(({ name, horseId: of }) => (of === null ? [name] : []));
    expect(house.toSorted()).toEqual(check.houseHorses.map(({ name }) => name).toSorted());
  });

  test('counts in no standing, record, trophy or list of wins', async () => {
    const counted = await Promise.all(
      (['horseStandings', 'horseDisciplines'] as const).map((table) =>
        app.db
          .selectFrom(table === 'horseStandings' ? 'horse_standings' : 'horse_disciplines')
          .selectAll()
          .where('horseId', '=', horseId)
          .execute(),
      ),
    );
    expect(counted).toEqual([[], []]);
    const horse = await app.db
      .selectFrom('horses')
      .select(['grade', 'gradePoints', 'prizelessStarts', 'showsEntered'])
      .where('id', '=', horseId)
      .executeTakeFirstOrThrow();
    expect(horse).toEqual({ grade: 'bronze', gradePoints: 0, prizelessStarts: 0, showsEntered: 3 });
    const { body: trophies } = await player.call('GET /api/horses/:id/trophies', { params: { id: horseId } });
    expect(JSON.stringify(trophies)).not.toContain(id);
  });

  test('stands in the books as the audit expects', async () => {
    const { checks } = await auditBooks(app.db, { now: app.clock.now(), replay: 'all' });
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });
});

test('nobody enters a show of another minute', async () => {
  const [one] = await offered();
  expect(one).toBeUndefined();
  const other = await app.newPlayer();
  const horse = await aFedHorse(other);
  const { body } = await other.call('GET /api/shows/next', { query: { horseIds: horse } });
  const id = body.meadow[0]?.show.id ?? '';
  const odd = id.replace(/.$/u, (digit) => (digit === '1' ? '2' : '1'));
  expect(await enter(other, odd, horse)).toMatchObject({ status: 404 });
});
