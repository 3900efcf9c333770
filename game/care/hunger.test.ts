import { expect, test } from 'vitest';
import { feedLeftDisplay, feedLeftHours, hungerOf } from './hunger.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test.each([
  [null, 0, 'Expired'],
  [inHours(-1), 0, 'Expired'],
  [now, 0, 'Expired'],
  [new Date(now.getTime() + 1), 1, '1 minute'],
  [inHours(0.5), 1, '30 minutes'],
  [inHours(1), 1, '1 hour'],
  [inHours(11.2), 11, '11 hours'],
  [inHours(22.999), 23, '23 hours'],
  [inHours(23.999), 24, '1 day'],
  [inHours(24), 24, '1 day'],
  [inHours(35), 35, '1 day'],
  [inHours(71), 71, '3 days'],
  [inHours(71.999), 72, '3 days'],
])('feed until %s leaves %i hours: %s', (until, hours, text) => {
  expect(feedLeftHours(until, now)).toBe(hours);
  expect(feedLeftDisplay(until, now)).toBe(text);
});

test.each<[string, Date | null, number, string, Date?]>([
  ['unfed', null, 84, 'hungry'],
  ['whose feed ends now', now, 84, 'hungry'],
  ['with a minute left', inHours(1 / 60), 84, 'soon'],
  ['with nearly six hours left', inHours(5.99), 84, 'soon'],
  ['with six hours left', inHours(6), 84, 'fed'],
  ['that nurses', inHours(50), 5, 'nursing'],
  ['that is weaned in five hours', inHours(5), 5, 'soon'],
  ['that nurses, fed ahead', inHours(29), 5, 'nursing'],
  ['just weaned without feed', now, 6, 'hungry'],
  ['just weaned, fed ahead', inHours(24), 6, 'fed'],
  ['unfed on grass', null, 84, 'grass', now],
  ['with two hours of feed, and grass in one', inHours(2), 84, 'fed', inHours(1)],
  ['with two hours of feed, and grass in three', inHours(2), 84, 'soon', inHours(3)],
  ['unfed, and grass in three hours', null, 84, 'hungry', inHours(3)],
  ['that nurses on grass', inHours(5), 5, 'grass', now],
])('a horse %s', (_, feedUntil, ageInMonths, hunger, grassFrom) => {
  expect(hungerOf({ feedUntil, grassFrom: grassFrom ?? null, ageInMonths }, now)).toBe(hunger);
});
