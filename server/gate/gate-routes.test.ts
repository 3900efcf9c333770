import { expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { BREED_FROM, TRAIN_FROM } from '../../game/horses/age.ts';
import { atOnce, itemAt, outcomes } from '../testing/at-once.ts';
import { changeHorse, coinsOf } from '../testing/builders/stable.ts';
import { sellHorse } from '../testing/builders/trade.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();

async function seeGate(token?: string) {
  const { body } = await app.call('GET /api/gate', token === undefined ? {} : { query: { token } });
  if (body.token === null) throw new Error('The gate is a picture');
  return { ...body, token: body.token };
}

const take = (player: TestPlayer, token: string, wish: Record<string, unknown> = {}) =>
  player.call('POST /api/gate/take', { body: { token, nth: 0, horseName: 'Rowan', ...wish } });

const horsesOf = async (player: TestPlayer) => (await player.call('GET /api/horses')).body;

test('anybody sees three horses, each time others', async () => {
  const [one, other] = [await seeGate(), await seeGate()];
  for (const { horses, price, feed } of [one, other]) {
    expect(horses.map(({ nth, role }) => [nth, role])).toEqual([
      [0, 'runner'],
      [1, 'colour'],
      [2, 'colour'],
    ]);
    expect({ price, feed }).toEqual({ price: 1500, feed: { feedType: 'monthly', quantity: 3 } });
    for (const horse of horses) {
      expect(horse.story).toHaveLength(3);
      expect(horse.ageInMonths).toBeGreaterThan(TRAIN_FROM);
      expect(horse.ageInMonths).toBeLessThan(BREED_FROM);
    }
  }
  expect(other.token).not.toBe(one.token);
  expect(other.horses).not.toEqual(one.horses);
});

test('a gate stays the same for the day, then there is another', async () => {
  const gate = await seeGate();
  expect(await seeGate(gate.token)).toEqual(gate);
  await app.pass(REAL_MS_PER_DAY / 1000);
  expect((await seeGate(gate.token)).token).not.toBe(gate.token);
});

test('a token that was not made here shows another gate, and brings nobody home', async () => {
  const { token } = await seeGate();
  const forged = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
  expect((await seeGate(forged)).token).not.toBe(forged);
  expect((await take(await app.newPlayer(), forged)).body.code).toBe('GATE_OLD');
  for (const token of ['', 'a', 'A'.repeat(47), 'é'.repeat(48), 7, null])
    expect((await take(await app.newPlayer(), token as string)).status).toBe(400);
});

test('her new owner gets the horse as it was shown, for 1,500 coins, with starter tack and three bags', async () => {
  const player = await app.newPlayer();
  const gate = await seeGate();
  for (const nth of [-1, 3, 0.5, '1']) expect((await take(player, gate.token, { nth })).status).toBe(400);
  const taken = await take(player, gate.token, { nth: 1 });
  expect(taken).toMatchObject({ status: 200, body: { message: 'Rowan is yours.', coins: 3500 } });
  expect(await coinsOf(player)).toBe(3500);
  const [horse] = await horsesOf(player);
  const shown = gate.horses[1];
  expect(horse).toMatchObject({
    name: 'Rowan',
    breed: shown?.breedName,
    discipline: shown?.discipline,
    ageInMonths: shown?.ageInMonths,
  });
  const { body: tack } = await player.call('GET /api/tack/my-tack');
  expect(tack).toHaveLength(3);
  for (const piece of tack) expect(piece).toMatchObject({ equippedToHorseId: horse?.id, quality: 35 });
  const { body: feed } = await player.call('GET /api/inventory/feed');
  expect(feed.find(({ feedType }) => feedType === 'monthly')?.quantity).toBe(3);
});

test('starter tack of the gate is not sold', async () => {
  const player = await app.newPlayer();
  await take(player, (await seeGate()).token);
  const { body: tack } = await player.call('GET /api/tack/my-tack');
  for (const { id, equippedToHorseId } of tack) {
    await player.call('POST /api/horses/:id/unequip-tack/:tackId', {
      params: { id: equippedToHorseId, tackId: id },
    });
    const sold = await player.call('POST /api/market/sell-tack', { body: { tackId: id, price: 900 } });
    expect(sold.body.code).toBe('STARTER_TACK');
  }
  expect((await player.call('GET /api/tack/my-tack')).body).toHaveLength(3);
});

test('whoever looked before midnight may take a horse after it, but not a day later', async () => {
  const [early, late] = [await app.newPlayer(), await app.newPlayer()];
  const { token } = await seeGate();
  const other = await seeGate();
  await app.pass(REAL_MS_PER_DAY / 1000);
  expect((await take(early, token)).status).toBe(200);
  await app.pass(REAL_MS_PER_DAY / 1000);
  expect((await take(late, other.token)).body.code).toBe('GATE_OLD');
});

test('a stable that sold its horse of the gate gets no other', async () => {
  const player = await app.newPlayer();
  const { body } = await take(player, (await seeGate()).token);
  await changeHorse(app.db, body.horse.id, { level: 5 });
  expect(await sellHorse(player, body.horse.id)).toMatchObject({ status: 200 });
  expect(await horsesOf(player)).toHaveLength(0);
  expect((await take(player, (await seeGate()).token)).body.code).toBe('GATE_USED');
});

const TIMES = 12;

test('one gate, one player, at once: one horse, paid once', async () => {
  const player = await app.newPlayer();
  const { token } = await seeGate();
  const answers = await atOnce(TIMES, (index) => take(player, token, { nth: index % 3 }));
  expect(outcomes(answers)).toEqual({ ok: 1, HAS_HORSE: TIMES - 1 });
  expect(await horsesOf(player)).toHaveLength(1);
  expect(await coinsOf(player)).toBe(3500);
});

test('many gates, one player, at once: one horse', async () => {
  const player = await app.newPlayer();
  const gates = await atOnce(TIMES, () => seeGate());
  const answers = await atOnce(TIMES, (index) => take(player, itemAt(gates, index).token));
  expect(outcomes(answers)).toEqual({ ok: 1, HAS_HORSE: TIMES - 1 });
});

test('one gate, many players, at once: one horse', async () => {
  const players = await atOnce(4, () => app.newPlayer());
  const { token } = await seeGate();
  const answers = await atOnce(4, (index) => take(itemAt(players, index), token));
  expect(outcomes(answers)).toEqual({ ok: 1, GATE_USED: 3 });
});

test('a press that is repeated brings one horse home', async () => {
  const player = await app.newPlayer();
  const body = { token: (await seeGate()).token, nth: 2, horseName: 'Rowan' };
  const send = () => app.call('POST /api/gate/take', { body }, player.token, 'gate-press-0001');
  const [first, second] = [await send(), await send()];
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await horsesOf(player)).toHaveLength(1);
});

test('the horse of a gate is told to nobody before it is taken: no alleles, no points', async () => {
  const text = JSON.stringify(await seeGate());
  expect(text).not.toMatch(/genotype|aptitude|genetics|\d{12}/);
});
