import { describe, expect, test } from 'vitest';
import { changeHorse, aFedHorse, enterNext } from '../testing/builders/stable.ts';
import { housePrize, veteranPrize } from '../../game/shows/prize-money.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const standingOf = (id: string) =>
  app.db
    .selectFrom('horses')
    .select(['classLevel', 'grade', 'gradePoints', 'prizelessStarts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('putting a horse back', () => {
  test('lowers it by one grade, once for concurrent calls', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    await changeHorse(app.db, id, { grade: 'gold', gradePoints: 4, prizelessStarts: 10 });
    expect((await player.call('GET /api/horses/:id', { params: { id } })).body.standing).toMatchObject({
      grade: 'gold',
      mayPutBack: true,
    });
    const answers = await atOnce(6, () => player.call('POST /api/horses/:id/put-back', { params: { id } }));
    expect(outcomes(answers)).toEqual({ ok: 1, NOT_TO_PUT_BACK: 5 });
    expect(await standingOf(id)).toEqual({
      classLevel: 1,
      grade: 'silver',
      gradePoints: 0,
      prizelessStarts: 0,
    });
  });

  test.each([[{ grade: 'gold', prizelessStarts: 9 }], [{ grade: 'bronze', prizelessStarts: 30 }]] as const)(
    'is refused with %j',
    async (standing) => {
      const player = await app.newPlayer();
      const id = await aFedHorse(player);
      await changeHorse(app.db, id, standing);
      expect(await player.call('POST /api/horses/:id/put-back', { params: { id } })).toMatchObject({
        status: 409,
        body: { code: 'NOT_TO_PUT_BACK' },
      });
      expect(await standingOf(id)).toMatchObject(standing);
    },
  );

  test('an entry made before runs in the grade in which it was made', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    await changeHorse(app.db, id, { grade: 'silver', gradePoints: 2, prizelessStarts: 10 });
    await enterNext(player, id, 1);
    await player.call('POST /api/horses/:id/put-back', { params: { id } });
    await app.pass(3600);
    const [entry] = (await player.call('GET /api/horses/:id/entries', { params: { id } })).body;
    const { body } = await player.call('GET /api/shows/:id/results', { params: { id: entry?.showId ?? '' } });
    expect(body.find(({ horseId }) => horseId === id)).toMatchObject({ grade: 'silver', gradePoints: 0 });
    expect(await standingOf(id)).toMatchObject({ grade: 'bronze', gradePoints: 0, prizelessStarts: 0 });
  });

  test('from bronze lowers it by one class, where it starts as a veteran and may return', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    await changeHorse(app.db, id, { level: 12, classLevel: 10, prizelessStarts: 10 });
    const back = await player.call('POST /api/horses/:id/put-back', { params: { id } });
    expect(back).toMatchObject({ status: 200, body: { classLevel: 5, grade: 'bronze' } });
    const { body } = await player.call('GET /api/horses/:id', { params: { id } });
    expect(body.standing).toMatchObject({ classLevel: 5, grade: 'bronze', bestClass: 10, putBack: true });
    await enterNext(player, id, 1);
    await app.pass(2 * 3600);
    const entry = app.db.selectFrom('show_entries').selectAll().where('horseId', '=', id);
    const { level, veteran, place, prize, result } = await entry.executeTakeFirstOrThrow();
    expect({ level, veteran, points: result?.gradePoints ?? 0 }).toEqual({
      level: 5,
      veteran: true,
      points: 0,
    });
    expect(prize).toBe(veteranPrize(housePrize(5, 'bronze', 10_000, place ?? 0)));
    const counted = app.db.selectFrom('horse_standings').selectAll().where('horseId', '=', id);
    expect(await counted.execute()).toEqual([]);
    const best = app.db.selectFrom('horse_disciplines').selectAll().where('horseId', '=', id);
    expect(await best.execute()).toEqual([]);
    const shows = await player.call('GET /api/shows', { query: { horse_id: id, min_level: 10 } });
    await player.call('POST /api/shows/:id/enter', {
      params: { id: shows.body[0]?.id ?? '' },
      body: { horse_id: id },
    });
    const { body: after } = await player.call('GET /api/horses/:id', { params: { id } });
    expect(after.standing).toMatchObject({ classLevel: 10, grade: 'bronze', putBack: false });
  });
});
