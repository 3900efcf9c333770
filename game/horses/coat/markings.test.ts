import { describe, expect, test } from 'vitest';
import { normal, rngFromNumber } from '../../rng.ts';
import { genotypeWith, type LivingGenotype } from '../genetics/genotype.ts';
import { FACE_MARKINGS } from './look-values.ts';
import {
  drawBlueEyes,
  drawFace,
  drawLegs,
  drawWhiteShown,
  LEGS,
  MARKING_WHITES,
  markingWhites,
  usualMarkings,
  WHITE,
  type FaceWhite,
  type LegWhite,
} from './markings.ts';

const BAY = genotypeWith();
const HORSES = 20_000;

function herd(mean: number, changes: Partial<LivingGenotype> = {}): { face: FaceWhite; legs: LegWhite }[] {
  const rng = rngFromNumber(17);
  const genotype = { ...BAY, ...changes };
  return Array.from({ length: HORSES }, () => {
    const shown = drawWhiteShown(rng, normal(rng, mean, WHITE.deviation), genotype);
    return { face: drawFace(rng, shown, genotype), legs: drawLegs(rng, shown, genotype) };
  });
}

function share(
  horses: ReturnType<typeof herd>,
  counts: (horse: { face: FaceWhite; legs: LegWhite }) => boolean,
) {
  return (100 * horses.filter(counts).length) / horses.length;
}

test('marked legs of PRE horses: near hind 17.9%, off hind 14.5%, near fore 5.3%, off fore 4.6%', () => {
  const horses = herd(-0.5);
  const measured = { rl: 17.9, rr: 14.5, fl: 5.3, fr: 4.6 };
  for (const leg of LEGS)
    expect(Math.abs(share(horses, ({ legs }) => legs[leg].name !== 'none') - measured[leg])).toBeLessThan(
      1.2,
    );
});

test('white: chestnuts most, bays less, blacks least', () => {
  const marked = [{ extension: 'e/e' }, {}, { agouti: 'a/a' }] as const;
  const shares = marked.map((changes) => share(herd(0.2, changes), ({ face }) => face.name !== 'none'));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect((shares[0] ?? 0) - (shares[2] ?? 0)).toBeGreaterThan(15);
});

test('every marking occurs, with extents from 0 to 1', () => {
  const horses = herd(1);
  expect(new Set(horses.map(({ face }) => face.name)).size).toBe(FACE_MARKINGS.length);
  for (const { face, legs } of horses)
    for (const { name, extent } of [face, ...LEGS.map((leg) => legs[leg])]) {
      if (extent < 0 || extent > 1 || (name === 'none' && extent !== 0)) throw new Error(`${name} ${extent}`);
    }
  expect(share(herd(-2.2), ({ face }) => face.name === 'none')).toBeGreaterThan(95);
});

test('tobiano whitens all four legs, usually to a stocking', () => {
  const horses = herd(-1, { kit: 'n/To' });
  expect(share(horses, ({ legs }) => LEGS.every((leg) => legs[leg].name !== 'none'))).toBe(100);
  expect(share(horses, ({ legs }) => legs.fl.name === 'stocking')).toBeGreaterThan(65);
});

test('frame gives at least a blaze to about 70%, blue eyes to about 40%, and leaves the legs alone', () => {
  const horses = herd(-1, { overo: 'n/O' });
  const wide = share(horses, ({ face }) => face.name === 'blaze' || face.name === 'bald');
  expect(Math.abs(wide - 70)).toBeLessThan(2);
  expect(share(horses, ({ legs }) => legs.fl.name !== 'none')).toBeLessThan(5);
  const rng = rngFromNumber(4);
  const eyes = Array.from({ length: HORSES }, () => drawBlueEyes(rng, { ...BAY, overo: 'n/O' }));
  const blue = (100 * eyes.filter((eye) => eye !== 'none').length) / HORSES;
  expect(Math.abs(blue - 40)).toBeLessThan(1.5);
  expect(drawBlueEyes(rng, BAY)).toBe('none');
});

describe('the amount of white as text', () => {
  test.each([
    [-1.1, 'none'],
    [-1, 'minimal'],
    [0.79, 'minimal'],
    [0.8, 'moderate'],
    [1.6, 'high'],
    [2.5, 'extreme'],
  ])('%d is %s', (shown, word) => {
    expect(markingWhites(shown)).toBe(word);
  });
});

describe('the usual markings of an amount of white', () => {
  test('show that amount, with different faces', () => {
    const usual = MARKING_WHITES.map((whites) => usualMarkings(whites, BAY));
    expect(usual.map(({ whiteShown }) => markingWhites(whiteShown))).toEqual(MARKING_WHITES);
    expect(usual.map(({ face }) => face.name)).toEqual(['none', 'star', 'stripe', 'blaze', 'bald']);
  });

  test('are whiter behind than in front', () => {
    const { legs } = usualMarkings('moderate', BAY);
    expect(LEGS.map((leg) => legs[leg].name)).toEqual(['none', 'none', 'sock', 'sock']);
  });

  test('include four white legs for any tobiano', () => {
    for (const whites of MARKING_WHITES) {
      const { legs } = usualMarkings(whites, { ...BAY, kit: 'n/To' });
      expect(LEGS.filter((leg) => legs[leg].name !== 'stocking')).toEqual([]);
    }
  });
});
