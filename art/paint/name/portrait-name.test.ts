import { expect, test } from 'vitest';
import { founderFrom } from '../../../game/horses/founder.ts';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { genotypeOf } from '../../../game/horses/genetics/strands.ts';
import { lookOf, type Look } from '../../../game/horses/coat/look.ts';
import { pick, rngFromNumber, wholeBetween } from '../../../game/rng.ts';
import { PLAIN_BAY } from '../../testing/plain-bay.ts';
import { lookNamed, portraitName } from './portrait-name.ts';
import { recipeOf } from '../recipe/recipe.ts';
import { PLAIN_STANCE } from '../recipe/stance.ts';

function horses(count: number): readonly Look[] {
  const rng = rngFromNumber(11);
  return Array.from({ length: count }, () => {
    const breed = pick(rng, BREEDS);
    const { genome, ...founder } = founderFrom(sharedDraws(rng), breed);
    return lookOf({
      ...founder,
      genotype: genotypeOf(genome),
      breed: breed.id,
      ageInMonths: wholeBetween(rng, 0, 300),
    });
  });
}

test('a name restores the look, except for what is not painted', () => {
  for (const look of horses(120)) {
    const name = portraitName(look);
    expect(name).toMatch(/^[0-9a-f]{6}-[0-9a-z]{8,56}$/);
    const named = lookNamed(name);
    if (named?.kind !== 'look') throw new Error(`${name} gives no look`);
    expect(portraitName(named.look)).toBe(name);
    const [drawn, restored] = [recipeOf(look), recipeOf(named.look)];
    for (const field of Object.keys(drawn) as (keyof typeof drawn)[]) {
      const [a, b] = [[drawn[field]].flat(), [restored[field]].flat()];
      for (const [at, value] of a.entries())
        expect(Math.abs(value - (b[at] ?? NaN)), field).toBeLessThan(0.001);
    }
  }
});

test('a name contains the pose, except for standing horses; poses that an age lacks count as standing', () => {
  const standing = portraitName(PLAIN_BAY);
  for (const pose of ['walk', 'graze', 'trot', 'rest'] as const) {
    const name = portraitName(PLAIN_BAY, pose);
    expect(name).not.toBe(standing);
    expect(lookNamed(name)).toMatchObject({ kind: 'look', pose });
  }
  expect(portraitName(PLAIN_BAY, 'stand')).toBe(standing);
  expect(lookNamed(standing)).toMatchObject({ pose: 'stand' });
  expect(portraitName(PLAIN_BAY, 'lie')).toBe(standing);
  const foal: Look = { ...PLAIN_BAY, ageInMonths: 2 };
  expect(lookNamed(portraitName(foal, 'lie'))).toMatchObject({ pose: 'lie' });
});

test('a name contains the stance in a scene, and the side that it shows', () => {
  const sock = { name: 'sock', extent: 0.5 } as const;
  const look: Look = {
    ...PLAIN_BAY,
    legs: { ...PLAIN_BAY.legs, fr: sock },
    eyes: { left: 'brown', right: 'blue' },
  };
  expect(portraitName(look, 'stand', PLAIN_STANCE)).toBe(portraitName(look));
  const stance = { facing: 'right', carriage: 'raised', coat: 'winter', belly: 'in foal' } as const;
  const named = lookNamed(portraitName(look, 'walk', stance));
  if (named?.kind !== 'look') throw new Error('No look');
  expect(named).toMatchObject({ pose: 'walk', stance, look: { legs: look.legs, eyes: { right: 'blue' } } });
  const [left, right] = [recipeOf(look), recipeOf(named.look, undefined, stance)];
  expect(right.whiteForeNear).toBeCloseTo(left.whiteForeFar, 3);
  expect(right.whiteForeNear).toBeGreaterThan(0);
  expect(right.iris).not.toEqual(left.iris);
});

test('what is not painted changes no name', () => {
  const older: Look = { ...PLAIN_BAY, ageInMonths: 250, eyes: { left: 'brown', right: 'blue' } };
  expect(portraitName(older)).toBe(portraitName(PLAIN_BAY));
  expect(portraitName({ ...PLAIN_BAY, ageInMonths: 8 })).not.toBe(portraitName(PLAIN_BAY));
});

test('tack is in the name, and changes no name of horses without', () => {
  const tack = { shoes: 'fine', saddle: 'good', bridle: 'plain', colour: 'plum' } as const;
  const name = portraitName({ ...PLAIN_BAY, tack });
  expect(lookNamed(name)).toMatchObject({ kind: 'look', look: { tack } });
  const onlyShoes = { ...tack, saddle: null, bridle: null };
  expect(lookNamed(portraitName({ ...PLAIN_BAY, tack: onlyShoes }))).toMatchObject({
    look: { tack: { ...onlyShoes, colour: 'oak' } },
  });
  expect(portraitName({ ...PLAIN_BAY, tack: { ...onlyShoes, shoes: null } })).toBe(portraitName(PLAIN_BAY));
});

test('each number of a form is in the name, in eight characters at most', () => {
  const plain = portraitName({ ...PLAIN_BAY, form: PLAIN_BAY.form.map(() => 0) });
  const names = PLAIN_BAY.form.flatMap((_, at) =>
    [-1, -0.125, 0.125, 1].map((value) => {
      const form = PLAIN_BAY.form.map((__, index) => (index === at ? value : 0));
      const name = portraitName({ ...PLAIN_BAY, form });
      expect(lookNamed(name)).toMatchObject({ look: { form } });
      return name;
    }),
  );
  expect(new Set([plain, ...names]).size).toBe(41);
  const last = { ...PLAIN_BAY, seed: 2 ** 32 - 1 };
  const extreme = portraitName({ ...last, form: PLAIN_BAY.form.map(() => -1) });
  expect(extreme.length).toBeLessThanOrEqual(portraitName(last).length + 8);
});

test('movement is in no name', () => {
  expect(portraitName({ ...PLAIN_BAY, stride: [1, 1, 1, 1, 1, 1] })).toBe(portraitName(PLAIN_BAY));
});

test('rare coats are in the name', () => {
  const rare: Look = {
    ...PLAIN_BAY,
    dilutions: { ...PLAIN_BAY.dilutions, pearl: true, mushroom: true },
    patterns: { ...PLAIN_BAY.patterns, sabino: 0.37, splash: 1 },
    soot: 0.875,
    mealy: 0.125,
    ticking: true,
    faintStripe: true,
  };
  const { dilutions, patterns, soot, mealy, ticking, faintStripe } = rare;
  expect(lookNamed(portraitName(rare))).toMatchObject({
    look: { dilutions, patterns, soot, mealy, ticking, faintStripe },
  });
  const white: Look = { ...PLAIN_BAY, patterns: { ...PLAIN_BAY.patterns, allWhite: 0 } };
  expect(lookNamed(portraitName(white))).toMatchObject({ look: { patterns: { allWhite: 0, sabino: null } } });
});

test('a name of another painter leads to the same look', () => {
  const name = portraitName(PLAIN_BAY);
  expect(lookNamed(name.replace(/^.{6}/, '000000'))).toEqual({ kind: 'renamed', name });
});

test.each([
  '',
  'horse',
  portraitName(PLAIN_BAY).slice(0, 12).toUpperCase(),
  `${portraitName(PLAIN_BAY)}0`.replace('-', '-0'),
  `${portraitName(PLAIN_BAY).slice(0, 7)}${'z'.repeat(50)}`,
  portraitName({ ...PLAIN_BAY, grey: null }).replace(/^(.{6})-/, '$1-0'),
])('nothing is called "%s"', (name) => {
  expect(lookNamed(name)).toBeNull();
});
