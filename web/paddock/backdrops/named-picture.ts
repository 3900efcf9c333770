import { plateSvg } from '../../../art/paint/nameplate/plate-svg.ts';
import { PLATE_HEIGHT, PLATES } from '../../../art/paint/nameplate/plates.ts';
import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { paintLit } from '../../portrait/horse-light.ts';
import { portraitPng } from '../../portrait/paint/pictures.ts';
import { HORSE_LIGHTS } from '../horse-lights.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import { paintScene } from '../paint-scene.ts';
import { BACKDROP_ROWS } from './backdrop-rows.ts';

export interface PicturedHorse {
  readonly look: Look;
  readonly name: string;
  readonly nameplate: Nameplate;
  readonly backdrop: Backdrop | null;
}

/** Px. */
const PLATE = { height: 84, ends: 56, laurelEnds: 92, letters: 46, below: 20 } as const;
/** Share of the scene, and px from its lower edge. */
const HORSE = { height: 0.82, bottom: 98 } as const;

/** Horse and nameplate in front of its lantern's scene, or on a transparent background. Null if the horse is incomplete. */
export async function namedPicture(horse: PicturedHorse): Promise<Blob | null> {
  const portrait = await portraitPng(horse.look);
  if (portrait === null) return null;
  const picture = await createImageBitmap(portrait);
  const { canvas, context } =
    horse.backdrop === null ? onNothing(picture) : await inScene(picture, horse.backdrop);
  picture.close();
  await drawPlate(context, horse);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function onNothing(picture: ImageBitmap) {
  const drawn = newCanvas(picture.width, picture.height + PLATE.height);
  drawn.context.drawImage(picture, 0, 0);
  return drawn;
}

async function inScene(picture: ImageBitmap, backdrop: Backdrop) {
  const { setting, light, season } = BACKDROP_ROWS[backdrop];
  const { back, front } = await paintScene({ ...setting, light, season });
  const [whole, horse] = [newCanvas(WIDTH, HEIGHT), newCanvas(picture.width, picture.height)];
  whole.context.drawImage(back, 0, 0);
  paintLit(horse.context, picture, HORSE_LIGHTS[light]);
  const height = HEIGHT * HORSE.height;
  const width = (height * picture.width) / picture.height;
  whole.context.filter = `brightness(${LIGHT_ROWS[light].horse})`;
  whole.context.drawImage(horse.canvas, (WIDTH - width) / 2, HEIGHT - HORSE.bottom - height, width, height);
  whole.context.filter = 'none';
  whole.context.drawImage(front, 0, 0);
  back.close();
  front.close();
  return whole;
}

async function drawPlate(
  context: CanvasRenderingContext2D,
  { name, nameplate }: PicturedHorse,
): Promise<void> {
  const { letters, relief, hasLaurel } = PLATES[nameplate];
  const ends = hasLaurel ? PLATE.laurelEnds : PLATE.ends;
  const whole = context.canvas.width;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--serif');
  const write = (size: number) => {
    context.font = `500 ${size}px ${family}`;
    return context.measureText(name).width;
  };
  await document.fonts.load(`500 ${PLATE.letters}px ${family}`, name);
  const wide = write(PLATE.letters);
  const measured = write(PLATE.letters * Math.min(1, (whole - 40 - 2 * ends) / wide));
  const width = Math.round(Math.max(260, measured + 2 * ends));
  const { height, below } = PLATE;
  const [left, top] = [(whole - width) / 2, context.canvas.height - height - below];
  const plate = new Image(width, height);
  const drawing = plateSvg(nameplate, { width, height, scale: height / PLATE_HEIGHT });
  plate.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await plate.decode();
  context.drawImage(plate, left, top);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [colour, down] of [
    [relief, 2],
    [letters, 0],
  ] as const) {
    context.fillStyle = colour;
    context.fillText(name, whole / 2, top + height / 2 + down);
  }
}

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  return { canvas, context };
}
