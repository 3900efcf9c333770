import { expect, test } from 'vitest';
import { tackPoints } from './worn-tack.tsx';

const piece = (type: 'horseshoes' | 'saddle' | 'bridle', quality: number) => ({ id: type, type, quality });

test.each([
  ['nothing', [], 0],
  ['the store set', [piece('saddle', 35), piece('bridle', 35), piece('horseshoes', 35)], 4.4],
  ['the best set', [piece('saddle', 200), piece('bridle', 200), piece('horseshoes', 200)], 25],
  ['one worn bridle', [piece('bridle', 119.85)], 5],
])('%s gives its points', (_, worn, points) => {
  expect(tackPoints(worn)).toBe(points);
});
