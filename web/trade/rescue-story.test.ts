import { expect, test } from 'vitest';
import { rescueStory } from './rescue-story.ts';

const idOf = (last: number) => `019a0000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`;
const AGES = [1, 30, 47, 48, 100, 179, 180, 300];

test('every rescue horse has a story, without a gap, in the words for her or him', () => {
  for (const ageInMonths of AGES)
    for (const level of [1, 5, 8, 20])
      for (let last = 0; last < 3000; last += 7) {
        const horse = { id: idOf(last), ageInMonths, level };
        const { past, habit } = rescueStory({ ...horse, sex: 'gelding' });
        expect(`${past} ${habit}`).not.toMatch(/[{}]|\bshe\b|\bher\b|undefined|NaN| {2}/i);
        expect(rescueStory({ ...horse, sex: 'mare' }).habit).not.toMatch(/\b(?:he|him|his)\b/i);
      }
});

test('a horse keeps its story, and horses beside each other have different ones', () => {
  const storyOf = (last: number) => rescueStory({ id: idOf(last), sex: 'mare', ageInMonths: 96, level: 6 });
  expect(storyOf(0xabcdef)).toEqual(storyOf(0xabcdef));
  const stories = new Set(Array.from({ length: 500 }, (_, last) => JSON.stringify(storyOf(last * 7919))));
  expect(stories.size).toBeGreaterThan(30);
});

test('a foal has not worked for years, and an old horse is no birthday present', () => {
  for (let last = 0; last < 300; last++) {
    expect(rescueStory({ id: idOf(last), sex: 'mare', ageInMonths: 12, level: 5 }).past).not.toMatch(
      /years|taught/,
    );
    expect(rescueStory({ id: idOf(last), sex: 'mare', ageInMonths: 240, level: 5 }).past).not.toMatch(
      /birthday/,
    );
  }
});
