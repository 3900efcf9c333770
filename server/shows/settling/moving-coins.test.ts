import { beforeAll, expect, test } from 'vitest';
import { houseCut } from '../../../game/ledger/coins.ts';
import { checkResult } from '../../../game/shows/proof/check-result.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { aShow, entered } from '../../testing/builders/player-shows.ts';
import { aFedHorse, coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';

/* A show between one person's accounts must cost what a sale costs. */

const DAY = 24 * 3600;
const HORSES = 16;

let payer: TestPlayer;
let receiver: TestPlayer;
const horses: string[] = [];
const app = await appForFile();
beforeAll(async () => {
  payer = await app.newPlayer('rider');
  receiver = await app.newPlayer('trainer');
  for (let index = 0; index < HORSES; index++) {
    await leaveCoins(app, receiver, 5_000);
    horses.push(await aFedHorse(receiver, { feed: 'biennially', name: `Horse ${index}` }));
  }
  const level = { level: 10 };
  await app.db.updateTable('players').set(level).where('id', 'in', [payer.id, receiver.id]).execute();
});

const inADay = () => new Date(app.clock.now().getTime() + DAY * 1000).toISOString();
const latest = async (player: TestPlayer, limit = 8) =>
  (await player.call('GET /api/transactions', { query: { limit } })).body;

async function runShow(terms: { entry_fee: number; prize_amount: number }, count: number) {
  const id = await aShow(payer, { ...terms, scheduled_date: inADay() });
  for (const horse of horses.slice(0, count)) await entered(receiver, id, horse);
  await app.pass(DAY);
  const { body: show } = await app.call('GET /api/shows/:id', { params: { id } });
  const { body: entries } = await app.call('GET /api/shows/:id/entries', { params: { id } });
  const { run } = show;
  if (run === null) throw new Error('The show has not run');
  expect(checkResult({ ...show, run }, entries)).toMatchObject({ faults: [], rerun: true });
  const { body: placings } = await app.call('GET /api/shows/:id/results', { params: { id } });
  await expectBooksToBalance(app.db, app.clock.now());
  return { id, show, placings };
}

test('40,000 coins for four horses of another account cost what a sale costs', async () => {
  await leaveCoins(app, payer, 50_000, 50_000);
  await leaveCoins(app, receiver, 1_000, 1_000);
  const { show, placings } = await runShow({ entry_fee: 50, prize_amount: 40_000 }, 4);

  const left = { payer: await coinsOf(payer), receiver: await coinsOf(receiver) };
  expect(left).toEqual({ payer: 50_000 - 37 - 40_000 + 4 * 50, receiver: 1_000 - 4 * 50 + 38_000 });
  expect(51_000 - left.payer - left.receiver).toBe(2_037);
  expect(2_037).toBeGreaterThanOrEqual(houseCut(40_000));

  expect(placings.map(({ prize, houseCut: cut }) => [prize, cut])).toEqual([
    [19_000, 1_000],
    [9_500, 500],
    [5_700, 300],
    [3_800, 200],
  ]);
  expect(show).toMatchObject({ prize: 40_000, returned: 0, feeCut: 0 });
  const won = (await latest(receiver)).filter(({ type }) => type === 'show_prize');
  expect(won.map(({ amount }) => amount).toSorted((one, other) => other - one)).toEqual([
    19_000, 9_500, 5_700, 3_800,
  ]);
  for (const { description } of won) expect(description).toMatch(/ in Dressage, level 1, less 5%$/);
  const { body: mine } = await receiver.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
  expect(mine.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0)).toBe(38_000);
});

test('the creator’s own prize and refund have no house cut', async () => {
  await leaveCoins(app, payer, 10_000, 10_000);
  const own = await aFedHorse(payer, { feed: 'biennially' });
  await leaveCoins(app, payer, 10_000, 10_000);
  const id = await aShow(payer, { entry_fee: 50, prize_amount: 4_000, scheduled_date: inADay() });
  await entered(payer, id, own);
  await app.pass(DAY);
  expect(await coinsOf(payer)).toBe(10_000 - 37);
  const { body } = await app.call('GET /api/shows/:id/results', { params: { id } });
  expect(body).toMatchObject([{ prize: 2_000, houseCut: 0 }]);
  await expectBooksToBalance(app.db, app.clock.now());
});

test('fees of many horses of another account cost what a sale costs; those of a few cost nothing extra', async () => {
  for (const [count, cut] of [
    [14, 0],
    [HORSES, houseCut(2_000)],
  ] as const) {
    await leaveCoins(app, payer, 5_000, 5_000);
    await leaveCoins(app, receiver, 20_000, 20_000);
    const { id, show } = await runShow({ entry_fee: 1_000, prize_amount: 2_000 }, count);
    expect(show.feeCut).toBe(cut);
    expect(await coinsOf(payer)).toBe(5_000 - 750 - 2_000 + count * 1_000 - cut);
    expect(await coinsOf(receiver)).toBe(20_000 - count * 1_000 + 1_900);
    expect(750 + cut).toBeGreaterThanOrEqual(houseCut(count * 1_000));
    const [fees] = (await latest(payer)).filter(({ type }) => type === 'show_fees');
    const less = cut > 0 ? ', less 5% of all after the first 14 of others' : '';
    expect(fees).toMatchObject({
      amount: count * 1_000 - cut,
      description: `Entry fees of your Dressage show, level 1: ${count} entered${less}`,
    });
    const query = { createdBy: 'me', status: 'completed' };
    const { body: created } = await payer.call('GET /api/shows', { query });
    expect(created.find((one) => one.id === id)).toMatchObject({ entries: count, feeCut: cut });
  }
});

test('a show with a cut of the house is verified and audited', async () => {
  await leaveCoins(app, payer, 10_000, 10_000);
  await leaveCoins(app, receiver, 1_000, 1_000);
  const { id } = await runShow({ entry_fee: 50, prize_amount: 400 }, 1);
  const { body: show } = await app.call('GET /api/shows/:id', { params: { id } });
  const { body: entries } = await app.call('GET /api/shows/:id/entries', { params: { id } });
  const { run } = show;
  if (run === null) throw new Error('The show has not run');
  expect(checkResult({ ...show, run }, entries)).toMatchObject({ faults: [], rerun: true });
  expect(entries).toMatchObject([{ start: { prize: 190, houseCut: 10, creatorPaid: false } }]);
  await expectBooksToBalance(app.db, app.clock.now());
});
