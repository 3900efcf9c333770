import { beforeAll, expect, test } from 'vitest';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { aCreator, aShow, makePremium } from '../../testing/builders/player-shows.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { aFedHorse, coinsOf, enter, leaveCoins, nextShows } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';

const app = await appForFile();
let creator: TestPlayer;
beforeAll(async () => {
  creator = await aCreator(app);
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
  await leaveCoins(app, creator, 10_000, 10_000);
});

async function aMember() {
  const player = await app.newPlayer('trainer');
  const horse = await aFedHorse(player);
  await leaveCoins(app, player, 1_000, 900);
  await makePremium(app, player);
  return { player, horse };
}

const bulk = (player: TestPlayer, horse_id: string, show_ids: unknown, more: object = {}) =>
  player.call('POST /api/shows/bulk-enter', { body: { horse_id, show_ids, ...more } });

test('one call enters five house and player shows like five calls, with a receipt each', async () => {
  const [member, other] = [await aMember(), await aMember()];
  const show_ids = [await aShow(creator), ...(await nextShows(member.player, member.horse, 4))];
  const entropy = '0123456789abcdef'.repeat(2);
  const { status, body } = await bulk(member.player, member.horse, show_ids, { entropy });
  expect(status).toBe(200);
  const singly = [];
  for (const id of show_ids) singly.push((await enter(other.player, id, other.horse)).body);

  expect(body).toMatchObject({ successCount: 5, totalXP: 55, totalCost: 150, coins: 850, refusals: [] });
  expect(body.entered.map(({ receipt }) => receipt.showId)).toEqual(show_ids);
  for (const [index, { receipt, ...entered }] of body.entered.entries()) {
    expect(singly[index]).toMatchObject(entered);
    expect(receipt).toMatchObject({ entropy, seedHash: singly[index]?.receipt.seedHash });
  }
  const [row, otherRow] = await Promise.all(
    [member, other].map(async ({ player, horse }) => {
      const { skill, xp, happiness, showsEntered, startsToday } = await app.db
        .selectFrom('horses')
        .selectAll()
        .where('id', '=', horse)
        .executeTakeFirstOrThrow();
      const { body: quota } = await player.call('GET /api/users/me/quota');
      return { skill, xp, happiness, showsEntered, startsToday, quota };
    }),
  );
  expect(row).toEqual(otherRow);
});

test('a refusing show does not affect the others, and leaves no row', async () => {
  const { player, horse } = await aMember();
  const [first = '', second = '', third = ''] = await nextShows(player, horse, 3);
  await enter(player, second, horse);
  await leaveCoins(app, player, 50, 0);
  const high = await aShow(creator, { min_level: 9 });
  const { body } = await bulk(player, horse, [NOWHERE, high, second, first, third]);
  expect(body).toMatchObject({ successCount: 2, totalCost: 50, coins: 0 });
  expect(body.refusals).toEqual([
    { showId: NOWHERE, code: 'SHOW_NOT_FOUND', message: 'There is no such show.' },
    { showId: high, code: 'LEVEL_TOO_LOW', message: 'Juniper is level 1; this show asks for level 9.' },
    { showId: second, code: 'ALREADY_ENTERED', message: 'Juniper is entered in this show already.' },
  ]);
  const poor = await aMember();
  await leaveCoins(app, poor.player, 0, 0);
  const laterShows = (await nextShows(player, horse, 8)).slice(3);
  expect((await bulk(poor.player, poor.horse, laterShows)).body).toMatchObject({ successCount: 0, coins: 0 });
  const rows = await app.db.selectFrom('shows').select('id').where('id', 'in', laterShows).execute();
  expect(rows).toEqual([]);
});

test('concurrent calls in any order enter each horse once in each show', async () => {
  const members = [await aMember(), await aMember(), await aMember()];
  const [one] = members;
  const shows = [await aShow(creator), await aShow(creator)];
  const house = one ? await nextShows(one.player, one.horse, 3) : [];
  const show_ids = [...shows, ...house];
  const answers = await atOnce(12, (index) => {
    const { player, horse } = members[index % 3] ?? { player: creator, horse: NOWHERE };
    return bulk(player, horse, index % 2 ? show_ids : show_ids.toReversed());
  });
  expect(outcomes(answers)).toEqual({ ok: 12 });
  expect(answers.reduce((sum, { body }) => sum + body.successCount, 0)).toBe(15);
  for (const { player } of members) expect(await coinsOf(player)).toBe(1_000 - 175);
});

test.each([undefined, null, '', [], ['x'], [NOWHERE, NOWHERE], Array(6).fill(NOWHERE), NOWHERE, [null]])(
  '%j are no shows to enter',
  async (show_ids) => {
    expect(await bulk(creator, NOWHERE, show_ids)).toMatchObject({ status: 400 });
  },
);
