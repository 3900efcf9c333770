import { grainOf, HAIR, nearest } from '../../../../art/paint/layers/sample.ts';
import type { Plane } from '../../../../art/paint/layers/layers.ts';
import type { wholeBody, wholeHair, wholeTack } from '../../../../art/paint/layers/neutral.ts';

type Size = Pick<Plane, 'width' | 'height' | 'box'>;

/** Planes as channels, so a card reads a point's values at once. */
export interface Sheet extends Size {
  readonly channels: number;
  readonly data: Uint8Array;
}

type Body = NonNullable<ReturnType<typeof wholeBody>>;
type Hair = NonNullable<ReturnType<typeof wholeHair>>;
type Tack = NonNullable<ReturnType<typeof wholeTack>>;

/** By sampler. */
export type Sheets = Readonly<Record<string, Sheet>> & { readonly fine: Sheet };

export function sheetsOfBody(body: Body): Sheets & { readonly region: Sheet } {
  const { alpha, diffuse, spec, ambient, dx, dy, zone, ink, region } = body;
  return {
    fine: sheetOf(alpha, [alpha, diffuse, spec, grainPlane(diffuse)]),
    coarse: sheetOf(halfOf(alpha), [ambient, dx, dy, zone]),
    region: sheetOf(alpha, [region]),
    ink: sheetOf(halfOf(alpha), [ink]),
  };
}

export function sheetsOfHair({ alpha, diffuse, spec, along, position }: Hair): Sheets {
  return {
    fine: sheetOf(alpha, [alpha, diffuse, spec]),
    coarse: sheetOf(halfOf(alpha), [along, position]),
  };
}

export function sheetsOfTack({ alpha, diffuse, spec, pad, trim, metal }: Tack): Sheets {
  return {
    fine: sheetOf(alpha, [alpha, diffuse, spec]),
    coarse: sheetOf(alpha, [pad, trim, metal]),
  };
}

function halfOf({ width, height, box }: Plane): Size {
  return { width: Math.ceil(width / 2), height: Math.ceil(height / 2), box };
}

function sheetOf({ width, height, box }: Size, planes: readonly Plane[]): Sheet {
  const channels = planes.length;
  const data = new Uint8Array(width * height * channels);
  planes.forEach((plane, channel) => {
    const values = ofSize({ width, height, box }, plane);
    for (let at = 0; at < values.length; at++) data[at * channels + channel] = values[at] as number;
  });
  return { width, height, box, channels, data };
}

/** Resamples only stand-ins for missing planes. */
function ofSize(size: Size, plane: Plane): Uint8Array {
  const { width, height, box } = size;
  if (
    plane.width === width &&
    plane.height === height &&
    box.every((side, index) => side === plane.box[index])
  )
    return plane.data;
  return valuesOf(size, (x, y) => nearest(plane, x, y));
}

/** Calls `value` at each px's middle, in frame px. */
export function valuesOf({ width, height, box }: Size, value: (x: number, y: number) => number): Uint8Array {
  const [left, top, right, bottom] = box;
  const across = (right - left) / width;
  const down = (bottom - top) / height;
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      values[row * width + column] = value(left + (column + 0.5) * across, top + (row + 0.5) * down);
  return values;
}

/** How far hairs stand out: -1 to 1, stored as 0 to 255. */
function grainPlane(diffuse: Plane): Plane {
  const { width, data, box } = diffuse;
  const away = Math.round((HAIR * width) / (box[2] - box[0]));
  const grain = new Uint8Array(data.length);
  for (let first = 0; first < data.length; first += width)
    for (let column = 0; column < width; column++) {
      const at = first + column;
      const before = column < away ? 0 : (data[at - away] as number);
      const after = column + away < width ? (data[at + away] as number) : 0;
      grain[at] = (grainOf((data[at] as number) / 255, (before + after) / 255) + 1) * 127.5 + 0.5;
    }
  return { ...diffuse, data: grain };
}
