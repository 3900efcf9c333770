import { beforeEach, describe, expect, test } from 'vitest';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { HAPPINESS_POINT, happinessNow } from '../../game/horses/happiness.ts';
import { craftQualityRange } from '../../game/tack/craft-quality.ts';
import { atOnce, itemAt, outcomes } from '../testing/at-once.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { aFedHorse, aHorse, changeHorse, coinsOf, leaveCoins, train } from '../testing/builders/stable.ts';
import { buyMaterialsFor, craft } from '../testing/builders/tack.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer('rider');
  await leaveCoins(app, anna, 6000, 2000);
});

const DAY = 24 * 3600;
const join = (guild: unknown, player = anna) => player.call('PUT /api/guild', { body: { guild } });
const user = async () => (await anna.call('GET /api/user')).body;
const rowOf = (id: string) =>
  app.db.selectFrom('horses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('changing the guild', () => {
  test('is paid, is in the ledger, and blocks another change for thirty days', async () => {
    const guildChangedAt = app.clock.now().toISOString();
    expect(await join('trainer')).toMatchObject({
      status: 200,
      body: {
        message: 'Your guild is Trainer now.',
        guild: 'trainer',
        cost: 5000,
        coins: 1000,
        guildChangedAt,
      },
    });
    expect(await user()).toMatchObject({
      guild: 'trainer',
      guildChangedAt,
      coins: 1000,
      tradableCoins: 1000,
    });
    const { body: ledger } = await anna.call('GET /api/transactions');
    expect(ledger[0]).toMatchObject({
      type: 'guild_change',
      description: 'Changed guild from Rider to Trainer',
      amount: -5000,
      balance: 1000,
    });
    await leaveCoins(app, anna, 6000);
    await app.pass(30 * DAY - 1);
    expect((await join('rider')).body.code).toBe('GUILD_CHANGED_LATELY');
    await app.pass(1);
    expect(await join('rider')).toMatchObject({ status: 200, body: { coins: 1000 } });
  });

  test('sent forty times concurrently is done and paid once', async () => {
    const answers = await atOnce(40, () => join('equilibrium'));
    expect(outcomes(answers)).toEqual({ ok: 1, ALREADY_MEMBER: 39 });
    expect(await user()).toMatchObject({ guild: 'equilibrium', coins: 1000 });
  });

  test('to several concurrently ends in one of them', async () => {
    await leaveCoins(app, anna, 50_000);
    const wanted = ['trainer', 'manufacturer', 'equilibrium'] as const;
    const answers = await atOnce(12, (index) => join(itemAt(wanted, index)));
    const first = answers.find(({ status }) => status === 200)?.body.guild;
    expect(outcomes(answers)).toEqual({ ok: 1, ALREADY_MEMBER: 3, GUILD_CHANGED_LATELY: 8 });
    expect(await user()).toMatchObject({ guild: first, coins: 45_000 });
  });

  test.each(['riders', 'Rider', '__proto__', ''])(
    'to the unknown guild %j is refused in a sentence',
    async (word) => {
      expect(await join(word)).toMatchObject({
        status: 400,
        body: {
          message: 'There is no such guild. The guilds are rider, manufacturer, trainer, equilibrium.',
        },
      });
    },
  );

  test.each(BAD_TEXTS)('to %j is refused', async (word) => {
    expect(await join(word)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await user()).toMatchObject({ guild: 'rider', coins: 6000 });
  });
});

describe('rest of the horses', () => {
  test('is at the old guild’s rate until the change', async () => {
    const [first, second, hungry] = [
      await aFedHorse(anna, { feed: 'monthly' }),
      await aFedHorse(anna, { feed: 'monthly' }),
      await aHorse(anna),
    ];
    for (const id of [first, second, hungry])
      await changeHorse(app.db, id, { happiness: 40 * HAPPINESS_POINT });
    await leaveCoins(app, anna, 6000);
    const before = await rowOf(hungry);
    const happiness = async () =>
      (await anna.call('GET /api/horses')).body.map((horse) => horse.happiness).toSorted((a, b) => a - b);
    await app.pass(12 * 3600);
    const rested = await happiness();
    expect(rested).toEqual([30, 44, 44]);
    await join('trainer');
    expect(await happiness()).toEqual(rested);
    await app.pass(12 * 3600);
    expect(await happiness()).toEqual([30, 50, 50]);
    expect(await rowOf(hungry)).toMatchObject({ happiness: 30 * HAPPINESS_POINT, level: before.level });
  });

  test('a horse trained concurrently gains by one of the two guilds, and rests no faster', async () => {
    const horse = await aFedHorse(anna, { feed: 'monthly' });
    await changeHorse(app.db, horse, { happiness: 40 * HAPPINESS_POINT });
    await leaveCoins(app, anna, 6000);
    await app.pass(12 * 3600);
    const [changed, trained] = await Promise.all([join('trainer'), train(anna, horse)]);
    expect([changed.status, trained.status]).toEqual([200, 200]);
    expect([4.5, 9]).toContain(trained.body.skillGain);
    expect(await coinsOf(anna)).toBe(950);
    const { happiness, happinessAt, feedExpiresAt } = await rowOf(horse);
    const mood = {
      happiness,
      happinessAt,
      feedExpiresAt,
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    };
    const now = happinessNow(mood, GUILD_ROWS.trainer.restPerDay, app.clock.now());
    expect(now).toBe(44 * HAPPINESS_POINT);
  });
});

describe('a maker of tack', () => {
  const master = async (guild: 'rider' | 'manufacturer') => {
    anna = await app.newPlayer(guild);
    await leaveCoins(app, anna, 20_000);
    await app.db.updateTable('players').set({ craftSkill: 1_200_000 }).where('id', '=', anna.id).execute();
    await buyMaterialsFor(anna, 'horseshoes', 6);
  };
  const qualityOf = async () => (await craft(anna, 'horseshoes')).body.tack.quality * 10_000;

  test('keeps all skill, of which 45 points count for thirty days', async () => {
    await master('rider');
    await join('manufacturer');
    expect(await user()).toMatchObject({ skillTackMaking: 120 });
    const novice = craftQualityRange(450_000, 'manufacturer');
    const made = await qualityOf();
    expect(made).toBeGreaterThanOrEqual(novice.least);
    expect(made).toBeLessThanOrEqual(novice.most);
    // Learning uses all skill, not only the part that counts.
    expect(await user()).toMatchObject({ skillTackMaking: 120.1 });
    await app.pass(30 * DAY);
    expect(await qualityOf()).toBe(2_000_000);
  });

  test('makes a piece concurrently as a member of one of the two guilds', async () => {
    await master('manufacturer');
    const [changed, made] = await Promise.all([join('rider'), craft(anna, 'horseshoes')]);
    expect([changed.status, made.status]).toEqual([200, 200]);
    const quality = made.body.tack.quality * 10_000;
    const newcomer = craftQualityRange(450_000, 'rider');
    expect(quality === 2_000_000 || (quality >= newcomer.least && quality <= newcomer.most)).toBe(true);
    expect(await user()).toMatchObject({ guild: 'rider', skillTackMaking: 120.1 });
  });
});
