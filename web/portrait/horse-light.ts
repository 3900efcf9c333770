import { createContext } from 'react';

/** CSS colours: light from the upper left to the middle, shade from there on. */
export type HorseLight = readonly [lit: string, litEnd: string, shadedFrom: string, shaded: string];

/** Null: no light. */
export const HorseLightContext = createContext<HorseLight | null>(null);

/** Gradient stops. */
const STOPS = [0.05, 0.55, 0.55, 1] as const;
/** Radians, clockwise from straight up. */
const TURN = (105 / 180) * Math.PI;
/** Number of draws that make edges nearly solid. */
const SOLID = 8;

/** Draws light from the upper left. */
export function lightOver(
  context: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  light: HorseLight,
): CanvasGradient {
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
  return fall;
}

/** Soft light from the upper left, clipped to the picture. */
export function paintLit(context: CanvasRenderingContext2D, picture: ImageBitmap, light: HorseLight): void {
  const { width, height } = picture;
  // On half-transparent edges, light would leave a fringe.
  for (let time = 0; time < SOLID; time++) context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = lightOver(context, picture, light);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-over';
}
