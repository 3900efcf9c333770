import { describe, expect, test } from 'vitest';
import page from '../../index.html?raw';
import css from './tokens.css?raw';

/** Lightness, chroma, hue and opacity. */
type Oklch = readonly [number, number, number, number?];
type Tokens = Readonly<Record<string, Oklch>>;

const dark = tokensOf(':root');
const light = { ...dark, ...tokensOf("[data-theme='light']") };
const night = { ...light, ...tokensOf('.is-night') };
const THEMES = { dark, light, night };

/** Text AA, body text AAA, meaningful borders 3:1 (docs/rules/screens.md#contrast-and-motion). */
const ON_BACKGROUNDS: readonly [name: string, least: number][] = [
  ['text', 7],
  ['muted', 4.5],
  ['accent', 4.5],
  ['good', 4.5],
  ['warn', 4.5],
  ['bad', 4.5],
  ['yellow', 4.5],
  ['blue', 4.5],
  ['rider', 4.5],
  ['manufacturer', 4.5],
  ['trainer', 4.5],
  ['equilibrium', 4.5],
  ['edge', 3],
];
const TEXTS = ON_BACKGROUNDS.filter(([name]) => name !== 'edge');
const PAIRS: readonly [front: string, back: string, least: number][] = [
  ...['background', 'surface', 'raised'].flatMap((back) =>
    ON_BACKGROUNDS.map(([front, least]): [string, string, number] => [front, back, least]),
  ),
  ['text', 'well', 7],
  ['muted', 'well', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ...['rider', 'manufacturer', 'trainer', 'equilibrium'].map((guild): [string, string, number] => [
    'on-accent',
    guild,
    4.5,
  ]),
  ['good', 'good-wash', 4.5],
  ['text', 'good-wash', 7],
  ['muted', 'good-wash', 4.5],
  ['on-rosette', 'gold', 4.5],
  ['on-rosette', 'silver', 4.5],
  ['on-rosette', 'bronze', 4.5],
  ['accent', 'well', 3],
  ['good', 'well', 3],
  ['warn', 'well', 3],
  ['muted', 'well', 3],
  ['thread', 'background', 3],
];

describe.each(Object.entries(THEMES))('the %s theme', (_, tokens) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least);
  });

  test('has only colours within sRGB', () => {
    const outside = Object.entries(tokens).filter(([, value]) =>
      linear(value).some((v) => v < -0.002 || v > 1.002),
    );
    expect(outside).toEqual([]);
  });
});

/** Texts on the floor where the lamp is brightest, on the bar and on signs. */
test.each(Object.entries({ dark, light }))(
  'texts of the %s theme can be read wherever they stand',
  (_, tokens) => {
    const floor = over(tokens, 'lamp', over(tokens, 'plank', colour(tokens, 'background')));
    const grounds = [
      floor,
      over(tokens, 'lamp', colour(tokens, 'background')),
      colour(tokens, 'bar'),
      colour(tokens, 'sign'),
    ];
    for (const ground of grounds)
      for (const [name] of TEXTS)
        expect([name, contrast(colour(tokens, name), ground)]).toSatisfy(isAtLeast(4.5));
  },
);

/** Its gradient goes from a lighter to a browner paper. */
test.each(Object.entries({ dark, light }))(
  'texts on paper have a contrast of 6.3 in the %s theme',
  (_, theme) => {
    const paper = colour(theme, 'paper');
    const tokens = { ...theme, ...tokensOf('.sheet') };
    const grounds = [paper, mix(paper, [1, 0, 0], 0.22), mix(paper, [0.7, 0.06, 76], 0.12)];
    for (const ground of grounds)
      for (const [name] of TEXTS)
        expect([name, contrast(colour(tokens, name), ground)]).toSatisfy(isAtLeast(6.3));
  },
);

test.each(Object.entries({ dark, light }))(
  "the browser's bar has the colour of ours in the %s theme",
  (theme, tokens) => {
    const [, hex] = page.match(new RegExp(`name="theme-color"[^>]*data-${theme}="(#[0-9a-f]{6})"`)) ?? [];
    expect(hex).toBe(hexOf(colour(tokens, 'bar')));
  },
);

test('black on white has a contrast of 21', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = block.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g);
  return Object.fromEntries(
    [...found].map(([, name, l, c, h, opacity = 1]) => [name, [l, c, h, opacity].map(Number)]),
  );
}

function colour(tokens: Tokens, name: string): Oklch {
  const found = tokens[name];
  if (!found) throw new Error(`No token --${name}`);
  return found;
}

const isAtLeast =
  (least: number) =>
  ([, found]: [string, number]): boolean =>
    found >= least;

/** Mixed in OKLab, like the style sheet's `color-mix`. */
function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const lab = ([l, c, h]: Oklch) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [l = 0, a = 0, b = 0] = lab(one).map((v, i) => v * (1 - share) + (lab(other)[i] ?? 0) * share);
  return [l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** A translucent token on a ground. */
function over(tokens: Tokens, name: string, ground: Oklch): Oklch {
  const front = colour(tokens, name);
  return mix(ground, front, front[3] ?? 1);
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05). */
function contrast(a: Oklch, b: Oklch): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(value: Oklch): number {
  const [r, g, b] = linear(value).map((v) => Math.min(1, Math.max(0, v))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Linear sRGB, by Björn Ottosson's matrices. */
function linear([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** "#17140e". */
function hexOf(value: Oklch): string {
  const bytes = linear(value).map((v) =>
    Math.round(255 * (v > 0.0031308 ? 1.055 * v ** (1 / 2.4) - 0.055 : 12.92 * v)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
