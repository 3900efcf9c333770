import { expect, test } from 'vitest';
import withers from '../../art/paint/layers/withers.json' with { type: 'json' };
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import { withersText } from '../../art/layers/manifest.ts';
import { paintedSize } from '../../art/paint/size.ts';
import { BREEDS, usualHeight } from '../../game/horses/breeds.ts';
import { genotypeWith } from '../../game/horses/genetics/genotype.ts';
import { lookOf } from '../../game/horses/coat/look.ts';
import { PLAIN_TRAITS } from '../../game/horses/coat/traits.ts';
import { shareOfScene } from './true-size.ts';

const genotype = genotypeWith();
const lookAt = (breed: (typeof BREEDS)[number], ageInMonths: number) =>
  lookOf({ genotype, traits: { ...PLAIN_TRAITS, build: breed.build }, breed: breed.id, ageInMonths });

/** Share of a scene's height from the ground to the withers. */
function withersInScene(breed: (typeof BREEDS)[number], ageInMonths: number): number {
  const look = lookAt(breed, ageInMonths);
  return shareOfScene(look) * paintedSize(look) * withers[look.build][bodyAge(ageInMonths)];
}

test('body heights match the layers', () => {
  expect(`${JSON.stringify(withers, null, 2)}\n`).toBe(withersText());
});

test('in a scene, breeds are drawn in proportion to their heights, and fit in', () => {
  const perMetre = BREEDS.map((breed) => withersInScene(breed, 96) / usualHeight(breed).metres);
  expect(Math.max(...perMetre) / Math.min(...perMetre)).toBeLessThan(1.01);
  for (const breed of BREEDS) {
    const look = lookAt(breed, 96);
    expect(shareOfScene(look) * paintedSize(look), breed.id).toBeLessThanOrEqual(1.001);
  }
});

test('foals grow in a scene, to their breed’s height', () => {
  for (const breed of BREEDS) {
    const heights = [0, 3, 6, 9, 12, 18, 24, 29, 36, 200].map((months) => withersInScene(breed, months));
    expect(heights, breed.id).toEqual(heights.toSorted((one, other) => one - other));
    expect((heights[0] ?? 0) / (heights.at(-1) ?? 1)).toBeCloseTo(0.62, 1);
  }
});
