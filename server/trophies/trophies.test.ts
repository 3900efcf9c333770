import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { inTransaction } from '../db/transaction.ts';
import { aMare, aStallion, cover, DAY_SECONDS, horseNamed } from '../testing/builders/breeding.ts';
import { recount } from '../leaderboards/count-standings.ts';
import { aFedHorse, enterNext, leaveCoins, makeWinner } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { fillAllAlbums } from './album.ts';

const app = await appForFile();
let anna: TestPlayer;
let bert: TestPlayer;
let winner: string;
let foal: string;
beforeAll(async () => {
  [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  await leaveCoins(app, anna, 20_000);
  winner = await aFedHorse(bert);
  await makeWinner(app.db, winner);
  await enterNext(bert, winner, 3);
  await cover(anna, await aMare(app, anna), await aStallion(app, anna));
  await app.pass(3 * DAY_SECONDS);
  foal = (await horseNamed(anna, 'Foal of Juniper'))?.id ?? '';
});

const trophiesOf = async (id: string, by = anna) =>
  (await by.call('GET /api/horses/:id/trophies', { params: { id } })).body;
const albumOf = async (id: string, by = bert) =>
  (await by.call('GET /api/players/:id/album', { params: { id } })).body;

describe('the trophies of a horse', () => {
  test('are its starts, wins, bests and scores, for everybody', async () => {
    const { body: entries } = await bert.call('GET /api/horses/:id/entries', { params: { id: winner } });
    const found = await trophiesOf(winner);
    const sum = (of: 'shows' | 'wins') => found.disciplines.reduce((all, each) => all + each[of], 0);
    expect([sum('shows'), sum('wins')]).toEqual([3, found.wins.length]);
    expect(found.wins.map(({ entryId }) => entryId).toSorted()).toEqual(
      entries
        .filter(({ placement }) => placement === 1)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(found.scores.map(({ at }) => at)).toEqual(found.scores.map(({ at }) => at).toSorted());
    expect(found.scores).toHaveLength(3);
    expect(found.bests).toHaveLength(found.disciplines.length);
    expect(found.bests[0]?.score).toBe(Math.max(...found.scores.map(({ score }) => score)));
    expect(await trophiesOf(winner, bert)).toEqual(found);
  });

  test('a promotion is a cup', async () => {
    const promoted = await sql<{ showId: string }>`
      update show_entries set result = jsonb_set(result, '{promotedTo}', '"silver"')
      where id = (select id from show_entries where horse_id = ${winner} limit 1) returning show_id`.execute(
      app.db,
    );
    expect((await trophiesOf(winner)).cups).toContainEqual(
      expect.objectContaining({ showId: promoted.rows[0]?.showId, level: 1, grade: 'silver' }),
    );
  });

  test('a horse without a start has none', async () => {
    expect(await trophiesOf(foal)).toEqual({ disciplines: [], wins: [], cups: [], bests: [], scores: [] });
  });
});

describe('an album', () => {
  test('shows what its player bred, with the first foal, for everybody', async () => {
    const { slots, username } = await albumOf(anna.id);
    expect(username).toBe(anna.username);
    expect(slots.map(({ part }) => part)).toEqual(expect.arrayContaining(['colour']));
    for (const { horse } of slots) expect(horse).toMatchObject({ id: foal, name: 'Foal of Juniper' });
    expect((await albumOf(bert.id)).slots).toEqual([]);
  });

  test('shows the first foal, whoever owns it and whatever is born later', async () => {
    const before = await albumOf(anna.id);
    await sql`update horses set owner_id = ${bert.id} where id = ${foal}`.execute(app.db);
    await inTransaction(app.db, fillAllAlbums);
    expect(await albumOf(anna.id)).toEqual(before);
    await sql`update horses set owner_id = ${anna.id} where id = ${foal}`.execute(app.db);
  });

  test('is the same when filled again from all births, as are the counters', async () => {
    const before = [await albumOf(anna.id), await trophiesOf(winner)];
    await sql`truncate album_slots`.execute(app.db);
    await inTransaction(app.db, fillAllAlbums);
    await inTransaction(app.db, recount);
    expect([await albumOf(anna.id), await trophiesOf(winner)]).toEqual(before);
    expect((await auditBooks(app.db)).checks.filter(({ offending }) => offending > 0)).toEqual([]);
  });
});

describe('a wish', () => {
  const wish = (colour: unknown) => anna.call('PUT /api/album/wish', { body: { colour } });
  const wished = async () => (await anna.call('GET /api/album/wish')).body.wish;

  test('is stored, changed and cleared', async () => {
    for (const colour of ['perlino', 'silver bay', null, null]) {
      expect(await wish(colour)).toMatchObject({ status: 200, body: { wish: colour } });
      expect(await wished()).toBe(colour);
    }
  });

  test.each(['unicorn', '', 7, undefined, DISCIPLINES])('%j is none', async (colour) => {
    expect(await wish(colour)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});
