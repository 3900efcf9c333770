import { expect, test } from 'vitest';
import type { BreedId } from '../../../game/horses/breeds.ts';
import { heightAt } from '../../../game/horses/height.ts';
import { PLAIN_BAY } from '../../../art/testing/plain-bay.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { countIn, herdOf } from './herd.ts';
import { LANDS, pagesOf, placesOf, type Land, type Place } from './places.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const OUT = '2030-05-01T07:00:00Z';

const aHorse = (nth: number, wishes: Partial<Horse> & { readonly months?: number } = {}): Horse => {
  const { months = 84, breedId = 'hanoverian' } = wishes;
  const build = breedId === 'shetland_pony' ? 'shetland' : 'light';
  const height = heightAt(breedId as BreedId, build, months);
  return {
    id: String(nth),
    damId: null,
    breedId,
    ageInMonths: months,
    look: { ...PLAIN_BAY, build, height, ageInMonths: months },
    grassFrom: null,
    ...wishes,
  } as Horse;
};

/** A third are ponies, and every tenth a foal of the mare before it. */
const aHerd = (size: number, grassFrom: string | null): readonly Horse[] =>
  Array.from({ length: size }, (_, nth) =>
    nth % 10 === 9
      ? aHorse(nth, { months: 2, damId: String(nth - 1), grassFrom })
      : aHorse(nth, { breedId: nth % 3 === 0 && nth % 10 !== 8 ? 'shetland_pony' : 'hanoverian', grassFrom }),
  );

/** In the morning and at night. */
const HOURS = [9, 23] as const;

const placesIn = (land: Land, horses: readonly Horse[], hour = 9): readonly (readonly Place[])[] =>
  pagesOf(land, herdOf(horses, NOW)[land]).map((page) => placesOf(land, page, hour));

test.each(
  LANDS.flatMap((land) => HOURS.flatMap((hour) => [1, 9, 60].map((size) => [land, hour, size] as const))),
)(
  'in the %s at %i:00 each of %i horses has one place, within the picture, left to right',
  (land, hour, size) => {
    const pages = placesIn(land, aHerd(size, land === 'yard' ? null : OUT), hour);
    const ids = pages.flat().map(({ horse }) => horse.id);
    expect(ids.toSorted()).toEqual(Array.from({ length: size }, (_, nth) => String(nth)).toSorted());
    for (const page of pages) {
      const xs = page.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((one, other) => one - other));
      expect(new Set(page.map(({ x, y }) => `${x} ${y}`)).size).toBe(page.length);
      for (const { x, y, width, where } of page) {
        expect(x - (where === 'stall' ? 50 : width / 2)).toBeGreaterThan(-60);
        expect(x + (where === 'stall' ? 50 : width / 2)).toBeLessThan(1640);
        expect(y).toBeGreaterThan(40);
      }
    }
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(size / 5));
  },
);

test('no pony looks out of a stall, and foals stand before their dams', () => {
  const places = placesIn('yard', aHerd(60, null)).flat();
  const stalled = places.filter(({ where }) => where === 'stall');
  expect(stalled.length).toBeGreaterThan(10);
  expect(stalled.every(({ horse }) => horse.breedId === 'hanoverian')).toBe(true);
  const foals = places.filter(({ dam }) => dam !== null);
  expect(foals).toHaveLength(6);
  for (const { dam, y, height } of foals) {
    const mare = places.find(({ horse }) => horse === dam);
    expect(mare).toMatchObject({ hasFoal: true, where: 'near' });
    expect(y).toBeLessThan(mare?.y ?? 0);
    expect(height).toBeLessThan(mare?.height ?? 0);
  }
});

test('a Shetland pony is about half as tall as a Hanoverian beside her', () => {
  const [page = []] = placesIn('yard', [aHorse(1), aHorse(2, { breedId: 'shetland_pony' })]);
  // Ponies fill more of their pictures.
  const [pony = 0, mare = 0] = page.map(({ height }) => height).toSorted((one, other) => one - other);
  expect(pony / mare).toBeGreaterThan(0.45);
  expect(pony / mare).toBeLessThan(0.65);
});

test('a nursing foal is where its dam is; a foal whose dam lives elsewhere stands alone', () => {
  const horses = [
    aHorse(1, { grassFrom: OUT }),
    aHorse(2, { months: 1, damId: '1' }),
    aHorse(3, { months: 1, damId: 'sold' }),
  ];
  const { yard, pasture } = herdOf(horses, NOW);
  expect([countIn(yard), countIn(pasture)]).toEqual([1, 2]);
});

test('on pasture by day most grown horses graze, and foals stay clear of their heads; at night foals lie', () => {
  const horses = Array.from({ length: 6 }, (_, nth) => [
    aHorse(2 * nth, { grassFrom: OUT }),
    aHorse(2 * nth + 1, { months: 2, damId: String(2 * nth), grassFrom: OUT }),
  ]).flat();
  const seeded = horses.map((horse, nth) => ({ ...horse, look: { ...horse.look, seed: nth >> 1 } }));
  const day = placesIn('pasture', seeded, 10).flat();
  const grown = day.filter(({ dam }) => dam === null);
  expect(grown.filter(({ pose }) => pose === 'graze').length).toBeGreaterThan(grown.length / 2);
  for (const { dam, x } of day) {
    const mare = day.find(({ horse }) => horse === dam);
    if (mare?.pose === 'graze') expect(x).toBeGreaterThan(mare.x);
    else if (mare) expect(x).toBeLessThan(mare.x);
  }
  const night = placesIn('pasture', seeded, 23).flat();
  expect(night.map(({ pose }) => pose)).toEqual(night.map(({ dam }) => (dam === null ? 'stand' : 'lie')));
});

test('nobody walks about in the yard', () => {
  const horses = aHerd(20, null).map((horse, seed) => ({ ...horse, look: { ...horse.look, seed } }));
  expect(
    new Set(
      placesIn('yard', horses, 10)
        .flat()
        .map(({ pose }) => pose),
    ),
  ).toEqual(new Set(['stand']));
});
