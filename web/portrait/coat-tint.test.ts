import { expect, test } from 'vitest';
import { type Look, outlineColours } from './coat-tint.ts';

const MARKING = { name: 'none', extent: 0 } as const;
const BLACK: Look = {
  base: 'black',
  dilutions: { cream: 0, pearl: false, dun: false, silver: false, champagne: false, mushroom: false },
  roan: false,
  grey: null,
  patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
  ticking: false,
  soot: 0,
  mealy: 0,
  faintStripe: false,
  face: MARKING,
  legs: { fl: MARKING, fr: MARKING, rl: MARKING, rr: MARKING },
  eyes: { left: 'brown', right: 'brown' },
  flaxen: false,
  shade: 0,
  metallic: false,
  build: 'light',
  profile: 'straight',
  height: 1.6,
  form: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  stride: [0, 0, 0, 0, 0, 0],
  feather: 0,
  maneStyle: 'short',
  ageInMonths: 90,
  seed: 1,
  tack: null,
};
const patterned = (patterns: Partial<Look['patterns']>) =>
  outlineColours({ ...BLACK, patterns: { ...BLACK.patterns, ...patterns } });
const PLAIN = outlineColours(BLACK);

test('a horse without white patterns has only coat, points and mane', () => {
  expect(Object.keys(PLAIN)).toEqual(['--coat', '--points', '--mane']);
});

test('a tobiano has white patches and white legs on its own coat', () => {
  const tobiano = patterned({ tobiano: 0.5 });
  expect(tobiano['--coat']).toBe(PLAIN['--coat']);
  expect(tobiano['--tobiano']).toBeDefined();
  expect(tobiano['--points']).toBe(tobiano['--tobiano']);
});

test('a tovero has the patches of both', () => {
  expect(Object.keys(patterned({ tobiano: 0.5, frame: 0.5 }))).toEqual([
    ...Object.keys(PLAIN),
    '--tobiano',
    '--frame',
  ]);
});

test.each([
  ['sabino', '--sabino'],
  ['splash', '--splash'],
] as const)('a %s has white legs and white of its own shape', (pattern, property) => {
  const colours = patterned({ [pattern]: 0.5 });
  expect(Object.keys(colours)).toEqual([...Object.keys(PLAIN), property]);
  expect(colours['--points']).toBe(colours[property]);
});

test.each([
  ['varnish roan', []],
  ['spotted blanket', ['--blanket', '--spots-behind']],
  ['leopard', ['--blanket', '--spots-behind', '--spots-before']],
  ['snowcap', ['--blanket']],
  ['few-spot', ['--blanket']],
] as const)('the leopard complex as %s', (name, more) => {
  const colours = patterned({ leopard: { name, extent: 0.5 } });
  expect(Object.keys(colours)).toEqual([...Object.keys(PLAIN), ...more]);
});

test('a leopard is white all over, and its spots have the colour of its coat', () => {
  const leopard = patterned({ leopard: { name: 'leopard', extent: 0.9 } });
  expect(leopard['--coat']).not.toBe(PLAIN['--coat']);
  expect(leopard['--spots-before']).toBe(PLAIN['--coat']);
});
