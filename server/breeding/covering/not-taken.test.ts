import { describe, expect, test } from 'vitest';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import { hexToBytes } from '@noble/hashes/utils.js';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { becomeHouseStable, becomePlayer } from '../../testing/builders/house-stables.ts';
import {
  aMare,
  answer,
  aStallion,
  aStud,
  carry,
  cover,
  DAY_SECONDS,
  entropyThat,
  type BreedingPair,
} from '../../testing/builders/breeding.ts';
import { leaveCoins, withoutGifts } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';

const app = await appForFile();

const NOT_TAKEN =
  'She did not take. Some covers of these two cannot: they share a hidden gene. A health test tells which. Your coins are back, and she may be covered again tomorrow.';

/** Both carry the gene of foal sugar. */
async function carriers({ gifts = false, by = app.newPlayer() } = {}): Promise<BreedingPair> {
  const player = await by;
  await leaveCoins(app, player, 20_000, 5_000);
  if (!gifts) await withoutGifts(app, player);
  const pair = {
    by: player,
    mare: await aMare(app, player),
    stallion: await aStallion(app, player),
  };
  for (const id of [pair.mare, pair.stallion]) await carry(app, id, { gbed: 'Gb' });
  return pair;
}

const coverWith = async (pair: BreedingPair, outcome: 'takes' | 'misses') =>
  pair.by.call('POST /api/breeding/cover', {
    body: {
      mareId: pair.mare,
      stallionId: pair.stallion,
      entropy: await entropyThat(app, outcome, pair),
    },
  });

const breedingOf = async ({ by, mare }: Pick<BreedingPair, 'by' | 'mare'>) =>
  (await by.call('GET /api/horses/:id/breeding', { params: { id: mare } })).body;

const balance = (player: TestPlayer) =>
  app.db
    .selectFrom('ledger_accounts')
    .select(['coins', 'tradable', 'entries'])
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();

const historyOf = async (by: TestPlayer, id: string) =>
  (await by.call('GET /api/horses/:id/history', { params: { id } })).body.map(({ details }) => details);

describe('an own mare that does not take', () => {
  test('costs nothing, carries nothing, and may be covered again tomorrow with another seed', async () => {
    const pair = await carriers();
    const [before, coins] = [await breedingOf(pair), await balance(pair.by)];
    const missed = await coverWith(pair, 'misses');
    expect(missed).toMatchObject({
      status: 200,
      body: { message: NOT_TAKEN, coins: coins.coins, foalsAt: null, receipt: { birthNumber: 1 } },
    });
    expect(await balance(pair.by)).toEqual(coins);

    const after = await breedingOf(pair);
    const tomorrow = new Date(app.clock.now().getTime() + DAY_SECONDS * 1000).toISOString();
    expect(after).toMatchObject({
      inFoal: null,
      restsUntil: tomorrow,
      problem: { code: 'MARE_RESTS' },
      missed: {
        telling: 'health test',
        mareName: 'Juniper',
        stallionName: 'Comet',
        receipt: missed.body.receipt,
        parents: null,
      },
    });
    // The seed that her page had sealed.
    expect(seedHash(hexToBytes(after.missed?.seed ?? ''))).toBe(before.nextSeedHash);
    expect(after.nextSeedHash).not.toBe(before.nextSeedHash);
    expect((await cover(pair.by, pair.mare, pair.stallion)).body.code).toBe('MARE_RESTS');
    const { body: horse } = await pair.by.call('GET /api/horses/:id', { params: { id: pair.mare } });
    expect(horse).toMatchObject({ foalsAt: null, breedingCheckDate: expect.any(String) });

    await app.pass(DAY_SECONDS);
    expect(await coverWith(pair, 'takes')).toMatchObject({
      status: 200,
      body: { coins: coins.coins - 250, receipt: { birthNumber: 2 } },
    });
    expect((await breedingOf(pair)).missed).toBeNull();
  });

  test('leaves the free registration to its owner', async () => {
    const pair = await carriers({ gifts: true });
    await coverWith(pair, 'misses');
    await app.pass(DAY_SECONDS);
    const coins = await balance(pair.by);
    expect(await coverWith(pair, 'takes')).toMatchObject({ status: 200 });
    expect(await balance(pair.by)).toEqual(coins);
  });

  test('is covered once by concurrent covers', async () => {
    const pair = await carriers();
    const coins = await balance(pair.by);
    const entropy = await entropyThat(app, 'misses', pair);
    const body = { mareId: pair.mare, stallionId: pair.stallion, entropy };
    const answers = await atOnce(10, () => pair.by.call('POST /api/breeding/cover', { body }));
    expect(outcomes(answers)).toEqual({ ok: 1, MARE_RESTS: 9 });
    expect(await balance(pair.by)).toEqual(coins);
  });

  test('has it in its history for its owner alone; his has nothing of it', async () => {
    const pair = await carriers();
    await coverWith(pair, 'misses');
    expect(await historyOf(pair.by, pair.mare)).toContain('Covered by Comet, and did not take');
    expect((await historyOf(pair.by, pair.stallion)).join()).not.toMatch(/take|Covered/);
    const stranger = await app.newPlayer();
    expect((await historyOf(stranger, pair.mare)).join()).not.toMatch(/take/);
  });

  test('shows both genomes to an owner who knows genes and health of both', async () => {
    const pair = await carriers();
    await coverWith(pair, 'misses');
    const known = [pair.mare, pair.stallion];
    await app.db.updateTable('horses').set({ genesPublished: true }).where('id', 'in', known).execute();
    expect((await breedingOf(pair)).missed?.parents).toBeNull();
    for (const id of known) await pair.by.call('POST /api/horses/:id/health-test', { params: { id } });
    const { missed } = await breedingOf(pair);
    expect(missed?.parents?.sire.genome).toMatch(/^[0-7]{50}$/);
  });
});

describe('at stud', () => {
  async function aDeal() {
    const [by, owner] = [await app.newPlayer(), await app.newPlayer()];
    const [mare, stallion] = [await aMare(app, by), await aStud(app, owner, { fee: 400 })];
    await leaveCoins(app, by, 1000, 900);
    for (const id of [mare, stallion]) await carry(app, id, { wffs: 'Wf' });
    return { by, owner, mare, stallion };
  }

  const ask = async (deal: Awaited<ReturnType<typeof aDeal>>, outcome: 'takes' | 'misses') =>
    deal.by.call('POST /api/studs/:id/requests', {
      params: { id: deal.stallion },
      body: { mareId: deal.mare, fee: 400, entropy: await entropyThat(app, outcome, deal) },
    });

  test('the whole fee goes back as it was taken, both are told, and he covered nobody', async () => {
    const deal = await aDeal();
    const { by, owner, mare, stallion } = deal;
    const [mine, his] = [await balance(by), await balance(owner)];
    const { body: asked } = await ask(deal, 'misses');
    expect((await balance(by)).coins).toBe(600);
    const accepted = await answer(owner, asked.request.id, 'accept');
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        message:
          'Juniper did not take: she and Comet share a hidden gene. Her owner’s fee goes back, and it does not count among his covers.',
        request: { status: 'not_taken' },
      },
    });
    expect(await balance(by)).toMatchObject({ coins: mine.coins, tradable: mine.tradable });
    expect(await balance(owner)).toEqual(his);
    const { body: transactions } = await by.call('GET /api/transactions');
    expect(transactions.slice(0, 2)).toMatchObject([
      { amount: 400, description: 'Stud fee returned: the mare did not take' },
      { amount: -400 },
    ]);
    const { body: news } = await by.call('GET /api/news');
    expect(news[0]).toMatchObject({ title: 'Juniper did not take' });
    expect((await breedingOf({ by, mare })).missed).toMatchObject({ stallionName: 'Comet' });
    const covers = await app.db.selectFrom('covers').selectAll().where('stallionId', '=', stallion).execute();
    expect(covers).toEqual([]);
    expect((await answer(owner, asked.request.id, 'accept')).body.code).toBe('REQUEST_CLOSED');
  });

  test('accepted twice at once, it is answered once', async () => {
    const deal = await aDeal();
    const mine = await balance(deal.by);
    const { body: asked } = await ask(deal, 'misses');
    const answers = await atOnce(8, () => answer(deal.owner, asked.request.id, 'accept'));
    expect(outcomes(answers)).toEqual({ ok: 1, REQUEST_CLOSED: 7 });
    expect(await balance(deal.by)).toMatchObject({ coins: mine.coins, tradable: mine.tradable });
  });

  test('a house stable says so at once and takes nothing', async () => {
    const deal = await aDeal();
    await becomeHouseStable(app, deal.owner);
    const mine = await balance(deal.by);
    expect(await ask(deal, 'misses')).toMatchObject({
      status: 200,
      body: { message: NOT_TAKEN, coins: mine.coins, request: { status: 'not_taken' } },
    });
    expect(await balance(deal.by)).toEqual(mine);
    await becomePlayer(app, deal.owner);
  });
});
