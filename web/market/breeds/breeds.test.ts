import { describe, expect, test } from 'vitest';
import { BREEDS, breedOf, usualHeight } from '../../../game/horses/breeds.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { breedCoats, formatShare } from './breed-coats.ts';
import { breedLook } from './breed-look.ts';
import { BREED_TEXT } from './breed-text.ts';

describe.each(BREEDS)('$name', (breed) => {
  test('is shown in a coat that its horses can have', () => {
    const name = coatNameOfLook(breedLook(breed));
    expect(name).toContain(BREED_TEXT[breed.id].coat);
    expect(breedLook(breed).build).toBe(breed.build);
    expect(breedLook(breed)).toBe(breedLook(breed));
  });

  test('has coats whose shares add up', () => {
    const coats = breedCoats(breed);
    expect(coats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(new Set(coats.map(({ name }) => name)).size).toBe(coats.length);
  });
});

test('a Cleveland Bay is bay, a Friesian nearly always black', () => {
  expect(breedCoats(breedOf('cleveland_bay'))[0]).toMatchObject({ name: 'bay' });
  expect(breedCoats(breedOf('friesian'))[0]?.name).toBe('black');
});

test.each([
  [0.5, 'common'],
  [0.2, 'common'],
  [0.16, '1 in 6'],
  [0.0101, '1 in 99'],
  [0.00031, '1 in 3,000'],
])('a share of %d reads "%s"', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test('a usual height lies in the middle of the range', () => {
  expect(usualHeight(breedOf('akhal_teke'))).toEqual({ metres: 62 * 0.0254, hands: '15.2' });
  expect(usualHeight(breedOf('shetland_pony')).metres).toBeLessThan(1);
});
