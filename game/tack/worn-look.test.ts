import { expect, test } from 'vitest';
import { QUALITY_PERCENT } from './quality.ts';
import type { TackType } from './tack.ts';
import { formatTack, type WornTack } from './worn-look.ts';
import { wornTackOf } from './worn-tack.ts';

const piece = (type: TackType, percent: number) => ({ type, quality: percent * QUALITY_PERCENT });

test.each([
  [35, 'plain'],
  [50, 'plain'],
  [51, 'good'],
  [100, 'good'],
  [101, 'fine'],
  [200, 'fine'],
] as const)('a saddle of %i%% looks %s', (percent, finish) => {
  expect(wornTackOf([piece('saddle', percent)], 'oak')).toEqual({
    shoes: null,
    saddle: finish,
    bridle: null,
    colour: 'oak',
  });
});

test('a horse without tack wears nothing, whatever its colour', () => {
  expect(wornTackOf([], 'navy')).toBeNull();
});

const BARE: WornTack = { shoes: null, saddle: null, bridle: null, colour: 'oak' };

test.each<[Partial<WornTack>, string | null]>([
  [{}, null],
  [{ saddle: 'fine', bridle: 'fine' }, 'wearing a fine saddle and bridle'],
  [{ shoes: 'plain' }, 'wearing plain horseshoes'],
  [{ saddle: 'good', bridle: 'good', shoes: 'good' }, 'wearing a good saddle, bridle and horseshoes'],
  [
    { saddle: 'plain', bridle: 'fine', shoes: 'good' },
    'wearing a fine bridle, good horseshoes and a plain saddle',
  ],
])('%o is described as "%s"', (tack, text) => {
  expect(formatTack({ ...BARE, ...tack })).toBe(text);
});
