import { expect, test } from 'vitest';
import { partsOf, scoreOf } from '../../../game/shows/running/scoring.ts';
import {
  formatGained,
  formatGains,
  happinessFactor,
  formatMargin,
  signedPercent,
  formatUnentered,
} from './format-result.ts';
import { formatPoints } from '../../ui/format-points.ts';

const ability = { skill: 1_000_000, aptitude: 500_000, level: 1 };
const placed = (place: number, happiness: number, quality: number) => {
  const parts = partsOf({ ...ability, tack: [quality, 0, 0] });
  return { name: `Horse ${place}`, place, ...scoreOf({ parts, happiness, guildPercent: 100, luck: 0 }) };
};

test('formats points and percent', () => {
  expect([formatPoints(562_500), signedPercent(21_340), signedPercent(-40_000)]).toEqual([
    '56.25',
    '+2.13%',
    '−4%',
  ]);
});

test('suggests nothing to the winner', () => {
  expect(formatGains(placed(1, 900_000, 0), undefined)).toEqual([]);
});

test('the suggested gain is the least that would have won the place', () => {
  const [horse, before] = [placed(4, 900_000, 100_000), placed(3, 930_000, 150_000)];
  const [first = '', tack = '', mood = ''] = formatGains(horse, before);
  expect(first).toMatch(/^Horse 3 came 3rd, 0\.\d\d ahead\. 0\.\d\d more points .* won 3rd\.$/);
  const quality = Number(/Tack (\d+)%/.exec(tack)?.[1]);
  const happiness = Number(/Being (\d+)%/.exec(mood)?.[1]);
  for (const [less, beats] of [
    [0, true],
    [1, false],
  ] as const) {
    expect(placed(4, 900_000, 100_000 + (quality - less) * 10_000).score > before.score).toBe(beats);
    expect(placed(4, (happiness - less) * 10_000, 100_000).score > before.score).toBe(beats);
  }
});

test('suggests no happiness above 100', () => {
  const gains = formatGains(placed(2, 1_000_000, 0), placed(1, 1_000_000, 600_000));
  expect(gains.join(' ')).not.toContain('happy');
});

test('rounds happiness alike in every line', () => {
  expect([949_600, 949_999, 1_000_000].map(happinessFactor)).toEqual(['0.9496', '0.9500', '1.0000']);
  const gains = formatGains(placed(4, 949_999, 100_000), placed(3, 960_000, 110_000));
  expect(gains.join(' ')).toContain('Being 97% happy');
});

test.each([
  ['house', 'open', /house show that nobody enters does not run/],
  ['house', 'completed', /it did not run/],
  ['player', 'open', /the whole prize goes back to Ada/],
  ['player', 'completed', /entered this show\. The prize of 1,000 coins went back to Ada/],
] as const)('of a %s show that is %s', (kind, status, pattern) => {
  expect(formatUnentered({ kind, status, prize: 1_000, createdByUsername: 'Ada' })).toMatch(pattern);
});

const HEAT = [
  { name: 'Moth', place: 1, score: 418_600 },
  { name: 'Iris', place: 2, score: 409_200 },
  { name: 'Bran', place: 3, score: 401_500 },
];

test('describes a place by margin and gains', () => {
  const margins = HEAT.map((horse) => formatMargin(horse, HEAT));
  expect(margins).toEqual(['By 0.94 points.', '0.94 points behind Moth.', '0.77 points behind Iris.']);
  expect(formatGained({ prize: 212, xpEarned: 1_150, gradePoints: 1 })).toBe(
    '212 coins, 1,150 XP and 1 grading point.',
  );
  expect(formatGained({ prize: 0, xpEarned: null, gradePoints: 0 })).toBe('');
});
