import { blendAir } from '../../art/paint/outline-air.ts';
import { outlineShadow } from '../../art/paint/outline-shadow.ts';
import type { HorseLight } from './horse-light.ts';

/** Of the light on a usual horse: the rest comes from around. */
const FROM_SUN = 0.64;
/** Shares of a picture's height: the back, and the belly. */
const BACK = 0.35;
const BELLY = 0.62;
/** Share of the ground in what legs and belly take up from around. */
const LOW = 0.3;
const GAMMA = 2.2;

/** A picture that was painted without a scene, lit about as the painter would, and its shadow. Null without a canvas. */
export function lightUp(
  picture: ImageBitmap,
  { sun, sky, ground, air, shade }: HorseLight,
): { readonly horse: HTMLCanvasElement; readonly shadow: HTMLCanvasElement } | null {
  const { width, height } = picture;
  const horse = newCanvas(width, height);
  horse.brush?.drawImage(picture, 0, 0);
  const pixels = horse.brush?.getImageData(0, 0, width, height);
  if (!pixels) return null;
  const { data } = pixels;
  for (let row = 0; row < height; row++) {
    const low = LOW * Math.min(Math.max((row / height - BACK) / (BELLY - BACK), 0), 1);
    const gains = [0, 1, 2].map((channel) => {
      const above = sky[channel] as number;
      const around = above + ((ground[channel] as number) - above) * low;
      return (FROM_SUN * (sun[channel] as number) + (1 - FROM_SUN) * around) ** (1 / GAMMA);
    }) as [number, number, number];
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4)
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = (data[at + channel] as number) * (gains[channel] as number);
  }
  blendAir(pixels, air);
  horse.brush?.putImageData(pixels, 0, 0);
  // Its feet are dark already.
  const cast = outlineShadow(pixels, [], shade);
  const shadow = newCanvas(cast.width, cast.height);
  shadow.brush?.putImageData(new ImageData(cast.data, cast.width, cast.height), 0, 0);
  return { horse: horse.canvas, shadow: shadow.canvas };
}

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, brush: canvas.getContext('2d', { willReadFrequently: true }) };
}
