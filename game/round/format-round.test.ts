import { expect, test } from 'vitest';
import { FIRST_STANDING } from '../shows/grades.ts';
import {
  formatCost,
  formatOrder,
  formatLeftOut,
  formatMovesDown,
  formatMovesUp,
  formatNearsDown,
  formatRound,
  type RoundSummary,
} from './format-round.ts';

type Order = RoundSummary['order'];

const anOrder = (wishes: Partial<Order> = {}): Order => ({
  collect: false,
  feeding: null,
  treating: null,
  vet: [],
  movingDown: [],
  nearingDown: [],
  entries: [],
  training: [],
  leftOut: [],
  ...wishes,
});
const ahead = (wishes: Partial<RoundSummary>): RoundSummary => ({
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
    training: [{ horseId: 'a', discipline: 'racing', sessions: 2 }],
  });
  expect(formatOrder(order)).toBe('Feed 2, train 1 and collect your salary.');
  expect(formatCost(ahead({ cost: 180, salary: 162, coinsAfter: 982 }))).toBe(
    'Costs 180 and brings 162: you’ll have 982.',
  );
  expect(formatOrder(anOrder({ collect: true }))).toBe('Collect your salary.');
  expect(formatCost(ahead({ salary: 162, coinsAfter: 1_162 }))).toBe('Brings 162: you’ll have 1,162.');
  expect(formatCost(ahead({ cost: 80, coinsAfter: 920 }))).toBe('Costs 80: you’ll have 920.');
  expect(formatCost(ahead({}))).toBe('Costs nothing.');
});

test.each<[Partial<Order>, string]>([
  [{ collect: true }, 'Collect your salary.'],
  [{ feeding: { horses: horses('a') } }, 'Feed 1.'],
  [{ treating: { horses: [{ id: 'a', points: 3 }] } }, 'Treat 1.'],
  [{ vet: [{ horseIds: ['a', 'b'] }] }, 'Call the vet for 2.'],
  [{ entries: [{ horseId: 'a', showId: 's' }] }, 'Enter 1 show.'],
  [{ training: [{ horseId: 'a', discipline: 'racing', sessions: 1 }] }, 'Train 1.'],
])('%j is something to do', (wishes, text) => {
  expect(formatRound(ahead({ order: anOrder(wishes) })).doing).not.toBeNull();
  expect(formatOrder(anOrder(wishes))).toBe(text);
});

test('what is left out is nothing to do', () => {
  expect(formatRound(ahead({ order: anOrder({ leftOut: [out({ fed: 'coins' })] }) })).doing).toBeNull();
});

test('says what it leaves out that could be done', () => {
  const format = (leftOut: Order['leftOut'], wishes: Partial<RoundSummary> = {}) =>
    formatLeftOut(ahead({ order: anOrder({ leftOut }), shortOf: null, ...wishes }));
  expect(format([out({ fed: 'enough', trained: 'empty', entered: 'spent' })])).toBeNull();
  const hopeless = out({ entered: 'hopeless' });
  expect(format([hopeless, out({ trained: 'coins' }), hopeless], { shortOf: 'coins' })).toBe(
    'Too few coins to do everything for 1 horse. Kept from shows: 2 (only last places await).',
  );
  expect(format([out({ fed: 'limit' })], { shortOf: 'limit', mostCoins: 200 })).toBe(
    'Your plan’s limit of 200 coins leaves something out for 1 horse.',
  );
});

test('says who moves up a class for good', () => {
  const shows = ([1, 5, 10] as const).map((level) => ({
    id: `of class ${level}`,
    level,
  }));
  const stand = (...names: readonly string[]) =>
    names.map((name) => ({ id: name, name, level: 1, standing: FIRST_STANDING }));
  const format = (names: readonly string[], level: number) => {
    const entries = names.map((name) => ({ horseId: name, showId: `of class ${level}` }));
    return formatMovesUp({ order: anOrder({ entries }), shows, horses: stand(...names) });
  };
  expect(format(['Juniper'], 1)).toBeNull();
  expect(format(['Juniper'], 5)).toBe('Juniper moves up to class 5 for good.');
  expect(format(['Juniper', 'Iris'], 10)).toBe(
    'Juniper moves up to class 10, Iris moves up to class 10 for good.',
  );
  expect(format(['Juniper', 'Iris', 'Moth', 'Rowan', 'Magpie'], 5)).toMatch(
    /, 2 more move up, all for good\.$/,
  );
});

test('says who moves down, and where to', () => {
  const inSilver = { ...FIRST_STANDING, classLevel: 5, grade: 'silver', prizeless: 10 } as const;
  const inBronze = { ...inSilver, grade: 'bronze' } as const;
  const format = (standings: readonly (typeof inSilver | typeof inBronze)[]) => {
    const names = ['Juniper', 'Iris', 'Moth', 'Rowan'].slice(0, standings.length);
    const stand = names.map((name, nth) => ({
      id: name,
      name,
      level: 6,
      standing: standings[nth] ?? FIRST_STANDING,
    }));
    return formatMovesDown({ order: anOrder({ movingDown: names }), horses: stand });
  };
  expect(format([])).toBeNull();
  expect(format([inBronze])).toBe('Juniper moves down to class 1, where a prize is within reach.');
  expect(format([inSilver, inBronze])).toBe(
    'Juniper moves down to bronze, Iris to class 1, where a prize is within reach.',
  );
  expect(format([inSilver, inBronze, inBronze, inBronze])).toMatch(
    /^Juniper .*, Moth to class 1, 1 more moves down, where a prize is within reach\.$/,
  );
});

test.each([
  [
    'bronze',
    9,
    1,
    'After one more start without a prize Juniper may move down to class 1, where a prize is within reach: this round makes it.',
  ],
  [
    'silver',
    5,
    5,
    'After 5 more starts without a prize Juniper may move down to bronze, where a prize is within reach: this round makes them.',
  ],
  [
    'bronze',
    2,
    5,
    'After 8 more starts without a prize Juniper may move down to class 1, where a prize is within reach: this round makes 5.',
  ],
] as const)(
  'in %s after %d starts without a prize, says what %d more are for',
  (grade, prizeless, made, text) => {
    const standing = { ...FIRST_STANDING, classLevel: 5, grade, prizeless } as const;
    const juniper = { id: 'juniper', name: 'Juniper', level: 6, standing };
    const entries = Array.from({ length: made }, (_, index) => ({ horseId: 'juniper', showId: `${index}` }));
    const format = (nearingDown: readonly string[]) =>
      formatNearsDown({
        order: anOrder({ entries, nearingDown }),
        horses: [{ ...juniper, id: 'iris' }, juniper],
      });
    expect(format(['juniper'])).toBe(text);
    expect(format([])).toBeNull();
  },
);
