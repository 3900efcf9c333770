import { expect, test } from 'vitest';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { rangeWords } from './craft-words.ts';

test.each<[number, Guild, string]>([
  [0, 'rider', '0–10%'],
  [46.28, 'manufacturer', '83–103%'],
  [125, 'trainer', '140–150%'],
  [125, 'manufacturer', '200%'],
])('skill %d of a %s makes %s', (skill, guild, words) => {
  expect(rangeWords(skill, guild)).toBe(words);
});
