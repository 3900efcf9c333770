import { HEIGHT, WIDTH } from './scene-size.ts';

/** sRGB with alpha, 8 bits each, of the whole view. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

export function bitmapOf(pixels: Pixels): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(pixels, WIDTH, HEIGHT));
}
