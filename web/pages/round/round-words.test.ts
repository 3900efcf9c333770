import { expect, test } from 'vitest';
import type { Round, RoundLine, RoundStable } from '../../../game/round/round.ts';
import { coinsWords, doingWords, leftOutWords } from './round-words.ts';

const aLine = (wishes: Partial<RoundLine> = {}): RoundLine => ({
  horseId: 'juniper',
  fed: null,
  trainings: 0,
  trainsIn: 'dressage',
  untrained: null,
  starts: [],
  unentered: null,
  ...wishes,
});
const aRound = (wishes: Partial<Round> = {}): Round => ({
  salary: 0,
  feeding: null,
  treating: null,
  vet: [],
  starts: [],
  lines: [],
  cost: 0,
  shortOf: null,
  nextAt: null,
  ...wishes,
});
const stable = { coins: 1_000 } as RoundStable;

test('says what it does and what that costs', () => {
  const round = aRound({
    salary: 162,
    feeding: { horseIds: ['a', 'b'], days: 1, price: 80 },
    lines: [aLine({ trainings: 2 }), aLine()],
    cost: 180,
  });
  expect(doingWords(round)).toBe('Feed 2, train 1 and collect your salary.');
  expect(coinsWords(round, stable)).toBe('Costs 180 and brings 162: you’ll have 982.');
  expect(doingWords(aRound({ salary: 162 }))).toBe('Collect your salary.');
  expect(coinsWords(aRound({ salary: 162 }), stable)).toBe('Brings 162: you’ll have 1,162.');
  expect(coinsWords(aRound(), stable)).toBe('Costs nothing.');
});

test('says what it leaves out that could be done', () => {
  expect(
    leftOutWords(aRound({ lines: [aLine({ fed: 'enough', untrained: 'empty', unentered: 'spent' })] }), null),
  ).toBeNull();
  const lines = [
    aLine({ unentered: 'hopeless' }),
    aLine({ untrained: 'coins' }),
    aLine({ unentered: 'hopeless' }),
  ];
  expect(leftOutWords(aRound({ lines, shortOf: 'coins' }), null)).toBe(
    'Too few coins to do everything for 1 horse. Kept from shows: 2 (only last places await).',
  );
  expect(leftOutWords(aRound({ lines: [aLine({ fed: 'limit' })], shortOf: 'limit' }), 200)).toBe(
    'Your plan’s limit of 200 coins leaves something out for 1 horse.',
  );
});
