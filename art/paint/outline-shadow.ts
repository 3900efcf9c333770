import { FRAME_WIDTH } from './layers/layers.ts';
import { SHADOW_BOX } from './shadow-box.ts';
import type { Foot } from './view.ts';

/*
 * The shadow that a horse casts in a scene: its outline laid on the ground, away from the sun at its upper left, and
 * darker under each hoof.
 */

/** RGBA, 0 to 255. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** 0 to 255. */
export type Srgb = readonly [red: number, green: number, blue: number];

/** Px across for each picture: a shadow is soft enough to be enlarged. */
const MOST_COLUMNS = 384;
/** Px of a small picture for each px of its shadow. */
const LEAST_PX = 2;
/** Of a point's height. */
const ASIDE = 0.5;
const UPWARDS = 0.1;
/** Where shadows start without feet, as of a lying horse. */
const GROUND = 0.955;
/** Share of a picture's height over which a shadow fades by `FADE`. */
const FADED = 0.7;
const FADE = 0.45;
const OUTLINE = 0.8;
/** Half the width and height in px of the frame, and darkness. */
const CONTACTS = [
  [60, 12, 0.45],
  [34, 7, 0.75],
] as const;
/** Rows read for each row of the shadow, which is ten times flatter than the outline. */
const ROWS = 4;

/** Covers `SHADOW_BOX` of the scene. */
export function outlineShadow(picture: Pixels, feet: readonly Foot[], [red, green, blue]: Srgb): Pixels {
  const px = Math.max(LEAST_PX, picture.width / MOST_COLUMNS);
  const width = Math.round((SHADOW_BOX.width * picture.width) / px);
  const height = Math.round((SHADOW_BOX.height * picture.height) / px);
  const raster: Raster = { px, width, height };
  const flat = laidDown(picture, groundOf(feet), raster);
  const cover = blurred(blurred(flat, raster), raster);
  darkenUnder(cover, feet, picture, raster);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < cover.length; at++) {
    data[at * 4] = red;
    data[at * 4 + 1] = green;
    data[at * 4 + 2] = blue;
    data[at * 4 + 3] = (cover[at] as number) * 255;
  }
  return { data, width, height };
}

const groundOf = (feet: readonly Foot[]): number =>
  feet.length === 0 ? GROUND : Math.max(...feet.map(([, y]) => y));

/** In px of the shadow. */
interface Raster {
  /** Px of the picture for each. */
  readonly px: number;
  readonly width: number;
  readonly height: number;
}

/** `ground`: share of the picture's height. */
function laidDown(
  { data, width: across, height: down }: Pixels,
  ground: number,
  { px, width, height }: Raster,
): Float32Array {
  const cover = new Float32Array(width * height);
  const foot = ground * down;
  const above = foot - SHADOW_BOX.top * down;
  for (let row = 0; row < height * ROWS; row++) {
    const up = (above - ((row + 0.5) * px) / ROWS) / UPWARDS;
    const from = Math.round(foot - up);
    if (up < 0 || from < 0 || from >= down) continue;
    const dark = (OUTLINE / ROWS / 255) * (1 - FADE * Math.min(1, up / (FADED * down)));
    const first = Math.floor(row / ROWS) * width;
    const start = SHADOW_BOX.left * across - ASIDE * up;
    for (let column = 0; column < width; column++) {
      const at = Math.round(start + (column + 0.5) * px);
      if (at < 0 || at >= across) continue;
      cover[first + column] =
        (cover[first + column] as number) + dark * (data[(from * across + at) * 4 + 3] as number);
    }
  }
  return cover;
}

/** Two px to each side, one up and down. */
function blurred(values: Float32Array, { width, height }: Raster): Float32Array {
  const rows = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    for (let at = row * width + 2; at < (row + 1) * width - 2; at++) {
      const near = (values[at - 1] as number) + (values[at] as number) + (values[at + 1] as number);
      rows[at] = (near + (values[at - 2] as number) + (values[at + 2] as number)) / 5;
    }
  }
  const both = new Float32Array(values.length);
  for (let at = width; at < values.length - width; at++)
    both[at] = ((rows[at - width] as number) + (rows[at] as number) + (rows[at + width] as number)) / 3;
  return both;
}

function darkenUnder(
  cover: Float32Array,
  feet: readonly Foot[],
  picture: Pixels,
  { px, width, height }: Raster,
): void {
  const scale = picture.width / FRAME_WIDTH / px;
  for (const [x, y] of feet)
    for (const [halfWidth, halfHeight, dark] of CONTACTS) {
      const middle = ((x - SHADOW_BOX.left) * picture.width) / px + 2 * scale;
      const line = ((y - SHADOW_BOX.top) * picture.height) / px + 0.5 * scale;
      const [across, down] = [halfWidth * scale, halfHeight * scale];
      for (let row = Math.max(0, Math.floor(line - down)); row < Math.min(height, line + down); row++)
        for (let column = Math.max(0, Math.floor(middle - across)); column < middle + across; column++) {
          const away = Math.hypot((column + 0.5 - middle) / across, (row + 0.5 - line) / down);
          const at = row * width + column;
          cover[at] = 1 - (1 - (cover[at] as number)) * (1 - dark * softness(away));
        }
    }
}

/** 1 in the middle, 0 from 1 on. */
function softness(away: number): number {
  const share = Math.max(0, 1 - away);
  return share * share * (3 - 2 * share);
}
