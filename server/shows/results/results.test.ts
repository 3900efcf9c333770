import { beforeAll, describe, expect, test } from 'vitest';
import { checkResult, type PublishedEntry } from '../../../game/shows/proof/check-result.ts';
import { everyPage } from '../../testing/app/requests.ts';
import { dressageIn } from '../../testing/refusal-case.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { buyTack, equip, undress } from '../../testing/builders/tack.ts';
import { leave, passLeaving } from '../../testing/builders/deletion.ts';
import { aFedHorse, enter, leaveCoins, nextShows } from '../../testing/builders/stable.ts';
import { indexedPlan } from '../../testing/database/plan.ts';
import { appForFile, type TestPlayer, type TestInput } from '../../testing/app/test-app.ts';
import { findHeat } from './results-queries.ts';

let players: TestPlayer[];
let show: string;
const HORSES_EACH = 3;

const app = await appForFile();
beforeAll(async () => {
  players = [await app.newPlayer(), await app.newPlayer('trainer'), await app.newPlayer('equilibrium')];
  show = '';
  for (const player of players) {
    await leaveCoins(app, player, 50_000);
    for (let n = 0; n < HORSES_EACH; n++) {
      const horse = await aFedHorse(player, { name: `Horse ${n}` });
      if (n === 0) {
        await undress(player, horse);
        await equip(player, horse, await buyTack(player, 'bridle'));
      }
      if (show === '') [show = ''] = await nextShows(player, horse, 1);
      expect(await enter(player, show, horse)).toMatchObject({ status: 200 });
    }
  }
});

const details = async (id: string) => (await app.call('GET /api/shows/:id', { params: { id } })).body;
const results = async (id: string, query: TestInput<'GET /api/shows/:id/results'>['query'] = {}) =>
  (await app.call('GET /api/shows/:id/results', { params: { id }, query })).body;
const entries = async (id: string) => (await app.call('GET /api/shows/:id/entries', { params: { id } })).body;

describe('a show that has still to run', () => {
  test('lists entries and the seed hash, and reveals nothing of the draw', async () => {
    const found = await details(show);
    expect(found).toMatchObject({ id: show, kind: 'house', status: 'open', entered: 9, run: null });
    const listed = (await players[0]?.call('GET /api/shows', { query: { limit: 100 } }))?.body ?? [];
    expect(found.seedHash).toBe(listed.find(({ id }) => id === show)?.seedHash);
    const entered = await entries(show);
    expect(entered).toHaveLength(9);
    for (const entry of entered)
      expect(entry).toMatchObject({ entropy: null, start: null, look: { tack: null } });
    expect(new Set(entered.map(({ owner }) => owner.username))).toEqual(
      new Set(players.map(({ username }) => username)),
    );
    expect(await results(show)).toEqual([]);
  });

  test('without entries has its terms, but no row', async () => {
    const id = dressageIn(29 + 5 * 30);
    expect(await details(id)).toMatchObject({
      type: 'dressage',
      level: 1,
      status: 'open',
      entered: 0,
      run: null,
    });
    expect(await entries(id)).toEqual([]);
    const rows = await app.db.selectFrom('shows').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('is not found before the timetable opens it', async () => {
    for (const id of [dressageIn(29 + 12 * 30), NOWHERE])
      expect(await app.call('GET /api/shows/:id', { params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('a show that has run', () => {
  beforeAll(() => app.pass(3600));

  test('can be run again from public data, in pages of any size', async () => {
    const found = await details(show);
    const { run } = found;
    if (!run) throw new Error('It has not run');
    expect(run.heats).toBe(2);
    const [anna] = players;
    if (!anna) throw new Error('Nobody');
    const published = (
      await everyPage<PublishedEntry>(
        app,
        anna,
        'GET /api/shows/:id/entries',
        `/api/shows/${show}/entries?limit=4`,
      )
    ).flat();
    expect(published).toHaveLength(9);
    expect(published).toEqual(await entries(show));
    const { faults, houseHorses } = checkResult({ ...found, run }, published);
    expect(faults).toEqual([]);

    const stored = await app.db
      .selectFrom('show_entries')
      .select(['id', 'place', 'score', 'prize'])
      .where('showId', '=', show)
      .execute();
    const publishedOf = new Map(published.map(({ entryId, start }) => [entryId, start]));
    for (const { id, place, score, prize } of stored)
      expect(publishedOf.get(id)).toMatchObject({ place, score, prize });
    for (const heat of [1, 2]) {
      const placed = await results(show, { heat });
      expect(placed.map(({ place }) => place)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      expect(placed.map(({ score }) => score)).toEqual(
        placed.map(({ score }) => score).toSorted((a, b) => b - a),
      );
      const house = placed.filter(({ horseId }) => horseId === null);
      const drawn = houseHorses.filter((horse) => horse.heat === heat);
      expect(house.map(({ name, score, place }) => ({ name, score, place }))).toEqual(
        drawn.map(({ name, sheet, place }) => ({ name, score: sheet.score, place })),
      );
      for (const { entryId, place, score, prize } of placed)
        if (entryId !== null) expect(publishedOf.get(entryId)).toMatchObject({ heat, place, score, prize });
    }
    expect(await results(show, { heat: 3 })).toEqual([]);
  });

  test('opens at the viewer’s first heat', async () => {
    const published = await entries(show);
    const heatOf = (id: string) =>
      Math.min(...published.flatMap(({ owner, start }) => (owner.id === id && start ? [start.heat] : [])));
    for (const { id } of players) expect((await results(show, { owner: id }))[0]?.heat).toBe(heatOf(id));
    expect((await results(show, { owner: NOWHERE }))[0]?.heat).toBe(1);
  });

  test('is read one heat at a time, however many started', async () => {
    const literals = {
      showId: `'${NOWHERE}'`,
      heat: 'null',
      ownerId: `'${NOWHERE}'`,
      after: '0',
      limit: '13',
    };
    const plan = await indexedPlan(app.db, findHeat.recent, literals);
    expect(plan.match(/show_entries_\w+/g)).toEqual(['show_entries_placed', 'show_entries_placed']);
    expect(plan).not.toMatch(/Sort|Filter/);
  });

  test('without entries is over without a result', async () => {
    const id = dressageIn(-1 - 30);
    expect(await details(id)).toMatchObject({ status: 'completed', entered: 0, run: null });
    expect(await results(id)).toEqual([]);
  });
});

describe('the pictures of a show that has run', () => {
  const placedOf = async (player: TestPlayer) => {
    const placed = await results(show, { owner: player.id });
    return {
      own: placed.filter(({ owner }) => owner?.id === player.id),
      house: placed.filter(({ horseId }) => horseId === null),
    };
  };

  test('show a horse in the tack of that start, and each house horse in a coat of its own', async () => {
    const [anna] = players;
    if (!anna) throw new Error('Nobody');
    const { own, house } = await placedOf(anna);
    for (const { name, look } of own)
      expect(look.tack, name).toEqual(
        name === 'Horse 0' ? { shoes: null, saddle: null, bridle: 'plain', colour: 'oak' } : null,
      );
    expect(house.length).toBeGreaterThan(1);
    expect(new Set(house.map(({ look }) => look.seed)).size).toBe(house.length);
    // The proof reads every entry, and needs no pictures.
    for (const { look } of await entries(show)) expect(look).toBeNull();
  });

  test('stay as they were when a horse is undressed and older, and its player gone', async () => {
    const [anna] = players;
    if (!anna) throw new Error('Nobody');
    const before = await placedOf(anna);
    const [horse] = before.own;
    if (!horse?.horseId) throw new Error('Not placed');
    await app.db.updateTable('tack').set({ horseId: null }).where('horseId', '=', horse.horseId).execute();
    await app.db
      .updateTable('horses')
      .set({ maneStyle: 'natural' })
      .where('id', '=', horse.horseId)
      .execute();
    await leave(anna);
    await passLeaving(app);
    const { own, house } = await placedOf(anna);
    expect(house).toEqual(before.house);
    expect(own).toHaveLength(before.own.length);
    for (const [index, { look, owner, horseId }] of own.entries()) {
      const was = before.own[index]?.look;
      expect(owner?.username).toMatch(/^Deleted player/);
      expect(look).toEqual(horseId === horse.horseId ? { ...was, maneStyle: 'natural' } : was);
    }
  });
});
