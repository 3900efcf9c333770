import { expect, test } from 'vitest';
import { FIRST_STANDING } from '../shows/grades.ts';
import {
  coinsWords,
  doingWords,
  leftOutWords,
  movingUpWords,
  roundWords,
  type RoundSaid,
} from './round-words.ts';

type Order = RoundSaid['order'];

const anOrder = (wishes: Partial<Order> = {}): Order => ({
  collect: false,
  feeding: null,
  treating: null,
  vet: [],
  entries: [],
  training: [],
  leftOut: [],
  ...wishes,
});
const ahead = (wishes: Partial<RoundSaid>): RoundSaid => ({
  order: anOrder(),
  horses: [],
  shows: [],
  cost: 0,
  salary: 0,
  coinsAfter: 0,
  shortOf: null,
  mostCoins: null,
  saving: null,
  ...wishes,
});
const out = (wishes: Partial<Order['leftOut'][number]>) => ({
  horseId: 'juniper',
  fed: null,
  trained: null,
  entered: null,
  ...wishes,
});
const horses = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test('says what it does and what that costs', () => {
  const order = anOrder({
    collect: true,
    feeding: { horses: horses('a', 'b') },
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
  [{ feeding: { horses: horses('a') } }, 'Feed 1.'],
  [{ treating: { horses: [{ id: 'a', points: 3 }] } }, 'Treat 1.'],
  [{ vet: [{ horse_ids: ['a', 'b'] }] }, 'Call the vet for 2.'],
  [{ entries: [{ horse_id: 'a', show_id: 's' }] }, 'Enter 1 show.'],
  [{ training: [{ horse_id: 'a', discipline: 'racing', sessions: 1 }] }, 'Train 1.'],
])('%j is something to do', (wishes, words) => {
  expect(roundWords(ahead({ order: anOrder(wishes) })).doing).not.toBeNull();
  expect(doingWords(anOrder(wishes))).toBe(words);
});

test('what is left out is nothing to do', () => {
  expect(roundWords(ahead({ order: anOrder({ leftOut: [out({ fed: 'coins' })] }) })).doing).toBeNull();
});

test('says what it leaves out that could be done', () => {
  const words = (leftOut: Order['leftOut'], wishes: Partial<RoundSaid> = {}) =>
    leftOutWords(ahead({ order: anOrder({ leftOut }), shortOf: null, ...wishes }));
  expect(words([out({ fed: 'enough', trained: 'empty', entered: 'spent' })])).toBeNull();
  const hopeless = out({ entered: 'hopeless' });
  expect(words([hopeless, out({ trained: 'coins' }), hopeless], { shortOf: 'coins' })).toBe(
    'Too few coins to do everything for 1 horse. Kept from shows: 2 (only last places await).',
  );
  expect(words([out({ fed: 'limit' })], { shortOf: 'limit', mostCoins: 200 })).toBe(
    'Your plan’s limit of 200 coins leaves something out for 1 horse.',
  );
});

test('says who moves up a class for good', () => {
  const shows = ([1, 5, 10] as const).map((level) => ({
    id: `of class ${level}`,
    level,
  }));
  const stand = (...names: readonly string[]) =>
    names.map((name) => ({ id: name, name, standing: FIRST_STANDING }));
  const words = (names: readonly string[], level: number) => {
    const entries = names.map((name) => ({ horse_id: name, show_id: `of class ${level}` }));
    return movingUpWords({ order: anOrder({ entries }), shows, horses: stand(...names) });
  };
  expect(words(['Juniper'], 1)).toBeNull();
  expect(words(['Juniper'], 5)).toBe('Juniper moves up to class 5 for good.');
  expect(words(['Juniper', 'Iris'], 10)).toBe(
    'Juniper moves up to class 10, Iris moves up to class 10 for good.',
  );
  expect(words(['Juniper', 'Iris', 'Moth', 'Rowan', 'Magpie'], 5)).toMatch(
    /, 2 more move up, all for good\.$/,
  );
});
