import { expect, test } from 'vitest';
import { coinsWords, doingWords, isNothing, leftOutWords } from './round-words.ts';
import type { RoundAhead } from './use-round.ts';

type Order = RoundAhead['order'];

const anOrder = (wishes: Partial<Order> = {}): Order => ({
  rounds: 0,
  collect: false,
  feeding: null,
  treating: null,
  vet: [],
  entries: [],
  training: [],
  leftOut: [],
  ...wishes,
});
const ahead = (wishes: Partial<RoundAhead>) => ({ cost: 0, salary: 0, ...wishes }) as RoundAhead;
const out = (wishes: Partial<Order['leftOut'][number]>) => ({
  horseId: 'juniper',
  fed: null,
  trained: null,
  entered: null,
  ...wishes,
});
const horses = (...ids: readonly string[]) => ids.map((id) => ({ id, feed_expires_at: null }));

test('says what it does and what that costs', () => {
  const order = anOrder({
    collect: true,
    feeding: { horses: horses('a', 'b'), days: 1, price: 80 },
    training: [{ horse_id: 'a', discipline: 'racing', sessions: 2 }],
  });
  expect(doingWords(order)).toBe('Feed 2, train 1 and collect your salary.');
  expect(coinsWords(ahead({ cost: 180, salary: 162, coinsAfter: 982 }))).toBe(
    'Costs 180 and brings 162: you’ll have 982.',
  );
  expect(doingWords(anOrder({ collect: true }))).toBe('Collect your salary.');
  expect(coinsWords(ahead({ salary: 162, coinsAfter: 1_162 }))).toBe('Brings 162: you’ll have 1,162.');
  expect(coinsWords(ahead({ cost: 80, coinsAfter: 920 }))).toBe('Costs 80: you’ll have 920.');
  expect(coinsWords(ahead({}))).toBe('Costs nothing.');
});

test.each<[Partial<Order>, string]>([
  [{ collect: true }, 'Collect your salary.'],
  [{ feeding: { horses: horses('a'), days: 1, price: 40 } }, 'Feed 1.'],
  [{ treating: { horses: [{ id: 'a', points: 3 }], price: 60 } }, 'Treat 1.'],
  [{ vet: [{ service: 'checkup', horse_ids: ['a', 'b'] }] }, 'Call the vet for 2.'],
  [{ entries: [{ horse_id: 'a', show_id: 's' }] }, 'Enter 1 show.'],
  [{ training: [{ horse_id: 'a', discipline: 'racing', sessions: 1 }] }, 'Train 1.'],
])('%j is something to do', (wishes, words) => {
  expect(isNothing(anOrder(wishes))).toBe(false);
  expect(doingWords(anOrder(wishes))).toBe(words);
});

test('what is left out is nothing to do', () => {
  expect(isNothing(anOrder({ leftOut: [out({ fed: 'coins' })] }))).toBe(true);
});

test('says what it leaves out that could be done', () => {
  const words = (leftOut: Order['leftOut'], wishes: Partial<RoundAhead> = {}) =>
    leftOutWords(ahead({ order: anOrder({ leftOut }), shortOf: null, ...wishes }));
  expect(words([out({ fed: 'enough', trained: 'empty', entered: 'spent' })])).toBeNull();
  const hopeless = out({ entered: 'hopeless' });
  expect(words([hopeless, out({ trained: 'coins' }), hopeless], { shortOf: 'coins' })).toBe(
    'Too few coins to do everything for 1 horse. Kept from shows: 2 (only last places await).',
  );
  const plan = { mostCoins: 200 } as RoundAhead['plan'];
  expect(words([out({ fed: 'limit' })], { shortOf: 'limit', plan })).toBe(
    'Your plan’s limit of 200 coins leaves something out for 1 horse.',
  );
});
