import { expect, test } from 'vitest';
import type { BreedId } from '../../../game/horses/breeds.ts';
import { heightAt, usualHeightOf } from '../../../game/horses/height.ts';
import { bodyAge } from '../../../art/paint/layers/body-age.ts';
import { paintedSize } from '../../../art/paint/size.ts';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../../../art/paint/layers/layers.ts';
import manifest from '../../../art/paint/layers/manifest.json' with { type: 'json' };
import { PLAIN_BAY } from '../../../art/testing/plain-bay.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { DAM_STANCE, FOAL_STANCE } from '../../portrait/family-stances.ts';
import { countIn, herdOf } from './herd.ts';
import { LANDS, pagesOf, positionsOf, type Land, type HorsePosition } from './positions.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const OUT = '2030-05-01T07:00:00Z';

const BUILDS: Readonly<Record<string, Horse['look']['build']>> = {
  shetland_pony: 'shetland',
  clydesdale: 'draft',
};

const aHorse = (index: number, wishes: Partial<Horse> & { readonly months?: number } = {}): Horse => {
  const { months = 84, breedId = 'hanoverian' } = wishes;
  const build = BUILDS[breedId] ?? 'light';
  const height = heightAt(usualHeightOf(breedId as BreedId, build), months);
  return {
    id: String(index),
    damId: null,
    breedId,
    ageInMonths: months,
    // Every other horse faces right.
    look: { ...PLAIN_BAY, build, height, ageInMonths: months, seed: index * 64 },
    grassFrom: null,
    ...wishes,
  } as Horse;
};

/** A third are ponies, and every tenth a foal of the mare before it. */
const aHerd = (size: number, grassFrom: string | null): readonly Horse[] =>
  Array.from({ length: size }, (_, index) =>
    index % 10 === 9
      ? aHorse(index, { months: 2, damId: String(index - 1), grassFrom })
      : aHorse(index, {
          breedId: index % 3 === 0 && index % 10 !== 8 ? 'shetland_pony' : 'hanoverian',
          grassFrom,
        }),
  );

/** In the morning and at night. */
const HOURS = [9, 23] as const;

const positionsIn = (land: Land, horses: readonly Horse[], hour = 9): readonly (readonly HorsePosition[])[] =>
  pagesOf(land, herdOf(horses, NOW)[land]).map((page) => positionsOf(land, page, hour));

test.each(
  LANDS.flatMap((land) => HOURS.flatMap((hour) => [1, 9, 60].map((size) => [land, hour, size] as const))),
)(
  'in the %s at %i:00 each of %i horses has one position, within the picture, left to right',
  (land, hour, size) => {
    const pages = positionsIn(land, aHerd(size, land === 'yard' ? null : OUT), hour);
    const ids = pages.flat().map(({ horse }) => horse.id);
    expect(ids.toSorted()).toEqual(Array.from({ length: size }, (_, index) => String(index)).toSorted());
    for (const page of pages) {
      const xs = page.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((one, other) => one - other));
      expect(new Set(page.map(({ x, y }) => `${x} ${y}`)).size).toBe(page.length);
      for (const { horse, x, y, width, where } of page) {
        const half = where === 'stall' ? 50 : (width / 2) * paintedSize(horse.look);
        expect(x - half).toBeGreaterThan(-60);
        expect(x + half).toBeLessThan(1640);
        expect(y).toBeGreaterThan(40);
      }
    }
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(size / 5));
  },
);

test('no pony looks out of a stall, and foals stand before their dams', () => {
  const positions = positionsIn('yard', aHerd(60, null)).flat();
  const stalled = positions.filter(({ where }) => where === 'stall');
  expect(stalled.length).toBeGreaterThan(10);
  expect(stalled.every(({ horse }) => horse.breedId === 'hanoverian')).toBe(true);
  const foals = positions.filter(({ dam }) => dam !== null);
  expect(foals).toHaveLength(6);
  for (const { dam, y, height, stance } of foals) {
    const mare = positions.find(({ horse }) => horse === dam);
    expect(mare).toMatchObject({ hasFoal: true, where: 'near', stance: DAM_STANCE });
    expect(stance).toEqual(FOAL_STANCE);
    expect(y).toBeLessThan(mare?.y ?? 0);
    expect(height).toBeLessThan(mare?.height ?? 0);
  }
});

test('a Shetland pony is about half as tall as a Hanoverian beside her', () => {
  const [page = []] = positionsIn('yard', [aHorse(1), aHorse(2, { breedId: 'shetland_pony' })]);
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

test('on pasture by day most grown horses graze, and foals stay clear of their heads; at night they sleep', () => {
  const horses = Array.from({ length: 6 }, (_, index) => [
    aHorse(2 * index, { grassFrom: OUT }),
    aHorse(2 * index + 1, { months: 2, damId: String(2 * index), grassFrom: OUT }),
  ]).flat();
  const seeded = horses.map((horse, index) => ({ ...horse, look: { ...horse.look, seed: index >> 1 } }));
  const day = positionsIn('pasture', seeded, 10).flat();
  const grown = day.filter(({ dam }) => dam === null);
  expect(grown.filter(({ pose }) => pose === 'graze').length).toBeGreaterThan(grown.length / 2);
  for (const { dam, x } of day) {
    const mare = day.find(({ horse }) => horse === dam);
    if (mare?.pose === 'graze') expect(x).toBeGreaterThan(mare.x);
    else if (mare) expect(x).toBeLessThan(mare.x);
  }
  const night = positionsIn('pasture', seeded, 23).flat();
  const asleep = (isFoal: boolean) =>
    new Set(night.filter(({ dam }) => (dam !== null) === isFoal).map(({ pose }) => pose));
  expect(asleep(true)).toEqual(new Set(['lie']));
  expect(asleep(false)).toEqual(new Set(['rest', 'stand']));
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Of a picture's height, from above. */
const GROUND = 0.955;

/** Bounds of what a picture shows, over all of its parts. */
function boxOf({ horse, pose, x, y, width, height }: HorsePosition): Box {
  const key = `${horse.look.build}-${bodyAge(horse.look.ageInMonths)}-${pose}`;
  const planes = Object.entries(manifest).flatMap(([name, { files }]) =>
    name === key ? files.flatMap(({ planes: inFile }) => inFile) : [],
  );
  const boxes = planes.flatMap(({ part, plane, box }) => (part === 'body' && plane === 'alpha' ? [box] : []));
  const [left = 0, above = 0, right = 0, below = 0] = boxes[0] ?? [];
  const size = paintedSize(horse.look);
  const across = (px: number) => x + size * width * (px / FRAME_WIDTH - 0.5);
  // Horses grow about the ground.
  const up = (px: number) => y + height * (1 - GROUND + size * (GROUND - px / FRAME_HEIGHT));
  return { left: across(left), right: across(right), bottom: up(below), top: up(above) };
}

/** Share of one box that another covers. */
function covered(far: Box, near: Box): number {
  const wide = Math.min(far.right, near.right) - Math.max(far.left, near.left);
  const high = Math.min(far.top, near.top) - Math.max(far.bottom, near.bottom);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / ((far.right - far.left) * (far.top - far.bottom));
}

test.each(['hanoverian', 'clydesdale', 'shetland_pony'] as const)(
  'on a full pasture at most a third of any %s is behind another horse, except its own foal',
  (breedId) => {
    const horses = Array.from({ length: 7 }, (_, index) => [
      aHorse(2 * index, { breedId, grassFrom: OUT }),
      ...(index < 5
        ? [aHorse(2 * index + 1, { breedId, months: 2, damId: String(2 * index), grassFrom: OUT })]
        : []),
    ]).flat();
    for (const seed of Array.from({ length: 12 }).keys())
      for (const hour of HOURS) {
        const seeded = horses.map((horse, index) => ({
          ...horse,
          look: { ...horse.look, seed: seed * (index >> 1) },
        }));
        const [page = []] = positionsIn('pasture', seeded, hour);
        expect(page).toHaveLength(12);
        for (const far of page)
          for (const near of page)
            if (near.y < far.y && near.dam !== far.horse)
              expect(covered(boxOf(far), boxOf(near))).toBeLessThan(1 / 3);
      }
  },
);

test('nobody walks about in the yard', () => {
  const horses = aHerd(20, null).map((horse, seed) => ({ ...horse, look: { ...horse.look, seed } }));
  expect(
    new Set(
      positionsIn('yard', horses, 10)
        .flat()
        .map(({ pose }) => pose),
    ),
  ).toEqual(new Set(['stand']));
});
