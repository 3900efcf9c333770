import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornAtAge } from '../../../game/horses/age.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { aHorse } from '../../../world/builders.ts';
import { insertRows } from '../../../world/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/app/test-app.ts';
import { aMare } from '../../testing/builders/breeding.ts';
import { upsertStud } from '../stud/stud-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('of many studs each page holds the next best, whichever part of them was read', async () => {
  const breeder = await app.newPlayer();
  const mare = await aMare(app, breeder);
  const owner = await app.newPlayer();
  const soon = new Date(app.clock.now().getTime() + 86_400_000);
  const many = Array.from({ length: 260 }, (_, nth) => {
    const points = ((nth * 97) % 260) * 3_000;
    const isFit = nth % 4 > 0;
    const horse = aHorse({
      owner_id: owner.id,
      sex: 'stallion',
      born_at: bornAtAge(100, app.clock.now()),
      aptitude: DISCIPLINES.map(() => points),
      feed_expires_at: isFit ? soon : null,
      breeding_check_until: soon,
    });
    return { horse, points, isFit };
  });
  await inTransaction(app.db, async (tx) => {
    await insertRows(
      tx,
      'horses',
      many.map(({ horse }) => horse),
    );
    for (const { horse } of many)
      await upsertStud.run(tx, {
        stallionId: horse.id,
        playerId: owner.id,
        fee: 100,
        note: '',
        ownBreedOnly: false,
        now: app.clock.now(),
      });
  });
  const idsOf = async (query: Record<string, string>) => {
    const { body } = await breeder.call('GET /api/horses/:id/mates', { params: { id: mare }, query });
    return body.map(({ stallion }) => stallion.id);
  };
  const best = many
    .toSorted((one, other) => Number(other.isFit) - Number(one.isFit) || other.points - one.points)
    .map(({ horse }) => horse.id);
  for (const order of ['aptitude', 'inbreeding'])
    for (const offset of [0, 40, 180, 230])
      expect(await idsOf({ order, offset: `${offset}`, limit: '30' })).toEqual(
        best.slice(offset, offset + 30),
      );
});
