import { plateSvg } from '../../../art/paint/nameplate/plate-svg.ts';
import { PLATE_HEIGHT, PLATES } from '../../../art/paint/nameplate/plates.ts';
import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { SHADOW_BOX } from '../../../art/paint/shadow-box.ts';
import { wholePicture } from '../../portrait/paint/pictures.ts';
import { horseLightIn } from '../horse-lights.ts';
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
  const { look, backdrop } = horse;
  const drawn = backdrop === null ? await onNothing(look) : await inScene(look, backdrop);
  if (drawn === null) return null;
  const { canvas, context } = drawn;
  await drawPlate(context, horse);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function onNothing(look: Look) {
  const painted = await wholePicture(look, null);
  if (painted === null) return null;
  const { picture } = painted;
  const drawn = newCanvas(picture.width, picture.height + PLATE.height);
  drawn.context.drawImage(picture, 0, 0);
  return drawn;
}

async function inScene(look: Look, backdrop: Backdrop) {
  const { setting, light, season } = BACKDROP_ROWS[backdrop];
  const { back, front } = await paintScene({ ...setting, light, season });
  const painted = await wholePicture(look, horseLightIn(setting.name, light, season));
  if (painted === null) return null;
  const { picture, shadow } = painted;
  const whole = newCanvas(WIDTH, HEIGHT);
  whole.context.drawImage(back, 0, 0);
  const height = HEIGHT * HORSE.height;
  const width = (height * picture.width) / picture.height;
  const [left, top] = [(WIDTH - width) / 2, HEIGHT - HORSE.bottom - height];
  if (shadow !== null) {
    const box = SHADOW_BOX;
    const [x, y] = [left + box.left * width, top + box.top * height];
    whole.context.drawImage(shadow, x, y, box.width * width, box.height * height);
  }
  whole.context.drawImage(picture, left, top, width, height);
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
