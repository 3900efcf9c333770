import { expect, test } from 'vitest';
import { readArguments } from './realm-arguments.ts';

const FOUND = ['found', '--slug', 'meadow', '--name', 'The Meadow', '--address', 'https://meadow.example/'];
const without = (option: string, value?: string) =>
  FOUND.flatMap((word, index) =>
    FOUND[index - 1] === option ? (value === undefined ? [] : [value]) : [word],
  );

test.each([
  [FOUND, { act: 'found', slug: 'meadow', name: 'The Meadow', address: 'https://meadow.example' }],
  [['list'], { act: 'list' }],
  [['close', 'meadow'], { act: 'close', slug: 'meadow' }],
  [['open', 'meadow'], { act: 'open', slug: 'meadow' }],
])('%j is understood', (given, wish) => {
  expect(readArguments(given)).toEqual(wish);
});

test.each([
  [[], 'Say what to do'],
  [['list', 'meadow'], 'Say what to do'],
  [['close'], 'Say what to do'],
  [['close', 'The Meadow'], 'A realm is named by'],
  [without('--slug'), 'not understood'],
  [without('--slug', 'The Meadow'), 'A realm is named by'],
  [without('--name', ' '), 'Give --name'],
  [without('--name', 'x'.repeat(41)), 'Give --name'],
  [without('--address', 'meadow.example'), 'Give --address'],
  [without('--address', 'ftp://meadow.example'), 'Give --address'],
  [without('--address', 'https://meadow.example/game'), 'Give --address'],
  [without('--address', 'https://a:b@meadow.example'), 'Give --address'],
  [[...FOUND, '--open'], 'not understood'],
])('%j is refused', (given, message) => {
  expect(() => readArguments(given)).toThrow(message);
});
