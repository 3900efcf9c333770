import { expect, test } from 'vitest';
import { formatBar, formatHeight, formatReasons } from './format-body.ts';

const bar = (least: number, most = least) => ({ trait: 'neckSet', least, most }) as const;

test.each([
  [bar(8.1), 'very high'],
  [bar(5.2), 'usual'],
  [bar(3.4), 'low'],
  [bar(5, 7.4), 'should be high'],
  [bar(2, 5), 'should be low'],
  [bar(4, 7), 'about usual'],
])('%o reads %s', (each, words) => {
  expect(formatBar(each)).toBe(words);
});

test('a foal’s height is a range', () => {
  expect(formatHeight({ least: 158, most: 170 })).toBe('158 to 170 cm');
  expect(formatHeight({ least: 166, most: 166 })).toBe('166 cm');
});

test.each([
  [['trot', 'neckSet'], ['limbs'], 'Helped by trot and neck set; hindered by limbs.'],
  [['trot'], [], 'Helped by trot.'],
  [[], ['bone', 'muscle', 'head'], 'Hindered by bone, muscle and head.'],
  [[], [], 'A usual body for it.'],
] as const)('%o help and %o hinder: %s', (helps, hinders, words) => {
  const withPoints = (traits: readonly ('trot' | 'neckSet' | 'limbs' | 'bone' | 'muscle' | 'head')[]) =>
    traits.map((trait) => ({ trait, points: 1 }));
  const reasons = { discipline: 'dressage', helps: withPoints(helps), hinders: withPoints(hinders) } as const;
  expect(formatReasons(reasons)).toBe(words);
});
