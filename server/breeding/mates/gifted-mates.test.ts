import { expect, test } from 'vitest';
import { bornAtAge } from '../../../game/horses/age.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { aHorse } from '../../founding/played/builders.ts';
import { insertRows } from '../../founding/played/row-queries.ts';
import { inTransaction } from '../../db/transaction.ts';
import { appForFile } from '../../testing/app/test-app.ts';
import { aMare } from '../../testing/builders/breeding.ts';
import { upsertStud } from '../stud/stud-queries.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

const app = await appForFile();

test('each page holds the next best studs, her own breed first, however many were read', async () => {
  const breeder = await app.newPlayer();
  const mare = await aMare(app, breeder);
  const { breed } = await app.db
    .selectFrom('horses')
    .select('breed')
    .where('id', '=', mare)
    .executeTakeFirstOrThrow();
  const otherBreed = breed === 'friesian' ? 'arabian' : 'friesian';
  const owner = await app.newPlayer();
  const soon = new Date(app.clock.now().getTime() + REAL_MS_PER_DAY);
  const many = Array.from({ length: 260 }, (_, index) => {
    const points = ((index * 97) % 260) * 3_000;
    const isFit = index % 4 > 0;
    const isOwnBreed = index % 3 === 0;
    const horse = aHorse({
      ownerId: owner.id,
      breed: isOwnBreed ? breed : otherBreed,
      sex: 'stallion',
      bornAt: bornAtAge(100, app.clock.now()),
      aptitude: DISCIPLINES.map(() => points),
      feedExpiresAt: isFit ? soon : null,
      breedingCheckUntil: soon,
    });
    return { horse, points, isFit, isOwnBreed };
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
    .toSorted(
      (one, other) =>
        Number(other.isFit) - Number(one.isFit) ||
        Number(other.isOwnBreed) - Number(one.isOwnBreed) ||
        other.points - one.points,
    )
    .map(({ horse }) => horse.id);
  for (const order of ['aptitude', 'inbreeding'])
    for (const offset of [0, 40, 180, 230])
      expect(await idsOf({ order, offset: `${offset}`, limit: '30' })).toEqual(
        best.slice(offset, offset + 30),
      );
  expect(await idsOf({ order: 'fee', limit: '50' })).toEqual(best.slice(0, 50));
  const ofOther = many.filter(({ isOwnBreed }) => !isOwnBreed).map(({ horse }) => horse.id);
  expect(await idsOf({ breed: otherBreed, limit: '50' })).toEqual(
    best.filter((id) => ofOther.includes(id)).slice(0, 50),
  );
});
