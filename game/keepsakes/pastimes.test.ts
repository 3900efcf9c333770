import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  captionOf,
  decideKeepsake,
  MOST_KEEPSAKES,
  PASTIME_PRESSES,
  PASTIME_ROWS,
  PASTIMES,
  PHOTO_PLACES,
  stepsOf,
} from './pastimes.ts';

test('each pastime has three presses with a sentence about the horse', () => {
  for (const pastime of PASTIMES)
    for (const sex of ['mare', 'stallion', 'gelding'] as const) {
      const steps = stepsOf(pastime, { name: 'Clover', sex });
      expect(steps).toHaveLength(PASTIME_PRESSES);
      for (const { press, told } of steps) {
        expect(press).not.toBe('');
        expect(told).not.toMatch(/[{}]/);
        expect(told).not.toMatch(sex === 'mare' ? /\b(?:he|his|himself)\b/i : /\b(?:she|her|herself)\b/i);
      }
      expect(steps.some(({ told }) => told.includes('Clover'))).toBe(true);
    }
});

test('a picture may be kept from its age on, while there is room', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PASTIMES),
      fc.nat(400),
      fc.nat(2 * MOST_KEEPSAKES),
      (pastime, ageInMonths, kept) => {
        const refused = decideKeepsake(pastime, { ageInMonths, kept });
        const may = ageInMonths >= PASTIME_ROWS[pastime].from && kept < MOST_KEEPSAKES;
        expect(isRefusal(refused)).toBe(!may);
      },
    ),
  );
});

test('captions differ by pastime and place', () => {
  const captions = PASTIMES.flatMap((pastime) => PHOTO_PLACES.map((place) => captionOf(pastime, place)));
  expect(new Set(captions).size).toBe(captions.length);
  expect(captionOf('hand_feed', 'meadow')).toBe('A treat from the hand on the meadow');
});
