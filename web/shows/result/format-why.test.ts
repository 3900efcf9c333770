import { expect, test } from 'vitest';
import { partsOf, scoreOf, type HorseAbility } from '../../../game/shows/running/scoring.ts';
import { formatWhy } from './format-why.ts';

const ABILITY: HorseAbility = { skill: 1_000_000, aptitude: 500_000, level: 1, tack: [350_000, 0, 0] };
const placed = (place: number, ability: Partial<HorseAbility>, luck = 0) => {
  const parts = partsOf({ ...ABILITY, ...ability });
  const sheet = scoreOf({ parts, happiness: 900_000, guildPercent: 100, luck });
  return { name: `Horse ${place}`, place, ...sheet };
};

test('says what the horse before it had more of, and what would have won', () => {
  const rows = [placed(1, { aptitude: 600_000 }), placed(2, { tack: [400_000, 0, 0] })];
  const [lead, back, ...gains] = formatWhy(placed(2, { tack: [400_000, 0, 0] }), rows);
  expect(lead).toBe('Horse 1 was born with more talent: 2.50 points.');
  expect(back).toMatch(/^Horse 2 wears better tack: \d\.\d\d points, but that was not enough\.$/);
  expect(gains[0]).toMatch(/^Horse 1 came 1st, /);
});

test('says what the winner had more of', () => {
  const rows = [placed(1, { skill: 3_000_000 }), placed(2, {})];
  expect(formatWhy(placed(1, { skill: 3_000_000 }), rows)).toEqual([
    expect.stringMatching(/^Horse 1 has learnt more: \d\.\d\d points\.$/),
  ]);
});

test('says it when luck decided between equals', () => {
  const rows = [placed(1, {}, 30_000), placed(2, {})];
  expect(formatWhy(placed(2, {}), rows)[0]).toBe(
    'Happiness, guild and the luck of the day put Horse 1 ahead.',
  );
});

test('has nothing to say about a horse alone', () => {
  expect(formatWhy(placed(1, {}), [placed(1, {})])).toEqual([]);
});
