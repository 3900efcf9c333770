import { createContext } from 'react';

/** What falls on a horse, as CSS colours: from the upper left as far as the middle, and from there to the lower right. */
export type HorseLight = readonly [lit: string, litEnd: string, shadedFrom: string, shaded: string];

/** In what light horses are drawn; null shows their coats as they are. */
export const HorseLightContext = createContext<HorseLight | null>(null);

/** Where each colour of the light stands on its way. */
const STOPS = [0.05, 0.55, 0.55, 1] as const;
/** The way of the light, clockwise from straight up. */
const TURN = (105 / 180) * Math.PI;
/** Drawn so many times over itself, an edge is as good as solid. */
const SOLID = 8;

/**
 * Draws a horse in a light that falls from the upper left, as it does on every painted horse: soft light, cut out by
 * the picture itself.
 */
export function paintLit(context: CanvasRenderingContext2D, picture: ImageBitmap, light: HorseLight): void {
  const { width, height } = picture;
  // Light over an edge that is half there would be seen beside it.
  for (let time = 0; time < SOLID; time++) context.drawImage(picture, 0, 0);
  const [across, down] = [Math.sin(TURN), -Math.cos(TURN)];
  const half = (width * across + height * down) / 2;
  const [x, y] = [width / 2, height / 2];
  const fall = context.createLinearGradient(
    x - across * half,
    y - down * half,
    x + across * half,
    y + down * half,
  );
  light.forEach((colour, at) => fall.addColorStop(STOPS[at] ?? 1, colour));
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-over';
}
