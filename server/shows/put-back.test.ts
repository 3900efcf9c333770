import { describe, expect, test } from 'vitest';
import { changeHorse, aFedHorse, enterNext } from '../testing/builders/stable.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const standingOf = (id: string) =>
  app.db
    .selectFrom('horses')
    .select(['grade', 'grade_points', 'prizeless_starts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('putting a horse back', () => {
  test('lowers it by one grade, once, however often it is asked at the same time', async () => {
    const player = await app.newPlayer();
    const id = await aFedHorse(player);
    await changeHorse(app.db, id, { grade: 'gold', grade_points: 4, prizeless_starts: 10 });
    expect((await player.call('GET /api/horses/:id', { params: { id } })).body.standing).toMatchObject({
      grade: 'gold',
      mayPutBack: true,
    });
    const answers = await atOnce(6, () => player.call('POST /api/horses/:id/put-back', { params: { id } }));
    expect(outcomes(answers)).toEqual({ ok: 1, NOT_TO_PUT_BACK: 5 });
    expect(await standingOf(id)).toEqual({ grade: 'silver', grade_points: 0, prizeless_starts: 0 });
  });

  test.each([[{ grade: 'gold', prizeless_starts: 9 }], [{ grade: 'bronze', prizeless_starts: 30 }]] as const)(
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
    await changeHorse(app.db, id, { grade: 'silver', grade_points: 2, prizeless_starts: 10 });
    await enterNext(player, id, 1);
    await player.call('POST /api/horses/:id/put-back', { params: { id } });
    await app.pass(3600);
    const [entry] = (await player.call('GET /api/horses/:id/entries', { params: { id } })).body;
    const { body } = await player.call('GET /api/shows/:id/results', { params: { id: entry?.showId ?? '' } });
    expect(body.find(({ horseId }) => horseId === id)).toMatchObject({ grade: 'silver', gradePoints: 0 });
    expect(await standingOf(id)).toEqual({ grade: 'bronze', grade_points: 0, prizeless_starts: 0 });
  });
});
