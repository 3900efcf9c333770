import { describe, expect, test } from 'vitest';
import { aFamily } from '../../world/family.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aFedHorse, makeWinner, enterNext } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();
const stranger = await app.newPlayer();

const page = async (id: string) => (await stranger.call('GET /api/players/:id', { params: { id } })).body;
const horses = (id: string, query: string) =>
  everyPage<{ readonly id: string }>(
    app,
    stranger,
    'GET /api/players/:id/horses',
    `/api/players/${id}/horses?${query}`,
  );

describe('a player’s page', () => {
  test('of somebody new shows the profile and nothing else', async () => {
    const ben = await app.newPlayer();
    await ben.call('PATCH /api/user/bio', { body: { bio: 'Spots only.' } });
    await ben.call('PATCH /api/user/shop-name', { body: { shopName: 'Birchwater Yard' } });
    const { body: own } = await ben.call('GET /api/auth/me');
    const { username, guild, level, xp, xpToNextLevel, gameAge, createdAt, isPremium } = own;
    expect(await page(ben.id)).toEqual({
      id: ben.id,
      username,
      guild,
      level,
      xp,
      xpToNextLevel,
      gameAge,
      createdAt,
      isPremium,
      isBlocked: false,
      isDeleted: false,
      houseStable: null,
      description: 'Spots only.',
      profilePicture: null,
      profileThumbnail: null,
      shopName: 'Birchwater Yard',
      horseCount: 0,
      onSaleCount: 0,
      totalShows: 0,
      totalWins: 0,
      bestHorses: [],
      bred: { total: 0, averageLevel: 0, wins: 0, horses: [] },
      wonLately: [],
    });
  });

  test('shows the best horses, bred horses with their owners, and recent prizes', async () => {
    const [fee, fast] = [await aFedHorse(anna), await aFedHorse(anna, { feed: 'annually' })];
    const family = aFamily(anna.id);
    const [sire, dam] = [
      family.founder('Sire', 'stallion', { level: 2 }),
      family.founder('Dam', 'mare', { level: 40 }),
    ];
    const sold = family.foal('Sold', sire, dam, { ownerId: stranger.id, level: 4 });
    const ownFoal = family.foal('Owned', sire, dam, { level: 9 });
    await family.save(app.db);
    await makeWinner(app.db, fast);
    await enterNext(anna, fast, 3);
    await app.pass(3 * 3600);

    const seen = await page(anna.id);
    expect(seen.horseCount).toBe(5);
    expect(seen.bestHorses.map(({ id }) => id)).toEqual([dam.id, ownFoal.id, expect.anything()]);
    expect(seen.bred.horses).toMatchObject([
      { id: ownFoal.id, owner: { id: anna.id } },
      { id: sold.id, owner: { id: stranger.id, username: stranger.username } },
    ]);
    expect(seen.totalShows).toBe(3);
    expect(seen.totalWins).toBeGreaterThan(0);
    expect(seen.wonLately[0]).toMatchObject({ horseId: fast });
    expect(seen.wonLately.every(({ place }) => place <= 3)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('genotype');

    const owned = (await horses(anna.id, 'limit=2')).flat().map(({ id }) => id);
    expect(owned.slice(0, 2)).toEqual([dam.id, ownFoal.id]);
    expect(owned.toSorted()).toEqual([fee, fast, sire.id, dam.id, ownFoal.id].toSorted());
    const bred = (await horses(anna.id, 'of=bred&limit=1')).flat().map(({ id }) => id);
    expect(bred).toEqual([ownFoal.id, sold.id]);
  });
});
