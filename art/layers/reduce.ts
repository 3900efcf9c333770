import type { Box, Plane } from '../paint/layers/layers.ts';
import { clamp } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import { fillOutwards } from './fill-outwards.ts';

/** Samples per px of the frame, along each axis. */
export const SAMPLES = 2;

interface Reduction {
  readonly view: View;
  readonly box: Box;
  /** Px of the frame per px of the plane. */
  readonly step: 1 | 2;
  /** 0 to 1. */
  readonly value: (sample: number) => number;
  /** Pixels of weight 0 take their neighbours' values. */
  readonly weight: (sample: number) => number;
  /** Px of the plane over which values are extended; default: no limit. */
  readonly reach?: number;
}

export function reduce({ view, box, step, value, weight, reach }: Reduction): Plane {
  const size = SAMPLES * step;
  const width = (box[2] - box[0]) / step;
  const height = (box[3] - box[1]) / step;
  const values = new Float32Array(width * height);
  const weights = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let total = 0;
      for (let j = 0; j < size; j++) {
        const row = (box[1] * SAMPLES + y * size + j) * view.width + box[0] * SAMPLES + x * size;
        for (let sample = row; sample < row + size; sample++) {
          const counts = weight(sample);
          if (counts === 0) continue;
          sum += value(sample) * counts;
          total += counts;
        }
      }
      values[y * width + x] = total > 0 ? sum / total : 0;
      weights[y * width + x] = total;
    }
  const near = reach === undefined ? null : within(weights, width, height, reach);
  fillOutwards(values, weights, width, height);
  const data = Uint8Array.from(values, (each, at) =>
    near !== null && near[at] === 0 ? 0 : Math.round(clamp(each) * 255),
  );
  return { width, height, data, box };
}

function within(weights: Float32Array, width: number, height: number, reach: number): Uint8Array {
  let marks = Uint8Array.from(weights, (weight) => (weight > 0 ? 1 : 0));
  for (let pass = 0; pass < reach; pass++) {
    const wider = marks.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        if (marks[at - 1] || marks[at + 1] || marks[at - width] || marks[at + width]) wider[at] = 1;
      }
    marks = wider;
  }
  return marks;
}

/** In steps of 4 px, so that half-size planes fit. */
export function boxAround(view: View, covered: (sample: number) => boolean): Box | null {
  let [left, top, right, bottom] = [view.width, view.height, -1, -1];
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      if (!covered(y * view.width + x)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  if (right < 0) return null;
  const widthPx = view.width / SAMPLES;
  const heightPx = view.height / SAMPLES;
  const down = (samples: number): number => Math.max(0, (Math.floor(samples / SAMPLES) - 2) & ~3);
  const up = (samples: number, most: number): number =>
    Math.min(most, (Math.ceil(samples / SAMPLES) + 6) & ~3);
  return [down(left), down(top), up(right, widthPx), up(bottom, heightPx)];
}
