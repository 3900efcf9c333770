import { expect, test } from 'vitest';
import { countdown, dateOf, dayAndTime, dayAndTimeWithin, timeOf, timeOrDateOf, zoneOf } from './when.ts';

const NOW = new Date(2026, 10, 20, 12, 0, 0);
const after = (ms: number) => new Date(NOW.getTime() + ms);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [-1, 'Now'],
  [0, 'Now'],
  [1, 'In 1 second'],
  [59 * SECOND, 'In 59 seconds'],
  [MINUTE, 'In 1 minute'],
  [MINUTE + 1, 'In 2 minutes'],
  [59 * MINUTE, 'In 59 minutes'],
  [HOUR, 'In 1 hour'],
  [HOUR + 49 * MINUTE, 'In 2 hours'],
  [23 * HOUR + 59 * MINUTE, 'In 1 day'],
  [73 * HOUR, 'In 3 days'],
])('%d ms from now: %s', (ms, text) => {
  expect(countdown(after(ms), NOW)).toBe(text);
});

test.each([
  [0, /^Today, /],
  [13 * HOUR, /^Tomorrow, /],
  [-13 * HOUR, /^Yesterday, /],
  [3 * 24 * HOUR, /^\p{L}{3,}, /u],
])('the day %d ms from now', (ms, text) => {
  expect(dayAndTime(after(ms), NOW)).toMatch(text);
});

test.each([
  [0, /^today, /],
  [13 * HOUR, /^tomorrow, /],
  [-13 * HOUR, /^yesterday, /],
  [3 * 24 * HOUR, /^\p{Lu}\p{L}{2,}, /u],
])('within a sentence, the day %d ms from now', (ms, text) => {
  expect(dayAndTimeWithin(after(ms), NOW)).toMatch(text);
});

test('instants of the last 24 hours show the time of day, older ones the date', () => {
  const sent = new Date('2030-03-14T18:11:00Z');
  const after = (ms: number) => timeOrDateOf(sent, new Date(sent.getTime() + ms));
  expect(after(86_399_999)).toBe(timeOf(sent));
  expect(after(24 * HOUR)).toBe(dateOf(sent));
  expect(timeOf(sent)).not.toBe(dateOf(sent));
});

test('the name of the time zone contains no time', () => {
  expect(zoneOf(NOW)).toMatch(/^[A-Z]{2,5}(?:[+−-]\d{1,2}(?::\d\d)?)?$/);
});
