import { expect, test } from 'vitest';
import type { Plane } from './layers.ts';
import { sample } from './sample.ts';
import { samplersOf } from './sampler.ts';

const plane = (width: number, height: number, box: Plane['box'], step: number): Plane => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (at * step) % 256),
  box,
});

const PLANES = {
  alpha: plane(5, 4, [10, 20, 15, 24], 37),
  diffuse: plane(5, 4, [10, 20, 15, 24], 91),
  ambient: plane(3, 2, [10, 20, 15, 24], 53),
  zone: plane(1, 1, [0, 0, 30, 30], 0),
};

test('planes of one size share a sampler with unchanged values', () => {
  const { of, others } = samplersOf(PLANES);
  expect(of.diffuse).toBe(of.alpha);
  expect(others).toEqual([of.ambient, of.zone]);
  for (let y = 19.3; y < 25; y += 0.41) {
    for (let x = 9.2; x < 16; x += 0.37) {
      of.alpha.move(x, y);
      for (const other of others) other.move(x, y);
      for (const name of ['alpha', 'diffuse', 'ambient', 'zone'] as const)
        expect(of[name].read(PLANES[name]), `${name} at ${x}, ${y}`).toBeCloseTo(
          sample(PLANES[name], x, y),
          9,
        );
    }
  }
});
