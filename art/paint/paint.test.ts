import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Look } from '../../game/horses/coat/look.ts';
import { PLAIN_BAY } from '../testing/plain-bay.ts';
import type { LayerSet, Plane } from './layers/layers.ts';
import { paintPicture } from './paint.ts';
import { recipeOf, type SceneLight } from './recipe/recipe.ts';
import { wholeView } from './view.ts';

const WIDTH = 96;

/** An ellipse, lit from above left, with a fringe of hair. */
function anyLayers(): LayerSet {
  const box = [112, 100, 912, 840] as const;
  const plane = (value: (x: number, y: number) => number): Plane => {
    const [width, height] = [80, 74];
    const data = Uint8Array.from({ length: width * height }, (_, at) =>
      value(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height),
    );
    return { width, height, data, box };
  };
  const within = (x: number, y: number) => Math.hypot((x - 0.5) * 2, (y - 0.5) * 2) < 1;
  return {
    frame: {
      scale: 552,
      x0: -0.62,
      y1: 1.52,
      dx: [-0.1, 0.1],
      dy: [-0.1, 0.1],
      hooves: [
        [402, 838],
        [843, 838],
      ],
      head: [0, 0, 300, 300],
      face: [-0.25, 1.3, -0.5, 1],
    },
    body: {
      alpha: plane((x, y) => (within(x, y) ? 255 : 0)),
      diffuse: plane((x, y) => 200 - 70 * x - 60 * y),
      ambient: plane((_, y) => 150 - 80 * y),
      spec: plane((x, y) => 90 - 40 * (x + y)),
      dx: plane(() => 128),
      dy: plane(() => 128),
      zone: plane((_, y) => 255 * y),
      region: plane((x, y) => 16 * (y > 0.7 ? (x < 0.5 ? 4 : 5) : x < 0.2 ? 3 : x < 0.4 ? 2 : 1)),
      ink: plane(() => 0),
    },
    hair: {
      mane: {
        alpha: plane((x, y) => (x > 0.2 && x < 0.5 && y < 0.4 ? 200 : 0)),
        diffuse: plane(() => 140),
        spec: plane(() => 60),
        along: plane((_, y) => 255 * y),
        position: plane((x) => 255 * x),
      },
    },
  };
}

const painted = (look: Look, layers = anyLayers()) => paintPicture(layers, recipeOf(look), wholeView(WIDTH));

/** Coarse, so that platforms' rounding does not matter. */
function hashOf(pixels: Uint8ClampedArray): string {
  const means: number[] = [];
  for (let at = 0; at < pixels.length; at += 4 * 48) {
    let sum = 0;
    for (let pixel = at; pixel < Math.min(at + 4 * 48, pixels.length); pixel++) sum += pixels[pixel] ?? 0;
    means.push(Math.round(sum / 1200));
  }
  return createHash('sha256').update(means.join(' ')).digest('hex').slice(0, 12);
}

const LOOKS: Readonly<Record<string, Look>> = {
  bay: PLAIN_BAY,
  'bay tobiano': { ...PLAIN_BAY, patterns: { ...PLAIN_BAY.patterns, tobiano: 0.6 } },
  leopard: { ...PLAIN_BAY, patterns: { ...PLAIN_BAY.patterns, leopard: { name: 'leopard', extent: 0.9 } } },
  'dapple grey': { ...PLAIN_BAY, grey: { stage: 'dapple', years: 5 } },
  grullo: { ...PLAIN_BAY, base: 'black', dilutions: { ...PLAIN_BAY.dilutions, dun: true } },
};

test('the same look always gives the same picture', () => {
  expect(Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, hashOf(painted(look))])))
    .toMatchInlineSnapshot(`
      {
        "bay": "4e825cbe3de0",
        "bay tobiano": "3955d9acc8e0",
        "dapple grey": "65be589247bb",
        "grullo": "4ae16efd277e",
        "leopard": "31e3bc8fa0a2",
      }
    `);
});

test('different horses have different pictures', () => {
  const hashes = Object.values(LOOKS).map((look) => hashOf(painted(look)));
  expect(new Set(hashes).size).toBe(hashes.length);
  const spotted = LOOKS['leopard'] ?? PLAIN_BAY;
  expect(painted({ ...spotted, seed: 2 })).not.toEqual(painted({ ...spotted, seed: 3 }));
});

test('missing planes are tolerated', () => {
  const whole = anyLayers();
  for (const name of Object.keys(whole.body) as (keyof LayerSet['body'])[]) {
    const { [name]: _, ...body } = whole.body;
    const pixels = painted(PLAIN_BAY, { ...whole, body });
    expect(
      pixels.some((value) => value > 0),
      name,
    ).toBe(true);
  }
  const bald = painted(PLAIN_BAY, { ...whole, hair: {} });
  expect(bald).not.toEqual(painted(PLAIN_BAY));
  expect(bald.some((value) => value > 0)).toBe(true);
});

test('outlines have no bright halo', () => {
  const pixels = painted({ ...PLAIN_BAY, base: 'black' });
  for (let at = 0; at < pixels.length; at += 4) {
    const cover = pixels[at + 3] ?? 0;
    if (cover > 8 && cover < 200) expect(Math.max(pixels[at] ?? 0, pixels[at + 2] ?? 0)).toBeLessThan(120);
  }
});

test('light of a scene tints the horse; the ground lights it from below', () => {
  const plain = painted(PLAIN_BAY);
  const [one, none] = [
    [1, 1, 1],
    [0, 0, 0],
  ] as const;
  const paintedIn = (light: SceneLight) =>
    paintPicture(anyLayers(), recipeOf(PLAIN_BAY, light), wholeView(WIDTH));
  expect(paintedIn({ sun: one, sky: one, ground: one })).toEqual(plain);
  const redSun = paintedIn({ sun: [2, 1, 1], sky: one, ground: one });
  const noGround = paintedIn({ sun: one, sky: one, ground: none });
  const height = plain.length / WIDTH / 4;
  const at = (down: number, channel: number) => (Math.floor(height * down) * WIDTH + WIDTH / 2) * 4 + channel;
  expect(redSun[at(0.4, 0)]).toBeGreaterThan(plain[at(0.4, 0)] as number);
  expect(redSun[at(0.4, 1)]).toBe(plain[at(0.4, 1)]);
  expect(noGround[at(0.3, 1)]).toBe(plain[at(0.3, 1)]);
  expect(noGround[at(0.8, 1)]).toBeLessThan(plain[at(0.8, 1)] as number);
});
