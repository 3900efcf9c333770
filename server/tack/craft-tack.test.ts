import { beforeEach, expect, test } from 'vitest';
import { GUILDS } from '../../game/guild-work/guilds.ts';
import { craftQualityRange, startingCraftSkill } from '../../game/tack/craft-quality.ts';
import { MATERIALS } from '../../game/tack/materials.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { buyMaterial, buyMaterialsFor, craft } from '../testing/builders/tack.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer('manufacturer');
  await leaveCoins(app, anna, 20_000);
});

const user = async (player = anna) => (await player.call('GET /api/user')).body;
const materials = async () =>
  Object.fromEntries((await anna.call('GET /api/materials')).body.map((row) => [row.type, row.quantity]));

test('a piece takes its materials, gives skill and XP, and names its maker', async () => {
  for (const material of MATERIALS) await buyMaterial(anna, material, 10);
  const { status, body } = await craft(anna, 'saddle');
  expect(status).toBe(200);
  const { quality } = body.tack;
  expect(quality).toBeGreaterThanOrEqual(80);
  expect(quality).toBeLessThanOrEqual(100);
  expect(body).toEqual({
    message: `You made a saddle of ${Math.round(quality)}% quality.`,
    tack: {
      id: body.tack.id,
      type: 'saddle',
      quality,
      ownerId: anna.id,
      makerId: anna.id,
      makerUsername: anna.username,
      starter: false,
      equippedToHorseId: null,
      equippedToHorseName: null,
      forSale: false,
      price: null,
      listingId: null,
    },
    skillIncrease: 1.28,
    newSkill: 46.28,
    xpGained: 15,
    craftsLeftToday: 3,
  });
  expect(await materials()).toEqual({ wood: 8, iron: 10, leather: 4, thread: 6, glue: 10 });
  expect((await anna.call('GET /api/tack')).body).toEqual([body.tack]);
  expect(await user()).toMatchObject({ skillTackMaking: 46.28, craftsLeftToday: 3, xp: 15 });
});

test.each(GUILDS)('a newcomer to the guild of %s makes pieces of the promised quality', async (guild) => {
  const player = await app.newPlayer(guild);
  await buyMaterialsFor(player, 'bridle');
  const skill = startingCraftSkill(guild);
  expect(await user(player)).toMatchObject({ skillTackMaking: skill / 10_000, craftsLeftToday: 4 });
  const { body } = await craft(player, 'bridle');
  const { least, most } = craftQualityRange(skill, guild);
  expect(body.tack.quality * 10_000).toBeGreaterThanOrEqual(least);
  expect(body.tack.quality * 10_000).toBeLessThanOrEqual(most);
});

test('each piece takes its time, and four are made a day', async () => {
  await buyMaterialsFor(anna, 'horseshoes', 6);
  expect((await craft(anna, 'horseshoes')).status).toBe(200);
  await app.pass(2);
  expect((await craft(anna, 'horseshoes')).body.code).toBe('CRAFT_UNFINISHED');
  for (const left of [2, 1, 0]) {
    await app.pass(3);
    expect((await craft(anna, 'horseshoes')).body.craftsLeftToday).toBe(left);
  }
  await app.pass(60);
  expect((await craft(anna, 'horseshoes')).body.code).toBe('CRAFTS_SPENT');
  await app.pass(24 * 3600);
  expect((await user()).craftsLeftToday).toBe(4);
  expect((await craft(anna, 'horseshoes')).body.craftsLeftToday).toBe(3);
});

test('of forty concurrent calls, or with materials for one, one piece is made', async () => {
  await buyMaterialsFor(anna, 'horseshoes', 4);
  const answers = await atOnce(40, () => craft(anna, 'horseshoes'));
  expect(outcomes(answers)).toEqual({ ok: 1, CRAFT_UNFINISHED: 39 });
  expect(await materials()).toMatchObject({ iron: 12, glue: 6 });
});

test('nothing else is made', async () => {
  await buyMaterialsFor(anna, 'horseshoes');
  for (const word of BAD_TEXTS) {
    const answer = await anna.call('POST /api/tack/craft', { body: { tack_type: word } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  }
  expect(await user()).toMatchObject({ craftsLeftToday: 4 });
});
