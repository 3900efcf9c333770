import { expect, test } from 'vitest';
import { MINUTE } from '../../game/game-time.ts';
import { formatStable } from './hunger.tsx';
import { feedLeft, hungryFirst, formatHunger } from './feed-left.ts';
import type { Horse } from './use-horses.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const GROWN = { ageInMonths: 120, grassFrom: null };
const until = (ms: number) => ({ feedExpiresAt: new Date(NOW.getTime() + ms).toISOString() });

test.each([
  ['never fed', { feedExpiresAt: null }, 'hungry', 'Out of feed'],
  ['just run out', until(0), 'hungry', 'Out of feed'],
  ['a minute left', until(MINUTE), 'soon', '1 minute'],
  ['just under six hours', until(6 * HOUR - 1), 'soon', '6 hours'],
  ['six hours', until(6 * HOUR), 'fed', '6 hours'],
] as const)('%s', (_, horse, hunger, text) => {
  expect(feedLeft({ ...GROWN, ...horse }, NOW)).toMatchObject({ hunger, text });
});

function horse(name: string, hours: number): Horse {
  const feedExpiresAt = new Date(NOW.getTime() + hours * HOUR).toISOString();
  return {
    name,
    breedName: 'Icelandic Horse',
    gender: 'mare',
    color: 'bay roan',
    ...GROWN,
    feedExpiresAt,
  } as Horse;
}

const MAGPIE = horse('Magpie', -1);
const JUNIPER = horse('Juniper', 3);
const MOTH = horse('Moth', 5);
const COPPER = horse('Old Copper', 48);
const ROWAN = { ...horse('Rowan', -1), grassFrom: NOW.toISOString() };

test.each([
  [[COPPER], '1 horse. All have feed for 6 hours or more.'],
  [[JUNIPER, COPPER], '2 horses. Juniper will be out of feed within 6 hours.'],
  [[JUNIPER, MOTH], '2 horses. 2 will be out of feed within 6 hours.'],
  [[MAGPIE, COPPER], '2 horses. Magpie is out of feed.'],
  [[MAGPIE, JUNIPER, MOTH], '3 horses. Magpie is out of feed, and 2 more will be within 6 hours.'],
  [[MAGPIE, MAGPIE], '2 horses. 2 are out of feed.'],
  [[ROWAN], '1 horse, all on pasture.'],
  [[ROWAN, COPPER], '2 horses, 1 on pasture. The others have feed for 6 hours or more.'],
  [[ROWAN, MAGPIE], '2 horses, 1 on pasture. Magpie is out of feed.'],
])('the state of a stable: %#', (horses, text) => {
  expect(formatStable(horses.length, horses, NOW)).toBe(text);
});

test('lists hungry horses, hungriest first, without the fed', () => {
  expect(hungryFirst([COPPER, ROWAN, MOTH, MAGPIE, JUNIPER], NOW).map(({ name }) => name)).toEqual([
    'Magpie',
    'Juniper',
    'Moth',
  ]);
});

test.each([
  [false, 'No shows until fed'],
  [true, 'Loses happiness until fed'],
])('effect of hunger; retired: %s', (retired, text) => {
  expect(formatHunger({ retired })).toBe(text);
});

test('warns about a nursing foal six hours before weaning, and reports hunger from six months', () => {
  const foal = { ...horse('Bit', 7), ageInMonths: 5 };
  expect(feedLeft(foal, NOW)).toMatchObject({ hunger: 'nursing', text: 'Nursing' });
  expect(hungryFirst([foal], NOW)).toEqual([]);
  const nearWeaning = { ...foal, ...until(3 * HOUR) };
  expect(feedLeft(nearWeaning, NOW)).toMatchObject({ hunger: 'soon', leftText: '3 hours of milk left' });
  expect(formatStable(1, [nearWeaning], NOW)).toBe('1 horse. Bit will be out of feed within 6 hours.');
  expect(feedLeft({ ...foal, ageInMonths: 6, ...until(-1) }, NOW).hunger).toBe('hungry');
  expect(feedLeft({ ...foal, ageInMonths: 6 }, NOW).leftText).toBe('7 hours of feed left');
});
