import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { aFamily } from '../../world/family.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aFedHorse, aHorse, enterNext } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();
const stranger = await app.newPlayer();

const card = async (id: string, by = stranger) =>
  (await by.call('GET /api/horses/:id/card', { params: { id } })).body;

describe('a card', () => {
  test('of a horse from the store shows a stranger what its owner sees of it, and no allele', async () => {
    const id = await aFedHorse(anna, { name: 'Liv', breedId: 'norwegian_fjord', discipline: 'endurance' });
    await enterNext(anna, id, 3);
    await app.pass(2 * 3600);
    const { body: own } = await anna.call('GET /api/horses/:id', { params: { id } });
    const { body: stats } = await anna.call('GET /api/horses/:id/show-stats', { params: { id } });
    const seen = await card(id);
    const { name, breedName, gender, level, discipline, color, description, look, age, ageInMonths } = own;
    expect(seen).toMatchObject({
      id,
      name,
      breedName,
      gender,
      level,
      discipline,
      color,
      description,
      look,
      age,
      ageInMonths,
      retired: false,
      owner: { id: anna.id, username: anna.username },
      breeder: null,
      showsEntered: 3,
      earnings: stats.totalEarnings,
      inbreeding: 0,
      foals: 0,
      stud: null,
    });
    expect(await card(id, anna)).toEqual(seen);
  });

  test('shows aptitude in points to a tenth', async () => {
    const family = aFamily(anna.id);
    const { id } = family.founder('Able', 'mare', {
      aptitude: DISCIPLINES.map((_, index) => 501_234 + index * 10_000),
    });
    await family.save(app.db);
    expect((await card(id)).aptitude).toEqual(
      DISCIPLINES.map((discipline, index) => ({ discipline, points: 50.1 + index })),
    );
  });

  test('names who bred a horse, its inbreeding, and the terms of a stallion at stud', async () => {
    const family = aFamily(anna.id);
    const [sire, dam] = [family.founder('Sire', 'stallion'), family.founder('Dam', 'mare')];
    const daughter = family.foal('Daughter', sire, dam);
    const inbred = family.foal('Inbred', sire, daughter, { ownerId: stranger.id });
    await family.save(app.db);
    expect(await card(inbred.id)).toMatchObject({
      owner: { id: stranger.id, username: stranger.username },
      breeder: { id: anna.id, username: anna.username },
      inbreeding: 0.25,
    });
    expect(await card(sire.id)).toMatchObject({ foals: 2, stud: null });
    expect(await card(dam.id)).toMatchObject({ foals: 1 });
    const terms = { fee: 300, note: 'Kind to mares', ownBreedOnly: true };
    await app.db
      .insertInto('studs')
      .values({ stallionId: sire.id, playerId: anna.id, placedAt: app.clock.now(), ...terms })
      .execute();
    expect((await card(sire.id)).stud).toEqual({ fee: 300, note: 'Kind to mares', ownBreedOnly: true });
  });
});

describe('children', () => {
  interface Child {
    readonly id: string;
    readonly name: string;
    readonly otherParent: string;
  }

  test('come newest first in pages, each once, with the other parent', async () => {
    const family = aFamily(anna.id);
    const [sire, other] = [family.founder('Sire', 'stallion'), family.founder('Other', 'stallion')];
    const dams = [family.founder('Dam 0', 'mare'), family.founder('Dam 1', 'mare')] as const;
    const foals = Array.from({ length: 7 }, (_, index) =>
      family.foal(`Foal ${index}`, sire, dams[index % 2 === 0 ? 0 : 1], { ownerId: stranger.id }),
    );
    family.foal('By another', other, dams[0]);
    await family.save(app.db);

    const route = 'GET /api/horses/:id/children';
    const pages = await everyPage<Child>(app, stranger, route, `/api/horses/${sire.id}/children?limit=3`);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ name }) => name)).toEqual(foals.map(({ name }) => name).toReversed());
    expect(pages.flat()[0]).toMatchObject({
      id: foals[6]?.id,
      otherParent: 'Dam 0',
      otherParentId: dams[0].id,
      ownerUsername: stranger.username,
      bornAt: new Date(String(foals[6]?.createdAt)).toISOString(),
    });
    const [ofDam = []] = await everyPage<Child>(app, stranger, route, `/api/horses/${dams[0].id}/children`);
    expect(ofDam.map(({ name, otherParent }) => [name, otherParent])).toEqual([
      ['By another', 'Other'],
      ...['Foal 6', 'Foal 4', 'Foal 2', 'Foal 0'].map((name) => [name, 'Sire']),
    ]);
  });

  test('of a horse without foals are none', async () => {
    const id = await aHorse(anna);
    const { status, body } = await stranger.call('GET /api/horses/:id/children', { params: { id } });
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });
});
