import { createContext } from 'react';

/** CSS colours: light from the upper left to the middle, shade from there to the lower right. */
export type HorseLight = readonly [lit: string, litEnd: string, shadedFrom: string, shaded: string];

/** Null draws coats without light. */
export const HorseLightContext = createContext<HorseLight | null>(null);

/** Gradient position of each colour. */
const STOPS = [0.05, 0.55, 0.55, 1] as const;
/** Direction of the light, clockwise from straight up. */
const TURN = (105 / 180) * Math.PI;
/** Draws over itself until edges are nearly solid. */
const SOLID = 8;

/** Draws a horse in soft light from the upper left, clipped to the picture. */
export function paintLit(context: CanvasRenderingContext2D, picture: ImageBitmap, light: HorseLight): void {
  const { width, height } = picture;
  // On half-transparent edges the light would show as a fringe.
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
