import { expect, test } from 'vitest';
import { lookOfGiven } from '../../game/horses/genetics/given-look.ts';
import { AGES, atAge, formatStages, stopAt } from './age-stages.ts';
import { isParent, labHorse } from './lab-state.ts';

function stages(genetics: object): string {
  const horse = labHorse(genetics);
  if (horse === undefined || !isParent(horse)) throw new Error('No such horse');
  return formatStages((age) => lookOfGiven(horse, age));
}

const BLACK = { extension: 'E/E', agouti: 'a/a' };

test.each<[string, object]>([
  ['Age changes nothing about this coat.', BLACK],
  [
    'Born black, steel grey from 4 months, dapple grey from 3 years, light grey from 7 years, white grey from 10 years.',
    { ...BLACK, grey: 'n/G' },
  ],
  ['The eyes are blue, green from 3 months, amber from 1 year 6 months.', { ...BLACK, champagne: 'n/Ch' }],
  [
    'Born classic champagne, rose grey from 3 months, dapple grey from 1 year 11 months, light grey from 4 years 5 months, white grey from 6 years 3 months. The eyes are blue, green from 3 months, amber from 1 year 6 months.',
    { ...BLACK, champagne: 'n/Ch', grey: 'G/G' },
  ],
])('%s', (text, genetics) => {
  expect(stages(genetics)).toBe(text);
});

test('the slider stops at ever later ages, from birth on', () => {
  expect(AGES[0]).toBe(0);
  expect(AGES.at(-1)).toBe(300);
  expect(AGES).toEqual([...new Set(AGES)].toSorted((a, b) => a - b));
  for (const [stop, age] of AGES.entries()) expect(stopAt(age)).toBe(stop);
  expect([stopAt(1), stopAt(13), stopAt(600)]).toEqual([0, AGES.indexOf(12), AGES.length - 1]);
});

test('formats an age', () => {
  expect([0, 2, 30].map(atAge)).toEqual(['birth', '2 months', '2 years 6 months']);
});
