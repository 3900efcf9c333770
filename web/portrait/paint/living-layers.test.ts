import { expect, test, vi } from 'vitest';
import type { LayerSet, Plane } from '../../../art/paint/layers/layers.ts';
import { takeApart } from './living-layers.ts';

class FakeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
vi.stubGlobal('ImageData', FakeImageData);

type Pixel = readonly [red: number, green: number, blue: number, cover: number];

const plane: Plane = { width: 1, height: 1, box: [0, 0, 1, 1], data: Uint8Array.of(255) };
const LAYERS: LayerSet = {
  frame: {
    scale: 1,
    x0: 0,
    y1: 1,
    dx: [0, 1],
    dy: [0, 1],
    hooves: [[0, 0]],
    head: [0, 0, 1, 1],
    face: [0, 1, 1, 0],
  },
  body: { alpha: plane },
  hair: { tail: { alpha: plane }, mane: { alpha: plane }, featherNear: { alpha: plane } },
};

const over = (above: Pixel, below: Pixel): Pixel => {
  const cover = above[3] + below[3] * (1 - above[3]);
  const mix = (channel: 0 | 1 | 2) =>
    cover === 0 ? 0 : (above[channel] * above[3] + below[channel] * below[3] * (1 - above[3])) / cover;
  return [mix(0), mix(1), mix(2), cover];
};
const NOTHING: Pixel = [0, 0, 0, 0];
const COAT: Pixel = [150, 90, 50, 1];
const SHADED: Pixel = [105, 63, 35, 1];

/** A mane of each coverage, over the coat and over nothing. */
const COVERS = [0, 0.1, 0.3, 0.5, 0.55, 0.7, 0.85, 0.95, 1];
const PIXELS = COVERS.flatMap((cover) => [
  { mane: [40, 30, 20, cover] as Pixel, isOnBody: true },
  { mane: [40, 30, 20, cover] as Pixel, isOnBody: false },
]);

function paint({ body, hair }: LayerSet): ImageData {
  const data = PIXELS.flatMap(({ mane, isOnBody }) => {
    const bare = body.alpha === undefined || !isOnBody ? NOTHING : hair.mane ? SHADED : COAT;
    const shown = hair.mane ? over(mane, bare) : bare;
    return [shown[0], shown[1], shown[2], shown[3] * 255];
  });
  return new ImageData(new Uint8ClampedArray(data), PIXELS.length, 1);
}

const pixelOf = ({ data }: ImageData, index: number): Pixel => {
  const [red = 0, green = 0, blue = 0, cover = 0] = data.subarray(index * 4, index * 4 + 4);
  return [red, green, blue, cover / 255];
};

test('laid over each other, the pictures restore the whole horse', () => {
  const { horse, mane } = takeApart(LAYERS, paint);
  const whole = paint(LAYERS);
  PIXELS.forEach((_, index) => {
    const joined = over(pixelOf(mane, index), pixelOf(horse, index));
    const wanted = pixelOf(whole, index);
    joined.forEach((value, channel) =>
      expect(Math.abs(value - (wanted[channel] ?? 0)), `${channel} of ${index}`).toBeLessThan(
        channel === 3 ? 0.02 : 4,
      ),
    );
  });
});

test('below a mane that hides it, the horse continues, shaded', () => {
  const { horse } = takeApart(LAYERS, paint);
  const [red, , , cover] = pixelOf(horse, PIXELS.length - 2);
  expect(cover).toBeGreaterThan(0.95);
  expect(red).toBeGreaterThan(80);
  expect(red).toBeLessThan(COAT[0]);
  // Beside the body there is nothing to continue.
  expect(pixelOf(horse, PIXELS.length - 1)[3]).toBeLessThan(0.05);
});
