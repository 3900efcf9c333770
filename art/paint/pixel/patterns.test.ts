import { expect, test } from 'vitest';
import type { Look } from '../../../game/horses/coat/look.ts';
import { PLAIN_BAY } from '../../testing/plain-bay.ts';
import { recipeOf } from '../recipe/recipe.ts';
import { blanketAt } from './leopard.ts';
import { bodyPointAt } from './body-point-at.ts';
import { frameAt, sabinoAt, splashAt, tobianoAt, whiteAt } from './white.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => 7_919 * (index + 1));
const patterned = (patterns: Partial<Look['patterns']>, seed: number): Look => ({
  ...PLAIN_BAY,
  seed,
  patterns: { ...PLAIN_BAY.patterns, ...patterns },
});

/** Columns and rows of a barrel, from withers to haunch. */
const COLUMNS = 40;
const ROWS = 20;

/** Patches of white on the barrel, and the share of it that is white. */
function mapOf(white: (x: number, y: number) => number): {
  readonly patches: number;
  readonly share: number;
} {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [x, y] = [0.1 + ((at % COLUMNS) / COLUMNS) * 0.85, 0.62 + (Math.floor(at / COLUMNS) / ROWS) * 0.34];
    return white(x, y) > 0.5;
  });
  const share = cells.filter(Boolean).length / cells.length;
  let patches = 0;
  cells.forEach((isWhite, first) => {
    if (!isWhite) return;
    patches += 1;
    const reached = [first];
    for (const at of reached) {
      if (!cells[at]) continue;
      cells[at] = false;
      const column = at % COLUMNS;
      if (column > 0) reached.push(at - 1);
      if (column < COLUMNS - 1) reached.push(at + 1);
      reached.push(at - COLUMNS, at + COLUMNS);
    }
  });
  return { patches, share };
}

test.each([
  ['tobiano', tobianoAt],
  ['frame', frameAt],
] as const)('%s maps of one extent differ in number and size of patches', (pattern, whiteOf) => {
  const maps = SEEDS.map((seed) => {
    const recipe = recipeOf(patterned({ [pattern]: 0.5 }, seed));
    return mapOf((x, y) => whiteOf(recipe, bodyPointAt(x, y, 1)));
  });
  expect(new Set(maps.map(({ patches }) => patches)).size).toBeGreaterThanOrEqual(3);
  const shares = maps.map(({ share }) => share).toSorted((one, other) => one - other);
  expect(shares.at(-4) ?? 0).toBeGreaterThan(2.5 * (shares[4] ?? 1));
});

test.each([
  ['tobiano', tobianoAt],
  ['frame', frameAt],
  ['sabino', sabinoAt],
  ['splash', splashAt],
] as const)('a %s has more white with more extent', (pattern, whiteOf) => {
  const whiteOfAll = [0, 0.5, 1].map((extent) =>
    SEEDS.reduce((sum, seed) => {
      const recipe = recipeOf(patterned({ [pattern]: extent }, seed));
      return sum + mapOf((x, y) => whiteOf(recipe, bodyPointAt(x, y, 1))).share;
    }, 0),
  );
  expect(whiteOfAll).toEqual(whiteOfAll.toSorted((one, other) => one - other));
});

const FEET = [
  [0.16, 4],
  [0.985, 5],
] as const;
const NOSE = bodyPointAt(-0.45, 1.02, 3);

test('legs of sabinos are white to above the knee, and higher on some', () => {
  const heights = SEEDS.flatMap((seed) => {
    const recipe = recipeOf(patterned({ sabino: 0.3 }, seed));
    return FEET.map(([x, part]) => {
      let y = 0.06;
      while (y < 0.7 && sabinoAt(recipe, bodyPointAt(x, y, part)) > 0.5) y += 0.01;
      return y;
    });
  });
  expect(Math.min(...heights)).toBeGreaterThan(0.3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.1);
});

test('a splash is dipped in white from below, nose first; its back keeps its colour', () => {
  for (const seed of SEEDS)
    for (const splash of [0, 0.5, 1]) {
      const recipe = recipeOf(patterned({ splash }, seed));
      for (const [x, part] of FEET) expect(splashAt(recipe, bodyPointAt(x, 0.3, part))).toBe(1);
      expect(splashAt(recipe, NOSE)).toBe(1);
      for (const x of [0.3, 0.5, 0.7]) expect(splashAt(recipe, bodyPointAt(x, 0.95, 1))).toBe(0);
    }
});

test('a white horse is white all over, but for a twentieth of its body at most', () => {
  const shares = SEEDS.map((seed) => {
    const recipe = recipeOf(patterned({ allWhite: 0.5 }, seed));
    expect(sabinoAt(recipe, bodyPointAt(0.16, 0.3, 4))).toBe(1);
    return mapOf((x, y) => sabinoAt(recipe, bodyPointAt(x, y, 1))).share;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.95);
});

test('a blanket has no edge where the hind leg begins', () => {
  for (const seed of SEEDS) {
    const recipe = recipeOf(patterned({ leopard: { name: 'spotted blanket', extent: 0.48 } }, seed));
    for (let y = 0.56; y < 0.86; y += 0.02)
      for (const x of [0.75, 0.85, 0.95])
        expect(
          Math.abs(blanketAt(recipe, bodyPointAt(x, y, 1)) - blanketAt(recipe, bodyPointAt(x, y, 5))),
        ).toBeLessThan(1e-6);
  }
});

test.each(['fl', 'fr', 'rl', 'rr'] as const)(
  'the least sock that words name shows on leg %s alone',
  (leg) => {
    const none = { name: 'none', extent: 0 } as const;
    const legs = { fl: none, fr: none, rl: none, rr: none, [leg]: { name: 'sock', extent: 0 } as const };
    const parts = { fl: 4, fr: 6, rl: 5, rr: 7 };
    const white = Object.values(parts).map((part) => {
      const x = part % 2 === 1 ? 0.96 : 0.14;
      return SEEDS.filter(
        (seed) =>
          whiteAt({ ...recipeOf({ ...PLAIN_BAY, seed, legs }), ermine: 0 }, bodyPointAt(x, 0.07, part)) > 0.5,
      ).length;
    });
    expect(white).toEqual(Object.keys(parts).map((name) => (name === leg ? SEEDS.length : 0)));
  },
);
